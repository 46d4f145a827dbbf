import type { BookText } from '../../../engine/text/rulebook.ts'

export const en: BookText = {
  intro:
    'Your deck is your life. Line up characters on five fields, and make the other deck run out before your own does.',
  chapters: {
    win: {
      title: 'How to win',
      body: [
        'You win when the other deck has 0 cards. There is no other life total.',
        'It does not matter what took the last card: drawing, an attack, an effect, or a price its owner chose to pay.',
        'The game ends at that very moment. If one event empties both decks, nobody wins.',
        'Where there are fewer cards than asked for, all of them are drawn or discarded. You may concede at any time.',
      ],
    },
    deck: {
      title: 'The deck',
      body: [
        'A deck has exactly 50 cards.',
        {
          list: [
            'Up to 4 copies of one name.',
            'Metamorphose and Fusion cards are shuffled in with the rest; there is no second deck.',
          ],
        },
      ],
    },
    setup: {
      title: 'Before the first turn',
      body: [
        {
          steps: [
            'Chance decides who goes first.',
            'The second player takes the Turn Counter.',
            'Decks are shuffled, and each player draws 5 cards. Bad hands are kept.',
            'The first player begins. The first turn is a turn like any other.',
          ],
        },
      ],
    },
    board: {
      title: 'The board',
      body: [
        'Each side has three fields in the front row and two in the back row. The front rows face each other.',
        'The back fields lie in the gaps: one behind left and centre, one behind centre and right.',
        {
          table: [
            ['Field', 'Adjacent to'],
            ['Front left', 'front centre, back left'],
            ['Front centre', 'front left and right, back left and right'],
            ['Front right', 'front centre, back right'],
            ['Back left', 'back right, front left and centre'],
            ['Back right', 'back left, front centre and right'],
          ],
        },
        'Left and right are meant as the owner sees them. Nothing is adjacent across the middle.',
        'A field is empty while no character stands there and none is on its way. A set Trap does not fill it.',
        'Hands, decks and what lies face down are secret; the board, graveyards and all counts are open.',
      ],
    },
    cards: {
      title: 'The kinds of cards',
      body: [
        {
          table: [
            ['Kind', 'In short'],
            ['C card', 'A plain character. Lay hand cards beneath it to enter.'],
            ['M card', 'A character stacked on one that stands already.'],
            ['F card', 'A character made out of those on your board.'],
            ['Quick Spell', 'Any time you have priority; then the graveyard.'],
            ['Strategy Spell', 'Your own Main Phase; then the graveyard.'],
            ['Equip Spell', 'Laid beneath a character, and works on.'],
            ['Trap Spell', 'Set face down first, turned up later.'],
          ],
        },
        '"A card" means a character of any kind.',
        'Characters have HP, ATK, DEF, SPD, a Race and an Attribute: Red, Blue, Green, White or Black.',
        'Where a card contradicts these rules, the card is right, and "cannot" beats "may".',
      ],
    },
    entry: {
      title: 'Entering: laying Power Cards',
      body: [
        'The marks in the corner say how many cards of which colour are needed. Their sum is the HP.',
        {
          steps: [
            'Choose an empty field of yours, in front or behind.',
            'For each mark show a hand card of that colour. A Grey mark takes any colour.',
            'Lay them there face down and sideways, and the character upright on top.',
          ],
        },
        'These are its [powerCard|Power Cards]: the price and the health at once. Damage takes them away.',
        'The number must be exact, and the card that enters cannot pay for itself.',
        'It enters ready, so it may attack or guard in the next Battle Turn.',
        'Characters enter in your own Main Phase, while nothing is waiting to be resolved.',
      ],
    },
    metamorphose: {
      title: 'Metamorphose',
      body: [
        'An M card is stacked on one character of yours that fits the words in brackets.',
        'The Power Cards there and those you add from your hand must come to exactly its HP. If there are enough, add none; if there are too many, that character will not do.',
        'You show the cards you add, but their colours do not matter.',
        'The character beneath is no Power Card and is not lost to damage.',
        'Field, Power Cards, Equips and being ready or not are taken over. It counts as entering.',
      ],
    },
    fusion: {
      title: 'Fusion',
      body: [
        'An F card enters by turning fitting characters of yours sideways as its Power Cards. The hand pays nothing.',
        'Each of them becomes one Power Card, and the Power Cards they had stay up to the limit. You choose which; the rest is discarded.',
        'It may have fewer Power Cards than HP. It may stand on a field that its materials leave free.',
        'Materials are not discarded, so no Penalty happens. The F card enters ready.',
      ],
    },
    spells: {
      title: 'Spells',
      body: [
        'Pay by discarding hand cards of the marked colours. You pay all of it when declaring, and it never comes back.',
        'Targets are named when declaring, unless the text says "on resolving".',
        "Quick Spells may be used in Main and Battle Phases, in the other's turn and as answers. Strategy and Equip Spells only in your own Main Phase.",
        'An Equip may go under a character of either side, any number under one. It is no Power Card, and it is discarded when the character leaves.',
      ],
    },
    traps: {
      title: 'Traps',
      body: [
        'In your Main Phase you set a Trap face down on a field of yours that has none. This is free and cannot be answered.',
        'It cannot be used until the Battle Phase of that round is over.',
        'Afterwards, whenever you have priority, you may turn it up, pay for it and declare it. The character on its field has nothing to do with it.',
        'One Trap a field. It cannot be moved or taken back.',
      ],
    },
    turn: {
      title: 'Your turn',
      body: [
        {
          table: [
            ['Phase', 'What you do'],
            ['Wake-Up', 'Make all your characters ready (upright).'],
            ['Draw', 'Draw 2 cards.'],
            ['Main', 'Enter characters, use Spells and effects, set Traps, in any order.'],
            ['End', 'With 8 or more cards in hand, discard down to 7.'],
          ],
        },
        'You decide about [trashLife|Trash Life] and [trashHand|Trash Hand] before waking up.',
        "In the other player's Main Phase you may only use Quick Spells, Traps and special effects of characters.",
        'If you pass and your opponent passes too, your Main Phase is over. If they act instead, it goes on afterwards.',
      ],
    },
    order: {
      title: 'Who goes when',
      body: [
        'After one turn of each player comes the Battle Turn. That is a round.',
        'Whoever went last leads the next round: first, second, battle, second, first, battle, and so on.',
        'The Turn Counter changes hands at the end of each Battle Turn. Its holder goes second in that round.',
      ],
    },
    battleTurn: {
      title: 'The Battle Turn',
      body: [
        'The front-row characters of both players decide once each whether to attack, the highest [spd|SPD] first.',
        "Equal SPD: those of the Counter's holder come first. Within one side the owner chooses.",
        'Exhausted characters are passed over. One that declines stays ready and may still guard.',
        'Who is next is looked up anew each time: a character made faster or moved to the front joins if it has not decided yet.',
        "The Battle Turn is nobody's turn: no characters enter and no Steps are taken.",
      ],
    },
    attack: {
      title: 'Attacking',
      body: [
        'Only a ready character in the front row attacks. Declaring turns it sideways: it is exhausted.',
        'It designates the facing front field or one beside that, empty or not. Back fields need a text that allows it.',
        'The target is that field and the character on it at that moment. One that comes later is not the target.',
        'The attacked player may answer now, and this is the time to guard.',
        'If the attacker is no longer in the front row or in reach when the attack resolves, there is no battle. It stays exhausted.',
      ],
    },
    guard: {
      title: 'Guarding',
      body: [
        {
          table: [
            ['What is attacked', 'Who may guard'],
            ['A front-row character', 'that character, or one behind it (covering)'],
            ['An empty front field', 'only an adjacent character with Slide Block'],
            ['A back field', 'the character there, or one in front of it'],
          ],
        },
        'One ready character may guard. It turns sideways, so it will not attack later in this Battle Turn.',
        'You may guard as long as the attack waits to be resolved, even after other answers. Once it has resolved it is too late.',
        'You need not guard. Then your deck is hit.',
      ],
    },
    battle: {
      title: 'Working out a battle',
      body: [
        'When the attack has resolved, the game is "in battle": both may use Quick Spells, Traps and special effects.',
        {
          list: [
            "No guard: the attacked player discards as many cards from the deck as the attacker's ATK. The attacked character is unharmed.",
            "A guard: each one's ATK is compared with the other's DEF, and what goes beyond is damage. The deck loses nothing.",
          ],
        },
        'Each damage discards one Power Card of that character; its player chooses which.',
        'If there are too few, the character is discarded with everything beneath. If there are just enough, it stays with none.',
        'Both deal damage at once, unless there is [initiative|Initiative].',
        'If the attacker leaves, the battle is over. If only the guard leaves, the deck is hit.',
      ],
    },
    response: {
      title: 'Answers and priority',
      body: [
        'You can respond to entering, Spells, special effects, Steps, attacks and guards.',
        {
          steps: [
            'After a declaration the other player has priority.',
            'They respond or pass. When they have passed, you may even respond to yourself.',
            'Two passes in a row: everything is resolved from the last declaration to the first, without a break.',
          ],
        },
        'Responses are Quick Spells, Traps, special effects and, to an attack, a guard.',
        'Nothing answers setting a Trap, declining to attack, paying, drawing, or what happens by itself.',
        'If the conditions of a declaration no longer hold when it resolves, it does nothing. A Spell, or a card on its way in with all that was laid for it, is discarded.',
      ],
    },
    effects: {
      title: 'Special effects and Steps',
      body: [
        'A "Declared" effect may be used whenever you have priority, unless it says otherwise, such as "own Main Phase only".',
        'What stands as its cost is paid when declaring. You may use it as often as you can pay.',
        'Side Step and Line Step: in your own Main Phase with nothing waiting, once each a turn. Even an exhausted character may.',
        'Effects that happen by themselves, on entering or as a Penalty, come right after their cause. They are not optional unless they say "may".',
      ],
    },
    table: {
      title: 'At this table',
      body: [
        'Tapping a card shows what it would do; only the button below makes it happen.',
        'A choice that is not finished waits for its next part: a field, cards to lay, a target.',
        'Should the game go on in the meantime, the unfinished choice is dropped and you choose again.',
        'While the other one decides, and when the match is over, you can still look at everything.',
      ],
    },
    faq: {
      title: 'Often asked',
      body: [
        {
          asks: [
            ['Is an attacked character lost if I do not guard?', 'No. Only the deck loses cards.'],
            ['Does damage beyond a discarded guard go on to the deck?', 'No.'],
            ['Is a character without Power Cards discarded?', 'No. The next damage discards it.'],
            [
              'May I look at Power Cards?',
              'At your own. What was shown on entering may be looked up by both.',
            ],
            ['When does an exhausted character wake?', 'In your next Wake-Up Phase, not in the Battle Turn.'],
            [
              'Does "discard a character" take Power Cards first?',
              'No, it takes the whole character. Only damage takes Power Cards.',
            ],
            [
              'Does Penalty happen on returning to the hand?',
              'No, only on going from the board to the graveyard.',
            ],
            ['May I enter on a field with a Trap?', 'Yes. A Trap takes up no room.'],
            ['Does the first player draw 2 on the first turn?', 'Yes.'],
            [
              'What if a character has a basic effect twice?',
              'Numbers add up. Without a number nothing changes.',
            ],
          ],
        },
      ],
    },
  },
  terms: {
    powerCard: {
      name: 'Power Card',
      text: 'A card lying sideways beneath a character. Each takes one damage.',
    },
    powerLimit: { name: 'Power Card limit', text: 'The HP, plus Toughness. No more can be laid.' },
    grey: { name: 'Grey mark', text: 'Paid with a card of any colour.' },
    spd: { name: 'SPD', text: 'The order of the Battle Turn: the highest decides first.' },
    ready: {
      name: 'Ready, exhausted',
      text: 'Upright is ready, sideways is exhausted. Attacking and guarding both need a ready character.',
    },
    adjacent: { name: 'Adjacent', text: 'Touching at a side, in front or behind. Never across the middle.' },
    facing: { name: 'Facing', text: 'The enemy front field straight ahead.' },
    discard: { name: 'Discard', text: "Put into the graveyard of the card's owner." },
    damage: {
      name: 'Damage',
      text: 'Discards one Power Card each; when there are too few, the character goes.',
    },
    designate: {
      name: 'Designate',
      text: 'Named when declaring. What no longer fits on resolving is left out.',
    },
    cover: {
      name: 'Cover',
      text: 'A character behind guards for the one that is attacked in the front row.',
    },
    cCard: { name: 'C card', text: 'A character without Metamorphose or Fusion.' },
    mCard: { name: 'M card', text: 'A character with Metamorphose.' },
    fCard: { name: 'F card', text: 'A character with Fusion.' },
    aCard: { name: 'A card', text: 'Any character.' },
    inBattle: {
      name: 'During battle',
      text: 'From the moment the attack has resolved until damage is worked out.',
    },
    negate: {
      name: 'No effect',
      text: 'The declaration does nothing and its card is discarded. What was paid is gone.',
    },
    enter: {
      name: 'When this enters',
      text: 'Right after it has come, also by Metamorphose, Fusion or an effect.',
    },
    blockThrough: {
      name: 'Block Through',
      text: 'When this attacks a front-row character, no other can cover it. The attacked one may still guard.',
    },
    toughness: {
      name: 'Toughness',
      text: 'Entering from the hand it may have up to X more Power Cards, from hand or top of the deck. Its limit is X higher.',
    },
    directBonus: {
      name: 'Direct Bonus',
      text: 'When its attack damages the deck, the opponent discards X more from it.',
    },
    battleBonus: {
      name: 'Battle Bonus',
      text: 'When it discards an enemy in battle and stays, the opponent discards X from the deck. Works when guarding too.',
    },
    sideStep: {
      name: 'Side Step',
      text: 'Move to an empty field of yours on the left or right. Once a turn.',
    },
    lineStep: {
      name: 'Line Step',
      text: 'Move to an adjacent empty field of yours in front or behind. Once a turn.',
    },
    trashLife: {
      name: 'Trash Life',
      text: 'At the start of your turn discard X of its Power Cards, or it is discarded.',
    },
    trashHand: {
      name: 'Trash Hand',
      text: 'At the start of your turn discard X hand cards, or it is discarded.',
    },
    initiative: {
      name: 'Initiative',
      text: 'When attacking it deals damage first; a guard discarded by it does not strike back. If the guard has it too, both strike at once.',
    },
    turnInitiative: {
      name: 'Turn Initiative',
      text: 'When it guards it has Initiative until the end of the battle.',
    },
    counter: { name: 'Counter', text: 'When it guards it has ATK +X until the end of the battle.' },
    penalty: {
      name: 'Penalty',
      text: 'When it is discarded from the board, its player does what stands in the brackets.',
    },
    slideBlock: {
      name: 'Slide Block',
      text: 'When an adjacent empty field of yours is attacked, it may move there and guard. It must be ready.',
    },
    berserk: {
      name: 'Berserk',
      text: 'When it attacked and there is a guard, its ATK counts as X higher in that battle.',
    },
  },
}

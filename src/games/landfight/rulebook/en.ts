import type { BookText } from '../../../engine/text/rulebook.ts'

export const en: BookText = {
  intro:
    'Each of you defends a Land. Call creatures, make them stronger, break through what stands in the way, and bring the other Land to nothing.',
  chapters: {
    win: {
      title: 'How to win',
      body: [
        'Both Lands begin with 40 Land Life. You win as soon as the other Land has 0.',
        'You also win when your opponent comes to draw in their own Draw Phase and their deck is empty. Only that one draw loses: a card effect that finds too few cards just draws what is there.',
        'If one and the same effect brings both Lands to 0, nobody wins. Conceding is always possible.',
      ],
    },
    deck: {
      title: 'The deck',
      body: [
        'You bring 50 cards. Exactly one of them is a Land; it starts on the table, so you draw from the other 49.',
        {
          list: [
            'Up to 4 copies of one name.',
            'Up to 3 Large creatures in all, whatever their names. The limit of 4 does not concern them.',
            'A card may say of itself that you may have more.',
            'Rarity is only dress: copies of one name count together.',
          ],
        },
      ],
    },
    setup: {
      title: 'Before the first turn',
      body: [
        {
          steps: [
            'Each player rolls a die. The higher roll decides who goes first; equal rolls are repeated.',
            'Both Lands are laid open.',
            'Decks are shuffled, and each player draws 5 cards. There is no second try for a bad hand.',
            'The first player begins with a Draw Phase.',
          ],
        },
      ],
    },
    field: {
      title: 'The field',
      body: [
        'Each side has a deck, a hand, a Land Zone, six Creature Zones, and the Ruins where used and lost cards lie.',
        'Where in the six zones a creature stands makes no difference. When all six are taken, another creature can come only if one leaves for it.',
        'Boost - Continuous cards lie beside the creatures; there may be any number of them.',
        'Hands and decks are secret, all else is open: Ruins, stacked cards and cards underneath too. There is no limit to your hand.',
      ],
    },
    turn: {
      title: 'A turn',
      body: [
        {
          table: [
            ['Phase', 'What you do'],
            ['Draw', 'Draw 1 card. The first player does so on turn 1 as well.'],
            ['Boost', 'Play creatures, Boosts and Attachments and use abilities, in any order and number.'],
            ['Battle', 'Attack with each of your creatures once, or with some, or with none.'],
            ['End', 'What lasts "this turn" ends. Then the other player draws.'],
          ],
        },
        'Before a phase ends, both players get a last chance for a [interrupt|Boost - Interrupt].',
        'In the very first turn of the game the first player cannot attack, and no card changes that.',
      ],
    },
    cards: {
      title: 'The kinds of cards',
      body: [
        {
          table: [
            ['Badge', 'Kind', 'In short'],
            ['L', 'Land', 'Your life. Often it strengthens a type or has an ability.'],
            ['S M L', 'Creature', 'Small, Medium or Large. The only cards that attack.'],
            ['X', 'Mutated Creature', 'No size. Lies on top of a creature of yours.'],
            ['B', 'Boost', 'One effect in your Boost Phase, then the Ruins.'],
            ['B', 'Boost - Interrupt', 'The same, but in any phase of either turn.'],
            ['B', 'Boost - Continuous', 'Stays on the field and works all the time.'],
            ['A', 'Attachment', 'Lies with one creature and changes it.'],
          ],
        },
        'A creature shows its type as "main - sub". A Land that strengthens Ember strengthens every Ember creature, on both sides.',
        'Where a card contradicts these rules, the card is right. Where one card says "cannot" and another "can", "cannot" is right.',
      ],
    },
    sizes: {
      title: 'What creatures cost',
      body: [
        {
          table: [
            ['Size', 'Pay Land Life', 'or sacrifice'],
            ['Small', '1', '-'],
            ['Medium', '2', 'a Small or Medium creature'],
            ['Large', '4', 'a Medium or Large creature'],
          ],
        },
        'You choose the way of paying when you play the creature. The sacrifice must be a creature you control; it frees its zone for the newcomer.',
        'You may have only one Large creature on your side. While one is there, the next Large must be paid by sacrificing it.',
        'You may pay down to exactly 0 Land Life, but then you have lost before the card does anything. You can never pay more than you have.',
        'A creature may attack in the turn in which it was played.',
      ],
    },
    strength: {
      title: 'Strength',
      body: [
        'Strength now is the printed number plus everything that adds and minus everything that takes away, never below 0.',
        'If card effects lower a creature to 0, it is destroyed. A creature that is 0 without being lowered stays: one printed with 0, or one whose bonus ran out.',
        'A creature with 0 may attack; it just does no damage to a Land.',
      ],
    },
    attack: {
      title: 'Attacking',
      body: [
        'In your Battle Phase name one creature and what it attacks: an opposing creature, or the Land if your opponent controls no creature.',
        {
          steps: [
            'The attack is announced. Both may answer with Interrupts, the defender first.',
            'If attacker and target are still there, their Strengths are compared.',
            'The weaker one is destroyed. Equal: both are destroyed.',
            "Against a Land: its player loses Land Life equal to the attacker's Strength.",
          ],
        },
        'A fight between creatures never costs Land Life.',
        'Each creature attacks once a turn, unless a card gives it one more attack.',
        'If the target has gone, or a creature has appeared before the Land, the attack is spent and nothing happens.',
        '"Cannot attack" only stops attacks that have not been announced yet.',
      ],
    },
    pile: {
      title: 'Answering: the pile',
      body: [
        'Playing a card and using an ability are both called an [activation|activation]. An activation does not work at once: it waits on the pile, and the opponent may answer first.',
        {
          steps: [
            'You announce the card with its targets and its way of paying.',
            'Your opponent may answer or pass; then you may, and so on. Answers may be answered.',
            'When both pass in a row, the pile is carried out from the top: the last card first, without a break.',
          ],
        },
        'With something on the pile only Boost - Interrupts and abilities that say so can be used.',
        'Whoever is asked has [priority|priority]. You can answer your own card too, once the other has passed.',
      ],
    },
    costs: {
      title: 'Costs and targets',
      body: [
        'A cost is paid when the card takes effect, not when it is announced. If the card was [negate|negated], nothing at all is paid.',
        'A card can be announced only if its cost could be paid now and every target it needs is there.',
        'If the cost can no longer be paid when its turn comes, nothing is paid and the card goes to the Ruins without effect.',
        'If only a target has gone, the cost is still paid and the rest of the text happens.',
        'Targets are named when announcing; what a text lets you "choose" is chosen when it takes effect. A card named as payment cannot be a target of the same card.',
        'A card that is being played is no longer in your hand: it cannot be discarded for its own cost.',
      ],
    },
    boosts: {
      title: 'Boosts',
      body: [
        'A Boost and a Boost - Interrupt lie open until they take effect and then go to the Ruins. Until then they do not count as cards on the field.',
        'A Boost never affects itself, nor may it pick itself as a card on your side.',
        "Boosts and Boost - Continuous: only in your own Boost Phase, with nothing pending. Interrupts: whenever you have priority, in your turn or the other's.",
        'Interrupts that speak of an attack can be played only while one is announced.',
      ],
    },
    abilities: {
      title: 'Abilities',
      body: [
        'Text that names no moment works as long as the card lies on the field.',
        'An ability you use yourself belongs into your own Boost Phase with nothing pending. This goes for Lands as for creatures.',
        '[opt|(OPT)] means once per turn for that card. A negated use counts.',
        "A [trigger|trigger] begins by itself when its event happens, even in the other's turn. It waits until the pile is empty; then those of the player whose turn it is come first, one after another.",
        'Triggers are not optional unless they say "you may". A trigger without a legal target is skipped.',
      ],
    },
    attachments: {
      title: 'Attachments',
      body: [
        "You play an Attachment in your Boost Phase on one of your own creatures, unless it names the opponent's.",
        'A creature bears one Attachment, whoever played it.',
        'It leaves only with its creature or by a text with the word "Attachment", and goes to its owner\'s Ruins.',
      ],
    },
    mutated: {
      title: 'Mutated Creatures',
      body: [
        'A Mutated Creature is played by its own Mutate text only: you lay it on a creature you control. It takes over the zone.',
        'The card beneath is no creature any more. It was not destroyed, but what it bore - Attachment, stacked cards - goes to the Ruins.',
        'The Mutated Creature may attack at once. It has no size: words like "Small" pass it by, and it pays for no other creature.',
        'When it leaves, the card beneath goes to the Ruins with it, and nothing triggers for that card.',
      ],
    },
    stack: {
      title: 'Stacked cards',
      body: [
        'Some texts stack cards under a creature. Both players may look at them, but they count only as "a stacked card": no name, no kind, no text.',
        '"Stack 2" before an ability means it exists only while 2 or more cards lie there.',
        'When the creature leaves, its stacked cards go to the Ruins and trigger nothing.',
      ],
    },
    ruins: {
      title: 'Ways into the Ruins',
      body: [
        {
          table: [
            ['Word', 'From', 'Is it destroyed?'],
            ['destroy', 'field', 'yes'],
            ['sacrifice', 'field', 'no'],
            ['discard', 'hand', 'no'],
            ['send', 'anywhere', 'no'],
          ],
        },
        'Everything destroyed has also been "sent to the Ruins", but not the other way round.',
        'Cards destroyed at one time leave together, and each sees the others go.',
        "Cards always go to their owner's Ruins or hand. A card that comes back is a new card: nothing that was said about it holds any more.",
      ],
    },
    match: {
      title: 'Best of three',
      body: [
        'A match is won with two games. A drawn game is played again; after five games the leader has won.',
        'In a match you may bring a side deck of up to 10 cards. Between games you may swap cards, one for one. The deck must obey the deck rules again.',
        'The loser of a game decides who begins the next.',
      ],
    },
    table: {
      title: 'At this table',
      body: [
        'Tapping a card shows what it would do; only the button below makes it happen.',
        'A choice that is not finished waits for its next part: a target, a way to pay, a mode.',
        'Should the game go on in the meantime, the unfinished choice is dropped and you choose again.',
        'If the same position comes back again and again, the one who could act differently must: after 20 rounds only passing is offered. If nobody has a choice in it, the game is drawn.',
        'When a match is over, or while the other one decides, you can still look at everything.',
      ],
    },
    faq: {
      title: 'Often asked',
      body: [
        {
          asks: [
            ['Can my Land have more than 40?', 'Yes. Gaining has no upper limit.'],
            [
              'May I attack the Land after destroying the last creature?',
              'Yes, with another creature that has not attacked yet.',
            ],
            [
              'My attacker was stopped by "negate that attack". May it attack again?',
              'No, the attack is used up, unless the creature has another one.',
            ],
            [
              'Does sacrificing a creature set off "when destroyed"?',
              'No. It does set off "when sent to the Ruins".',
            ],
            [
              'Does a creature that is put onto the field cost anything?',
              'No, and its "Played" text stays silent.',
            ],
            [
              'Can I revive a Large creature while I have one?',
              'No. The limit of one counts however it arrives.',
            ],
            ['Do two Lands of the same type add up?', 'Yes. Both strengthen the type, for both players.'],
            [
              'What does a search show?',
              'If the text names a kind of card, the found card is shown. You may find nothing. The deck is shuffled either way.',
            ],
            [
              'Is "look at the top cards" a search?',
              'No: nothing is shuffled, and the cards go back as the text says.',
            ],
            ['May I negate an attack with a card that negates cards?', 'No. An attack is not an activation.'],
          ],
        },
      ],
    },
  },
  terms: {
    activation: {
      name: 'Activation',
      text: 'A card being played or an ability being used. It waits on the pile.',
    },
    attachment: { name: 'Attachment', text: 'A card that lies with a creature. One for each creature.' },
    boostCard: { name: 'Boost card', text: 'Any of the three kinds: Boost, Interrupt, Continuous.' },
    cannot: { name: 'Cannot', text: 'Beats every text that would allow the thing.' },
    continuous: { name: 'Boost - Continuous', text: 'A Boost that stays on the field and keeps working.' },
    control: { name: 'Control', text: 'You control what lies on your side, whoever owns it.' },
    destroy: {
      name: 'Destroy',
      text: 'From the field to the Ruins, by battle or by an effect that says so.',
    },
    direct: {
      name: 'Direct attack',
      text: 'An attack on the Land. Needs a field without opposing creatures, or a text that permits it.',
    },
    die: { name: 'Die', text: 'Six sides. Rolled when the effect happens; nobody can answer in between.' },
    extraAttack: {
      name: 'One more attack',
      text: 'Raises what this creature may do this turn by one. Several add up. "Cannot attack" is stronger.',
    },
    interrupt: {
      name: 'Boost - Interrupt',
      text: 'A Boost that both players may use in any phase, also as an answer.',
    },
    large: { name: 'Large', text: 'At most 3 in a deck, at most 1 under your control.' },
    negate: {
      name: 'Negate',
      text: 'What was announced does nothing, and nothing is paid for it. A negated card goes to the Ruins.',
    },
    opt: {
      name: '(OPT)',
      text: 'Once per turn. Free again in the next turn, or when the card has left and come back.',
    },
    played: { name: 'Played', text: 'Begins when the creature has arrived from the hand for its price.' },
    priority: { name: 'Priority', text: 'The right to act now. It goes to and fro until both have passed.' },
    protected: {
      name: 'Cannot be destroyed',
      text: 'The card survives battle or effects as its text says. Sacrificing and returning still work.',
    },
    put: {
      name: 'Put onto the field',
      text: 'Arrives without being played: no price, no "Played", no answer to it. Room is needed.',
    },
    returnHand: { name: 'Return', text: "Back to the hand of the card's owner." },
    sacrifice: {
      name: 'Sacrifice',
      text: 'A card you control goes from the field to the Ruins, as a price. It is not destroyed.',
    },
    search: { name: 'Search', text: 'Look through your deck for a fitting card, then shuffle.' },
    send: { name: 'Send to the Ruins', text: 'Goes to the Ruins without being destroyed.' },
    side: {
      name: 'Your side of the field',
      text: 'Land, creatures, Attachments and Continuous cards you control. Land and Attachments move only by texts that name them.',
    },
    static: {
      name: 'Always on',
      text: 'Text that names no moment works all the time while the card is on the field.',
    },
    target: { name: 'Target', text: 'Named openly when announcing, checked again when it takes effect.' },
    thisTurn: { name: 'This turn', text: 'Lasts until the End Phase of the present turn.' },
    trigger: {
      name: 'When, whenever',
      text: 'Begins by itself at its event and can be answered like any activation.',
    },
    type: { name: 'Type', text: 'Ember, Tide, Thorn, Gale or Gloom, then perhaps a second word.' },
  },
}

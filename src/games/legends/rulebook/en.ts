import type { BookText } from '../../../engine/text/rulebook.ts'

export const en: BookText = {
  intro:
    'Nobody brings a deck. You draft a few cards, buy one more from the same market every turn, and let your legends fight for two rounds out of three.',
  chapters: {
    win: {
      title: 'How to win',
      body: [
        'Each round both players have 20 life. Whoever reaches 0 loses the round, at that very moment.',
        'Two rounds won are the match. If both reach 0 together, the round counts for nobody and another is played.',
        'Life may rise above 20. An empty deck loses nothing: you just draw no card. You may concede a round or the match at any time.',
      ],
    },
    draft: {
      title: 'The draft',
      body: [
        'Six cards of cost 1 lie open. You take turns until each of you has six of them.',
        {
          steps: [
            'The first pick is one card, chance decides whose.',
            'From then on each takes two, and one at the very end: 1, 2, 2, 2, 2, 2, 1.',
            'After every single card the [conveyor|conveyor] moves.',
          ],
        },
        'What you take is shuffled into your deck. A ritual counts as one of your six and is shuffled in too.',
        'Everyone may know what everyone owns. Secret is only where it is: in the deck or in the hand.',
        'All cards nobody owns now make the market, those of cost 2 and 3 included.',
        'You may agree on a pool of your own: which cards take part, and 1 to 99 copies of each. It holds at least 18 cards of cost 1 and at most 400 cards.',
      ],
    },
    round: {
      title: 'A round begins',
      body: [
        {
          steps: [
            'Life is set to 20. All your cards go back into your deck, and it is shuffled.',
            'The market is shuffled, and six cards are laid open.',
            'The first player draws 1 card, the second 2.',
          ],
        },
        'The drafter of the first card begins round 1. After that the loser of a round decides who begins.',
        'Cards you bought stay yours for the whole match. There is no second draft.',
        'No effect lasts beyond the round.',
      ],
    },
    turn: {
      title: 'Your turn',
      body: [
        {
          steps: [
            'What happens at the start of your turn.',
            'Recruit: take one card from the market. This is a must.',
            'Then, in any order and mixed as you like: cast spells, make one Summon or Substitution, place rituals, attack.',
            'End the turn.',
          ],
        },
        'All of it but the Recruit is your choice. Ending the turn is final.',
        'Cards cost nothing to play: cost only matters for the draft and the Recruit.',
        'A hand holds 10 cards, always. A draw beyond that does not happen.',
      ],
    },
    recruit: {
      title: 'Recruit and market',
      body: [
        {
          steps: [
            'Take one of the six open cards into your hand. A ritual goes open onto your ritual pile.',
            'Draw cards: 2 for cost 1, 1 for cost 2, none for cost 3. You cannot decline.',
            'The conveyor moves.',
          ],
        },
        'With 10 cards in hand the new card goes to your discard pile. It is yours all the same.',
        'Some cards give you one more Recruit; that one you may decline.',
        'If no card lies open, there is no Recruit.',
      ],
    },
    conveyor: {
      title: 'The conveyor',
      body: [
        'After each card taken, in this order:',
        {
          steps: [
            'A new card fills the gap.',
            'The card on pile 6 goes under the stock.',
            'The others move up by one.',
            'A new card comes onto pile 1.',
          ],
        },
        'So two new cards appear each time, and what you do not take drifts away.',
      ],
    },
    cards: {
      title: 'The kinds of cards',
      body: [
        {
          table: [
            ['Kind', 'In short'],
            ['Legend', 'Has level and power. Fights.'],
            ['Normal spell', 'Your turn; works once, then the discard pile.'],
            ['Continuous spell', 'Your turn; stays on your board.'],
            ['Equip spell', 'Your turn; stays with one legend.'],
            ['Counter spell', "Only in the other's turn, in answer to what it names."],
            ['Ritual', 'Waits open on your ritual pile until its condition holds.'],
            ['Token', 'Made by a card. Gone for good when it leaves the board.'],
          ],
        },
        'On the board, a token and a ritual with power are legends too.',
        'There is no limit to the cards on your board.',
        'Where a card clearly says otherwise it beats these rules, and "cannot" beats "may".',
      ],
    },
    spells: {
      title: 'Spells',
      body: [
        'Normal, continuous and equip spells: as many as you like, in your own turn.',
        'What a spell chooses on boards or open piles is named when you play it. What it chooses from a hand is chosen when it works.',
        'If it must choose and there is nothing to choose, you cannot play it. If everything it chose has gone, it does nothing and is discarded.',
        'Continuous spells stay until their text or another card ends them. Two of a kind add up.',
        'An equip stays with its legend, even if that changes sides, and is discarded when the legend leaves.',
      ],
    },
    counters: {
      title: 'Counter spells',
      body: [
        "You play a counter in the other player's turn, at the moment its text names: an attack, a spell, a Substitution, a Recruit, the end of the turn.",
        'Counters cannot be countered. Several may answer one thing, one after another.',
        'Negating stops only the outcome. Tributes, costs, the Summon of the turn and the attack stay spent.',
        'The question comes whenever you own a fitting counter that could be in your hand, whether it is or not. So it betrays nothing.',
      ],
    },
    summon: {
      title: 'Summon',
      body: [
        'Once a turn: play a level 1 legend from your hand. It needs no tribute.',
        'Instead of it you may make a [substitution|Substitution]; not both, unless a card grants more.',
        'A special summon is one that a card makes. It does not use up the Summon and asks for no level, only for what its text says.',
        'Additional Summons end with the turn when unused.',
      ],
    },
    substitution: {
      title: 'Substitution',
      body: [
        'Discard one or two of your legends, the tributes, and play a stronger one from your hand.',
        {
          table: [
            ['Tributes', 'New level'],
            ['one, of level L', 'up to L + 1'],
            ['two, of levels L and M', 'up to L + M + 1'],
          ],
        },
        'Two are not allowed if one of them has the level of the new legend or just one below: that one would have been enough.',
        {
          table: [
            ['New level', 'Pairs that help'],
            ['3', '1+1'],
            ['4', '1+2, 2+2'],
            ['5', '1+3, 2+2, 2+3, 3+3'],
          ],
        },
        'Any legend of yours may be a tribute: a token, one that attacked, one that came this turn, a borrowed one.',
        'Tributes leave before the new legend comes. It may also be of the same level or a lower one.',
      ],
    },
    rituals: {
      title: 'Rituals',
      body: [
        'A ritual is never in a hand. Recruited or drawn, it goes open onto your ritual pile; the draw is used up.',
        'In your turn, while its condition holds, you may place it onto the board. This is no Summon, and there is no limit.',
        'If the condition is a price, it is paid on placing.',
        'With power it fights as a legend. Without power it just lies there and works.',
        "Discarded rituals go to the discard pile and come back in the next round's deck.",
      ],
    },
    attack: {
      title: 'Attacking',
      body: [
        'A legend may attack once a turn if it has been on your board since an earlier turn. With [charge|Charge] it need not wait.',
        'While your opponent has legends, you must attack one of them; you choose which. Only an empty side lets you attack the player.',
        'One attack after another: what you destroy first may open the way for the next.',
        'If attacker or defender has gone before the fight, the attack is spent. An attack on the player stays one even if a legend has appeared.',
        'A legend that changed sides or came back has to wait anew.',
      ],
    },
    battle: {
      title: 'Battle and Pierce',
      body: [
        'Both powers are compared. The lower legend is discarded, be it attacker or defender.',
        'Its player loses life equal to the difference: this is [pierce|Pierce]. It happens in each battle, at once.',
        'Equal powers: both are discarded, and there is no Pierce.',
        'An attack on the player takes life equal to the power.',
        'A legend that survives is unharmed: its power is the same in the next battle.',
      ],
    },
    triggers: {
      title: 'What happens by itself',
      body: [
        '"Enter" works however the card came onto the board. "Discarded" works however it went to a discard pile from there. "Tributed" works when it was a tribute.',
        'Such texts wait until the present action is done, then come in the order of their events; at the same event those of the player whose turn it is come first.',
        'They cannot be answered. They work even when their card has gone.',
        'A legend that was negated on its way never entered and was never discarded from the board.',
      ],
    },
    table: {
      title: 'At this table',
      body: [
        'Tapping a card shows what it would do; only the button below makes it happen.',
        'A choice that is not finished waits for its next part: a tribute, a target, a place.',
        'Should the game go on in the meantime, the unfinished choice is dropped and you choose again.',
        'A round that reaches turn 200 goes to the higher life; three drawn rounds in a row draw the match.',
        'While the other one decides, and when the match is over, you can still look at everything.',
      ],
    },
    faq: {
      title: 'Often asked',
      body: [
        {
          asks: [
            ['May I attack in my first turn?', 'Yes, with Charge. Other legends have just come.'],
            ['Do I lose Pierce life when my attacker loses?', 'Yes. It works both ways.'],
            [
              'Is it enough to attack one legend before the player?',
              'No. The side must be empty, or a card must allow it.',
            ],
            ['May I Summon a level 2 legend?', 'No. Level 2 and more come by Substitution or by a card.'],
            ['Is the discard pile shuffled when the deck is empty?', 'No, only at the start of a round.'],
            ['Is a Recruit a draw?', 'Taking the card is not. The cards that follow are.'],
            ['What becomes of a borrowed legend I tribute?', "It goes to its owner's discard pile."],
            ['Is 0 against 0 a battle?', 'Yes, and both are discarded.'],
            [
              'Does my full hand stop a ritual?',
              'Drawing stops at 10 cards, even if a ritual would be next. Recruiting one always works.',
            ],
            ["May I look at the other's owned cards?", 'Yes, at any time. Their hand you may not.'],
          ],
        },
      ],
    },
  },
  terms: {
    charge: { name: 'Charge', text: 'May attack in the turn it came. All other attack rules hold.' },
    bypass: { name: 'Bypass', text: 'May attack the player although legends are in the way.' },
    bulwark: { name: 'Bulwark', text: 'Whoever attacks a legend here must choose one with Bulwark.' },
    padded: { name: 'Padded', text: 'When it is discarded in battle its player loses no life from Pierce.' },
    flurry: { name: 'Flurry', text: 'May attack twice each turn.' },
    aloof: {
      name: 'Aloof',
      text: 'Spells of the opponent cannot choose it. What chooses nothing still reaches it.',
    },
    pierce: {
      name: 'Pierce',
      text: 'Life lost with a battle: the difference of the powers. Every battle has it.',
    },
    level: { name: 'Level', text: '1 to 5. Decides how a legend may come.' },
    power: {
      name: 'Power',
      text: 'What counts in battle: the printed number and all that changes it, never below 0.',
    },
    cost: { name: 'Cost', text: '1 to 3. Only decides how many cards a Recruit draws, and what is drafted.' },
    tribute: { name: 'Tribute', text: 'A legend of yours discarded for a Substitution.' },
    special: {
      name: 'Special summon',
      text: 'A card brings a legend onto the board. It does not use your Summon.',
    },
    enter: { name: 'Enter', text: 'Works when the card comes onto the board, in whatever way.' },
    discarded: {
      name: 'Discarded',
      text: 'Works when the card goes from the board to a discard pile, for whatever reason.',
    },
    tributed: { name: 'Tributed', text: 'Works when the card was a tribute.' },
    choose: { name: 'Choose', text: 'Required, and named openly where boards and open piles are concerned.' },
    may: { name: 'You may', text: 'You are asked when it works, and you can decline.' },
    negate: { name: 'Negate', text: 'The thing does not happen. Whatever was paid for it stays paid.' },
    borrow: {
      name: 'Gain control',
      text: 'The legend is on your board for a time. Its cards always go back to the owner.',
    },
    token: { name: 'Token', text: 'A legend without a card. It never goes to another pile.' },
    equip: { name: 'Attach', text: 'The spell lies with this legend until one of them leaves.' },
    coins: {
      name: 'Coins',
      text: 'Lie on a spell and are taken off one by one. Without coins it is discarded.',
    },
    condition: {
      name: 'Condition',
      text: 'Must hold when the ritual is placed, and not afterwards. A price in it is paid then.',
    },
    extraRecruit: { name: 'One more Recruit', text: 'Right after its card is done. You may decline it.' },
    extraSummon: { name: 'Additional Summon', text: 'One more this turn. It ends with the turn.' },
    cannotAttack: { name: 'Cannot attack', text: 'Beats Charge, Flurry and every other permission.' },
  },
}

// The sentences of a scenario, as acts: "P plays 068 on 022", "pass, pass", "Q chooses 008".

import type { Who } from './names.ts'

/** What a declaration names on its path. */
export interface Named {
  /** what is grown over, what is laid together: named first */
  first: string[]
  paying: string[]
  /** how many cards of the deck pay */
  deck: number
  on: string[]
  /** a place */
  at: string
  mode: number
}

export type Act =
  | ({ verb: 'play'; by: Who; card: string } & Named)
  | ({
      verb: 'use'
      by: Who
      card: string
      /** of a card where it is played from */
      hand: boolean
      ability: number
    } & Named)
  | { verb: 'attack'; by: Who; card: string; on: string }
  | { verb: 'choose'; by: Who; what: string[] }
  /** a thing that is no text of the card: a word of `offers`, and the place it names */
  | { verb: 'say'; by: Who; card: string; word: string; at: string }
  | { verb: 'answer'; by: Who; yes: boolean; paying: string[] }
  | { verb: 'trigger'; by: Who; card: string; yes: boolean; on: string[] }
  | { verb: 'pass'; by: (Who | null)[] }
  | { verb: 'goTo'; phase: string }
  | { verb: 'endTurn'; by: Who }
  | { verb: 'concede'; by: Who; whole: boolean }

const CARD = String.raw`[\w:#-]+`
const CARDS = `${CARD}(?:, ${CARD})*`
/** named in this order: base or materials, place, what pays, what is targeted, where it goes, which mode */
const NAMED = String.raw`(?: (?:over|fusing) (?<first>${CARDS}))?(?: at (?<at>\w+))?(?: (?:sacrificing|returning|sending|tributing|discarding|with|losing) (?<paying>${CARDS})| paying life)?(?: and (?<deck>\d) of the deck)?(?: on (?<on>${CARDS}))?(?: to (?<to>\w+))?(?: in mode (?<mode>\d))?`

type Groups = Readonly<Record<string, string | undefined>>

const list = (names: string | undefined): string[] => names?.split(', ') ?? []
const who = (name: string | undefined): Who => (name === 'Q' ? 'Q' : 'P')
const named = (g: Groups): Named => ({
  first: list(g.first),
  paying: list(g.paying),
  deck: Number(g.deck ?? 0),
  on: list(g.on),
  at: g.at ?? g.to ?? '',
  mode: Number(g.mode ?? 0),
})

/** The words of `offers` for what is said of a card. */
const SAID: Readonly<Record<string, string>> = {
  guards: 'guard',
  slides: 'slide',
  sidesteps: 'side step',
  linesteps: 'line step',
  sets: 'set',
}

/** Each form of sentence; what it says in words stands in docs/scenarios.md. */
const FORMS: readonly [RegExp, (g: Groups) => Act][] = [
  [
    new RegExp(`^(?<by>[PQ]) plays (?<card>${CARD})${NAMED}$`),
    (g) => ({ verb: 'play', by: who(g.by), card: g.card ?? '', ...named(g) }),
  ],
  [
    new RegExp(`^(?<by>[PQ]) uses (?<card>${CARD})(?: ability (?<ability>\\d))?${NAMED}$`),
    (g) => ({
      verb: 'use',
      by: who(g.by),
      card: g.card ?? '',
      hand: false,
      ability: Number(g.ability ?? 0),
      ...named(g),
    }),
  ],
  [
    new RegExp(`^(?<by>[PQ]) special summons (?<card>${CARD})$`),
    (g) => ({
      verb: 'use',
      by: who(g.by),
      card: g.card ?? '',
      hand: true,
      ability: 0,
      ...named({}),
    }),
  ],
  [
    new RegExp(`^(?<by>[PQ]) attacks (?:(?<on>the \\w+|${CARD}) )?with (?<card>${CARD})$`),
    (g) => ({ verb: 'attack', by: who(g.by), card: g.card ?? '', on: g.on ?? '' }),
  ],
  [
    new RegExp(`^(?<by>[PQ]) (?:chooses|recruits|drafts) (?:nothing|(?<what>pile \\d|${CARDS}))$`),
    (g) => ({ verb: 'choose', by: who(g.by), what: list(g.what) }),
  ],
  [
    new RegExp(`^(?<by>[PQ]) says (?<yes>yes|no)(?: with (?<paying>${CARDS}))?$`),
    (g) => ({ verb: 'answer', by: who(g.by), yes: g.yes === 'yes', paying: list(g.paying) }),
  ],
  [
    new RegExp(
      `^(?<by>[PQ]) (?<word>guards|slides|sidesteps|linesteps|sets)(?: with)? (?<card>${CARD})(?: (?:at|to) (?<at>\\w+))?$`,
    ),
    (g) => ({
      verb: 'say',
      by: who(g.by),
      card: g.card ?? '',
      word: SAID[g.word ?? ''] ?? '',
      at: g.at ?? '',
    }),
  ],
  [
    new RegExp(`^(?<by>[PQ]) (?<yes>triggers|declines) (?<card>${CARD})(?: on (?<on>${CARDS}))?$`),
    (g) => ({
      verb: 'trigger',
      by: who(g.by),
      card: g.card ?? '',
      yes: g.yes === 'triggers',
      on: list(g.on),
    }),
  ],
  [/^(?<by>[PQ]) passes$/, (g) => ({ verb: 'pass', by: [who(g.by)] })],
  [
    /^pass(?<more>(?:, pass)*)$/,
    (g) => ({ verb: 'pass', by: Array.from({ length: 1 + (g.more ?? '').length / 6 }, () => null) }),
  ],
  [/^go to the (?<phase>\w+)$/, (g) => ({ verb: 'goTo', phase: g.phase ?? '' })],
  [/^(?<by>[PQ]) ends the turn$/, (g) => ({ verb: 'endTurn', by: who(g.by) })],
  [
    /^(?<by>[PQ]) concedes(?<whole> the match)?$/,
    (g) => ({ verb: 'concede', by: who(g.by), whole: g.whole !== undefined }),
  ],
]

/** The act a sentence says; null if it is none of the forms. */
export function readAct(sentence: string): Act | null {
  for (const [form, act] of FORMS) {
    const match = form.exec(sentence)
    if (match) return act(match.groups ?? {})
  }
  return null
}

/** A coming answer of chance: "deal 017, 006", "P draws 017", "roll 5", "Q rolls 5", "pick 006". */
export interface Fate {
  kind: 'deal' | 'roll' | 'pick'
  /** whose deck or die; null = whoever comes */
  by: Who | null
  what: string[]
}

const FATES: readonly [RegExp, Fate['kind']][] = [
  [new RegExp(`^(?:deal|(?<by>[PQ]) draws) (?<what>${CARDS})$`), 'deal'],
  [/^(?:roll|(?<by>[PQ]) rolls) (?<what>\d)$/, 'roll'],
  [new RegExp(`^pick (?<what>${CARDS})$`), 'pick'],
]

export function readFate(sentence: string): Fate | null {
  for (const [form, kind] of FATES) {
    const { by, what } = form.exec(sentence)?.groups ?? {}
    if (what !== undefined) return { kind, by: by === undefined ? null : who(by), what: list(what) }
  }
  return null
}

// What a game brings to the table. Everything else at the table is the same for all of them.

import type { ComponentChild } from 'preact'
import type { CardText, Texts } from '../../engine/card.ts'
import type { GameDefinition } from '../../engine/rules.ts'
import type { Values } from '../../engine/text/fill.ts'
import type { Decision, Ref, State } from '../../engine/types.ts'
import type { Icons } from '../card/art.ts'
import type { CardFacets } from '../card/facets.ts'
import type { Look } from '../card/look.ts'
import type { Tongue } from '../settings.ts'
import type { Ctx, Seen } from './base.ts'
import type { Moved, Places } from './motion.ts'
import type { Fate, TableModel, TileModel } from './shape.ts'
import type { SwapProps } from './swap.tsx'
import type { TableActs } from './view.tsx'

/** What a game says at once: its prompts, and the names of its phases by the engine's names. */
export interface GameWords {
  promptText(prompt: string, language: Tongue, values?: Values): string
  phases: Readonly<Record<string, Texts>>
}

/** Rules texts of cards, words about choices, sentences of the log, pictures: what comes after the table stands. */
export interface GameExtras {
  /** where the questions come after the table too */
  promptText?: GameWords['promptText']
  reasonText(why: string, language: Tongue, values?: Values): string
  logText(key: string, language: Tongue, values: Values, second?: boolean): string
  faceText(card: CardText, language: Tongue): string[]
  abilityLabel(card: CardText, index: number, language: Tongue): string | null
  modeLabel(card: CardText, index: number, mode: number, language: Tongue): string | null
  /** a step or a link that is a word of this game alone; null: the table knows the word */
  label(c: Ctx, code: number): string | null
  /** what the previewed act leads to, beyond cards that come and go */
  outcome(c: Ctx): string[]
  /** what becomes of a card, where the game says it in words of its own; empty: nothing to say */
  fate?(c: Ctx, ref: Ref, what: Fate): string
  /** cards that pay, already quoted; empty: the table's own words */
  paid?(c: Ctx, names: readonly string[]): string
  /** what is still due of a choice that is being built; empty: nothing to say */
  due?(c: Ctx): string
  /** what the card in focus and the inspected card show beside name and text */
  Facts?(props: { tile: TileModel }): ComponentChild
  /** what is wrong with a deck, in the game's words: where decks are changed between games */
  deckFaults?: Readonly<Record<string, Texts>>
  /** the screen on which they are */
  Swap?(props: SwapProps): ComponentChild
  /** the composed picture of a card, as an SVG */
  art(look: Look, icons: Icons): string
  /** what its cards are told apart and put in order by, where they are looked through */
  cardFacets: CardFacets
  /** flights of its own; answers the moves that are left to the shared table */
  fly?(moves: Moved[], before: Places): { flown: Promise<void>; rest: Moved[] }
}

export interface BoardProps<M extends TableModel> {
  model: M
  acts: TableActs
  /** what lies between the two sides: who is waited for, the chain, the choice being made */
  middle: ComponentChild
}

/** The part of a game that models need: plain data and words, no page. */
export interface GameData {
  id: string
  words: GameWords
  look(text: CardText, def: number, tongue: Tongue): Look
  /** passing this prompt goes on to the next phase; absent: that holds for every window of the own turn */
  moves?(prompt: string): boolean
  /** what is asked, where the game has a better sentence for it than the engine's key */
  promptOf?(s: State, asked: Decision): string
  /** nobody's turn, whoever the rules count as its player; absent: there is none */
  nobodys?(s: State): boolean
  /** phases that open a chapter of the log, with the line that heads it; absent: the Draw Phase opens a turn */
  chapters?: Readonly<Record<string, string>>
  /** an attack without a card as its target is one on the player */
  attacksPlayers?: boolean
}

/** why methods: a game's own model goes in where the shared code knows only a table's */
export interface GameUi<M extends TableModel = TableModel> extends GameData {
  definition: GameDefinition
  /** address of its card set */
  set: string
  extras(): Promise<GameExtras>
  /** symbols of 24 by 24 by ink */
  signs: Readonly<Record<string, string>>
  model(seen: Seen): M
  /** both sides and the middle, over the hand */
  Board(props: BoardProps<M>): ComponentChild
  /** where the turn stands */
  Ribbon(props: { model: M }): ComponentChild
  /** the battle that is going on, in one line of the middle; null: none */
  Battle(props: { model: M }): ComponentChild
  /** what stands on the sheet of an open card's tile */
  TileBody(props: { tile: TileModel }): ComponentChild
  /** zones of the board (data-zone) from top to bottom, for the arrow keys */
  keyRows: readonly string[]
  /** where a zone lies on the screen that the shared table does not know; null: nowhere */
  anchor(kind: number, mine: boolean): string | null
  /** what the deciding number is called; absent: Strength */
  strengthName?(): string
  /** several cards of the board are chosen in any order, like those of a hand */
  boardSets?: true
}

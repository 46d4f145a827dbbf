// What a person does at the table: builds a path, confirms it, waits while things happen. Draws nothing.

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals'
import { apply, clone, extend, newOptions, question, type Step, view } from '../../engine/door.ts'
import { V_TURN, V_TURN_PLAYER } from '../../engine/rules.ts'
import {
  type Decision,
  type Event,
  other,
  PASS,
  type Ref,
  type Seat,
  type State,
} from '../../engine/types.ts'
import { type Moment, ownPending, passesItself, type Standing, standingAt } from '../../play/standing.ts'
import type { Match, Played } from '../../play/types.ts'
import { words } from '../language/index.ts'
import { pace, settings } from '../settings.ts'
import type { GameUi } from './game.ts'
import { later } from './later.ts'
import type { LogLine, Reader } from './log.ts'
import { freeOf, pathOf, setAt } from './sets.ts'
import type { TableModel, TileModel } from './shape.ts'
import { follow, offersAfter, stepBack } from './steps.ts'

export interface Control {
  model: ReadonlySignal<TableModel>
  /** changes with each question */
  question: ReadonlySignal<string>
  note: ReadonlySignal<string | null>
  /** the seat that the phone must be handed to; null: no curtain */
  curtain: ReadonlySignal<Seat | null>
  standing: ReadonlySignal<Standing>
  spoken: ReadonlySignal<string>
  names: ReadonlySignal<readonly [string, string]>
  /** the holder swaps cards between games: what it knows, and the path so far; null: it does not */
  swapping: ReadonlySignal<Swapping | null>
  log(): LogLine[]
  tap(tile: Pick<TileModel, 'ref' | 'step' | 'why' | 'look'>): void
  step(step: Step): void
  /** the whole path at once, where a screen makes it */
  choose(steps: Step[]): void
  back(): void
  pass(): void
  confirm(): void
  undo(): void
  openCurtain(): void
  changeStanding(): void
  concede(whole: boolean): void
  close(): void
}

export interface Swapping {
  s: State
  seat: Seat
  path: readonly Step[]
  /** what the deck held when the match began; null: not known here */
  registered: readonly number[] | null
}

const NOTE_MS = 3200
/** What the phone answers by itself takes as long whatever the hand holds. */
const OWN_PASS_MS = 320

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
/** Lets the screen follow the signals before it is measured. */
const drawn = (): Promise<void> => sleep(0)

export function control(match: Match, game: GameUi): Control {
  const persons = ([0, 1] as const).filter((seat) => match.config.seats[seat].kind === 'person')
  const shown = signal<State>(clone(match.state))
  const opening = question(match.state)
  const called = persons.length > 1 && opening.ask === 'decision' ? opening.seat : null
  const holder = signal<Seat>(called ?? persons[0] ?? 0)
  const path = signal<Step[]>([...match.draft])
  /** cards of a set chosen so far, while they make no path yet */
  const picks = signal<Ref[]>([])
  const looked = signal<Ref>(0)
  const note = signal<string | null>(null)
  const spoken = signal('')
  // why: nobody knows which of two people opens the table
  const curtain = signal<Seat | null>(called)
  const standings = signal<[Standing, Standing]>([{ mode: 'auto' }, { mode: 'auto' }])
  const last = signal<{ def: number; seat: Seat } | null>(lastPlayed(match.history))
  const settled = signal(true)
  /** taking back was asked for while something still moved */
  let undoing = false
  /** the phone is about to pass for the person */
  const passing = signal(false)
  const turns = signal(0)
  const queue: Played[] = []
  let busy = false
  let closed = false
  let noteTimer: ReturnType<typeof setTimeout> | undefined
  let passTimer: ReturnType<typeof setTimeout> | undefined

  const names = computed<readonly [string, string]>(() => {
    const w = words.value
    const name = (seat: Seat): string => {
      const { kind, name: called } = match.config.seats[seat]
      if (kind === 'remote') return called || w.friend
      if (kind !== 'person') return w.phone
      return persons.length > 1 ? (seat === 0 ? w.playerOne : w.playerTwo) : w.me
    }
    return [name(0), name(1)]
  })

  const known = computed(() => view(shown.value, holder.value))

  const noCards: ReadonlySet<Ref> = new Set()
  const set = computed(() => {
    if (!settled.value) return null
    const q = question(known.value)
    if (q.ask !== 'decision' || q.seat !== holder.value) return null
    return setAt(
      known.value,
      path.value,
      q.kind === 'act' || q.kind === 'next' ? 1 : 0,
      game.boardSets === true,
    )
  })
  /** cards of the set that are chosen, in the path or not yet */
  const inSet = (): Ref[] =>
    picks.value.length > 0
      ? picks.value
      : path.value.slice(set.value?.base.length ?? path.value.length).map(({ code }) => code)

  const model = computed(() =>
    game.model({
      game,
      known: known.value,
      holder: holder.value,
      path: path.value,
      picks: picks.value,
      free: set.value === null ? noCards : freeOf(set.value, inSet()),
      base: set.value?.base.length ?? path.value.length,
      looked: looked.value,
      names: names.value,
      cards: settings.value.cards,
      app: settings.value.app,
      w: words.value,
      last: last.value,
      settled: settled.value && !passing.value,
      happening: spoken.value,
      mayUndo: turns.value >= 0 && match.mayUndo(),
      thinking: match.config.seats.some(({ kind }) => kind === 'ai'),
    }),
  )

  const swapping = computed<Swapping | null>(() => {
    const [s, seat] = [known.value, holder.value]
    const q = settled.value ? question(s) : null
    if (q?.ask !== 'decision' || q.kind !== 'swap' || q.seat !== seat) return null
    return { s, seat, path: path.value, registered: match.registered(seat) }
  })

  const reader = (): Reader => ({
    game,
    seat: persons.length > 1 ? -1 : holder.value,
    names: names.value,
    app: settings.value.app,
    cards: settings.value.cards,
    w: words.value,
  })

  const tell = (text: string): void => {
    note.value = text
    clearTimeout(noteTimer)
    noteTimer = setTimeout(() => {
      note.value = null
    }, NOTE_MS)
  }

  const setPath = (steps: Step[]): void => {
    batch(() => {
      path.value = steps
      picks.value = []
      looked.value = 0
      note.value = null
    })
    match.setDraft(steps)
  }

  /** The cards of the set as they are now: the path if they make one, else they wait beside it. */
  const choose = (refs: Ref[]): void => {
    const now = set.value
    if (now === null) return
    const steps = pathOf(now, refs)
    setPath(steps ?? now.base)
    if (steps === null) picks.value = refs
  }

  const askedNow = (): Decision | null => {
    if (!settled.value || closed) return null
    const q = question(match.state)
    return q.ask === 'decision' && match.config.seats[q.seat].kind === 'person' ? q : null
  }

  const momentOf = (asked: Decision): Moment => {
    const s = match.state
    const out = newOptions(false)
    extend(s, [], out)
    const { battle } = s
    return {
      decision: asked,
      codes: out.codes,
      turn: s.vars[V_TURN] ?? 0,
      turnSeat: game.nobodys?.(s) ? -1 : ((s.vars[V_TURN_PLAYER] ?? 0) as Seat),
      attacked: battle.stage > 0 && battle.seat === other(asked.seat),
      ownPending: ownPending(s, asked.seat),
    }
  }

  const setStanding = (seat: Seat, standing: Standing): void => {
    const now: [Standing, Standing] = [...standings.value]
    now[seat] = standing
    standings.value = now
  }

  /** The table stands at a question: pass for the person, hand the phone over, or ask. */
  const stand = (): void => {
    const asked = askedNow()
    if (!asked) return
    const moment = momentOf(asked)
    const standing = standings.value[asked.seat]
    setStanding(asked.seat, standingAt(standing, moment))
    if (passesItself(standing, moment) && path.value.length === 0) {
      const at = match.state.inputs
      clearTimeout(passTimer)
      passing.value = true
      passTimer = setTimeout(() => {
        passing.value = false
        if (!closed && match.state.inputs === at && askedNow())
          match.answer([{ code: PASS, card: 0, to: 0 }], true)
      }, OWN_PASS_MS * pace())
      return
    }
    if (asked.seat !== holder.value || curtain.value !== null) {
      curtain.value = asked.seat
      return
    }
    if (path.value.length === 0) {
      const begun = follow(match.state, [])
      if (begun.length > 0) path.value = begun
    }
  }

  const pauseFor = (events: readonly Event[], mine: boolean): number => {
    let ms = 0
    for (const event of events) {
      if (event.e === 'declared') ms = Math.max(ms, mine ? 200 : 850)
      else if (event.e === 'battle' && event.stage === 'declared') ms = Math.max(ms, mine ? 150 : 700)
      else if (event.e === 'rolled') ms = Math.max(ms, 600)
      else if (event.e === 'phase') ms = Math.max(ms, 160)
    }
    return ms * (pace() || 0.35)
  }

  let skip = false
  const pause = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0 && !skip && !closed; left -= 50) await sleep(Math.min(50, left))
  }

  /** Shows one input after another on a copy of the match that runs behind it. */
  const run = async (): Promise<void> => {
    if (busy) return
    busy = true
    settled.value = false
    while (queue.length > 0 && !closed) {
      const late = later.value
      const played = queue.shift() as Played
      const next = clone(shown.value)
      const events: Event[] = []
      apply(next, played.input, { add: (event) => void events.push(event) })
      const fought = events.find((event) => event.e === 'battle' && event.stage === 'fought')
      if (fought?.e === 'battle' && !skip) await late?.animateStrike(fought.attacker, fought.target)
      const before = late?.placesNow()
      batch(() => {
        shown.value = next
        last.value = lastPlayed([{ ...played, events }]) ?? last.value
        path.value = []
        picks.value = []
        looked.value = 0
      })
      const lines = late?.logOf(events, known.value, reader())
      if (lines?.length) spoken.value = lines.map((line) => line.text).join(' ')
      const moves = events.filter((event) => event.e === 'moved')
      if (late && before && moves.length > 0 && !skip) {
        await drawn()
        await late.animateMoves(moves, before, next, holder.value)
      }
      await pause(pauseFor(events, played.input.by === holder.value))
    }
    skip = false
    busy = false
    batch(() => {
      settled.value = true
      turns.value++
    })
    if (lost) {
      lost = false
      lookAgain()
    } else if (undoing) takeBack()
    else stand()
  }

  /** The position has become another: what was on its way is void. */
  const lookAgain = (): void => {
    clearTimeout(passTimer)
    passing.value = false
    queue.length = 0
    batch(() => {
      shown.value = clone(match.state)
      path.value = []
      picks.value = []
      looked.value = 0
      last.value = lastPlayed(match.history)
      turns.value++
    })
    stand()
  }

  const takeBack = (): void => {
    undoing = false
    if (!match.undo()) return
    // why: a pass that the phone gave by itself would be given again at once; what the person did goes back with it
    for (
      let asked = askedNow();
      asked && passesItself(standings.value[asked.seat], momentOf(asked));
      asked = askedNow()
    )
      if (!match.undo()) break
    lookAgain()
  }

  /** while something moves, the look waits until it rests */
  let lost = false
  const stop = match.listen((played) => {
    if (played === null) {
      lost = busy
      if (!busy) lookAgain()
      return
    }
    queue.push(played)
    void run()
  })

  const add = (step: Step): void => setPath(follow(match.state, [...path.value, step]))

  const skipping = (): boolean => {
    if (settled.value) return false
    skip = true
    later.value?.skipMotion()
    return true
  }

  setTimeout(stand, 0)

  return {
    model,
    question: computed(() => `${shown.value.inputs}.${turns.value}.${settled.value ? 1 : 0}`),
    note,
    curtain,
    standing: computed(() => standings.value[holder.value]),
    spoken,
    names,
    swapping,
    log() {
      const tell = later.value?.logOf
      if (!tell) return []
      const seen = view(match.state, holder.value)
      const memory = later.value?.newMemory()
      return match.history.flatMap((played) => tell(played.events, seen, reader(), memory))
    },
    tap(tile) {
      if (skipping()) return
      const asked = askedNow()
      const chosen = inSet()
      if (chosen.includes(tile.ref)) return choose(chosen.filter((ref) => ref !== tile.ref))
      if (set.value !== null && freeOf(set.value, chosen).has(tile.ref)) return choose([...chosen, tile.ref])
      if (tile.step) return add(tile.step)
      const at = path.value.findIndex((step) => step.code === tile.ref)
      if (at >= 0) return setPath(path.value.slice(0, at))
      const mine = asked?.seat === holder.value
      const first = mine
        ? offersAfter(match.state, []).first.find(({ step }) => step.code === tile.ref)
        : undefined
      if (first && asked?.kind === 'act') return setPath(follow(match.state, [first.step]))
      if (!tile.look.def) return
      const w = words.value
      if (tile.why) tell(tile.why)
      else if (asked && !mine) tell(w.notYourAsk(names.value[asked.seat]))
      if (path.value.length > 0) {
        if (!tile.why) tell(w.notNow)
        return
      }
      looked.value = looked.value === tile.ref ? 0 : tile.ref
    },
    step(step) {
      if (!skipping()) add(step)
    },
    choose(steps) {
      if (!skipping()) setPath(steps)
    },
    back() {
      if (picks.value.length > 0) picks.value = picks.value.slice(0, -1)
      else if (path.value.length === 0) looked.value = 0
      else setPath(stepBack(match.state, path.value))
    },
    pass() {
      if (!skipping() && askedNow()) setPath([{ code: PASS, card: 0, to: 0 }])
    },
    confirm() {
      if (skipping() || askedNow()?.seat !== holder.value) return
      const steps = path.value
      if (!offersAfter(match.state, steps).complete) return
      match.answer(steps)
    },
    undo() {
      // what is still moving comes to rest first; then it is taken back
      undoing = skipping()
      if (!undoing) takeBack()
    },
    openCurtain() {
      if (curtain.value === null) return
      batch(() => {
        holder.value = curtain.value as Seat
        curtain.value = null
        path.value = [...match.draft]
        picks.value = []
      })
      stand()
    },
    changeStanding() {
      const seat = holder.value
      const now = standings.value[seat].mode
      const since = match.state.vars[V_TURN] ?? 0
      setStanding(
        seat,
        now === 'auto' ? { mode: 'ask' } : now === 'ask' ? { mode: 'untilMyTurn', since } : { mode: 'auto' },
      )
    },
    concede: (whole) => match.concede(holder.value, whole),
    close() {
      closed = true
      clearTimeout(passTimer)
      clearTimeout(noteTimer)
      stop()
      match.close()
    },
  }
}

/** The card that was played or used last. */
function lastPlayed(history: readonly Pick<Played, 'events'>[]): { def: number; seat: Seat } | null {
  for (let i = history.length - 1; i >= 0; i--)
    // why: an attack or a step is no card
    for (const event of [...(history[i]?.events ?? [])].reverse())
      if (event.e === 'declared' && event.def > 0) return { def: event.def, seat: event.seat }
  return null
}

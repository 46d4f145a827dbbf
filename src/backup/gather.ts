// Everything that lies on this phone, as a backup file. Keys stay here, and so does a match with another phone that is not over.

import { PRESETS } from '../counter/preset.ts'
import type { Connection } from '../storage/connection.ts'
import { isCounter, isTogether } from '../storage/ids.ts'
import { fine, type Result, type StorageKey, trouble } from '../storage/problem.ts'
import { isPlain } from '../storage/same.ts'
import { inMb, inside, type Kind, MOST_BYTES, nameIn, type Thing, thingOf, Writer } from './format.ts'
import { Unwritable, written } from './value.ts'

export interface Gathered {
  text: string
  decks: number
  matches: number
  counters: number
  /** matches with another phone that go on, and so cannot leave this one */
  goingOn: number
  /** records that are damaged so that they are not in the file; `name` '': nobody knows */
  unwritable: { what: Thing; name: string }[]
}

type Fields = Readonly<Record<string, unknown>>

interface Match {
  id: string
  head: unknown
  inputs: unknown[]
  /** which input each one is */
  numbers: number[]
}

async function everything(connection: Connection) {
  return connection.run(['decks', 'versions', 'matches', 'inputs', 'settings'], 'readonly', async (tx) => {
    const [deckIds, decks] = await both(tx.objectStore('decks'))
    const [versionKeys, versions] = await both(tx.objectStore('versions'))
    const heads: unknown[] = await tx.objectStore('matches').getAll()
    const headIds = await tx.objectStore('matches').getAllKeys()
    const [inputKeys, inputs] = await both(tx.objectStore('inputs'))
    const presets: unknown = await tx.objectStore('settings').get(PRESETS)
    const matches = new Map<string, Match>(
      headIds.map((id, i) => [id, { id, head: heads[i], inputs: [], numbers: [] }]),
    )
    for (const [i, [id, n]] of inputKeys.entries()) {
      const match = matches.get(id) ?? { id, head: null, inputs: [], numbers: [] }
      match.inputs.push(inputs[i])
      match.numbers.push(n)
      matches.set(id, match)
    }
    return { deckIds, decks, versionKeys, versions, matches: [...matches.values()], presets }
  })
}

const both = <K, V>(store: { getAllKeys(): Promise<K[]>; getAll(): Promise<V[]> }): Promise<[K[], V[]]> =>
  Promise.all([store.getAllKeys(), store.getAll()])

/** `mb`: what the file would have, `most`: what is read again */
export type WriteKey = 'backup.tooLarge'

/** `settings`: what else the page keeps of its person's choices. `made`: ms since 1970. `most`: bytes of the file. */
export async function gather(
  connection: Connection,
  settings: unknown,
  made: number,
  most = MOST_BYTES,
): Promise<Result<Gathered, StorageKey | WriteKey>> {
  const read = await everything(connection)
  if (!read.ok) return read
  const { deckIds, decks, versionKeys, versions, matches, presets } = read.value
  const writer = new Writer()
  const told: Gathered = {
    text: '',
    decks: deckIds.length,
    matches: 0,
    counters: 0,
    goingOn: 0,
    unwritable: [],
  }
  const unwritable = (is: Kind, of: unknown) =>
    told.unwritable.push({ what: thingOf(is, inside(of, 'id')), name: nameIn(of) })
  const add = (is: Kind, of: unknown): boolean => {
    try {
      writer.add(is, written(of))
      return true
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error
      unwritable(is, of)
      return false
    }
  }
  for (const [i, id] of deckIds.entries()) if (!add('deck', { id, deck: decks[i] })) told.decks--
  for (const [i, [id]] of versionKeys.entries()) add('version', { id, version: versions[i] })
  for (const match of matches) {
    const leaving = portable(match)
    if (leaving === 'damaged') unwritable('match', match)
    else if (leaving === 'goes on') told.goingOn++
    else if (add('match', leaving)) told[isCounter(match.id) ? 'counters' : 'matches']++
  }
  for (const preset of Array.isArray(presets) ? (presets as unknown[]) : []) add('preset', preset)
  add('settings', settings)
  const text = writer.text(made)
  const size = new TextEncoder().encode(text).length
  return size > most
    ? trouble('backup.tooLarge', { mb: inMb(size), most: inMb(most) })
    : fine({ ...told, text })
}

/** What of a match may leave the phone, or why it must not. A damaged save goes as it is, with the numbers of its inputs. */
function portable({ id, head, inputs, numbers }: Match): Fields | 'goes on' | 'damaged' {
  const whole = isPlain(head) && head.length === inputs.length && numbers.every((n, i) => n === i)
  const given = isPlain(head) ? head : null
  if (isTogether(id)) {
    // why also: without its head nobody can tell whether it is over
    if (given === null) return 'damaged'
    if (!isOver(given)) return 'goes on'
    // why: the key signs for this phone alone, and the other one is not found from another phone
    const kept = { ...given, signing: null, way: { by: 'scan' } }
    return whole ? { id, head: kept, inputs } : { id, head: kept, inputs, numbers }
  }
  if (isCounter(id) && given) return { id, ...alone(given, inputs), ...(whole ? {} : { numbers }) }
  return whole ? { id, head, inputs } : { id, head, inputs, numbers }
}

const isOver = (head: Fields): boolean =>
  head.over === true || isPlain(head.stop) || (Number.isInteger(head.result) && Number(head.result) >= 0)

/** A counter of two phones as one of this phone alone, with what was still under way to the other. */
function alone(head: Fields, inputs: readonly unknown[]): { head: Fields; inputs: unknown[] } {
  const pending: unknown = isPlain(head.shared) ? head.shared.pending : []
  const own = (Array.isArray(pending) ? (pending as unknown[]) : []).flatMap((one) =>
    isPlain(one) ? [{ at: one.at, by: 0, k: 0, sig: '', act: one.act }] : [],
  )
  const all = [...inputs, ...own]
  return { head: { ...head, shared: null, way: null, length: all.length }, inputs: all }
}

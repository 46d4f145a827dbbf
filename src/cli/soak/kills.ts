// One of two phones is killed at the worst moments of a match, again and again: both come back with the same log, nothing lost,
// doubled or drawn anew (check 5 of docs/protocol.md, 10).

import { entryHash } from '../../fair/entry.ts'
import { standingOf } from '../../net/closing.ts'
import { quick } from '../../play/random.ts'
import { meetAgain, meeting, type Phone, playOn, sessionOf } from './phones.ts'
import { Ground, type SoakOptions, type SoakReport } from './setup.ts'

const MOMENTS = ['before keeping', 'kept, not sent', 'sent', 'half given'] as const
const KILLS = 8
/** entries between two kills */
const APART = 10

export async function soakKills({ game, runs, seed }: SoakOptions): Promise<SoakReport> {
  const ground = new Ground(game)
  const failures: string[] = []
  let entries = 0
  let kills = 0
  for (let run = 0; run < runs; run++) {
    const below = quick(seed + run)
    let n = 0
    try {
      const phones = await meeting(ground.game)
      let links = 1
      for (let kill = 0; kill < KILLS; kill++) {
        const moment = MOMENTS[below(MOMENTS.length)] ?? 'sent'
        const victim = phones[below(2)] as Phone
        const before = [hashes(phones[0]), hashes(phones[1])]
        arm(victim, moment, sessionOf(victim).record.entries.length + 1 + below(APART))
        await playOn(phones, seed + run + kill)
        disarm(victim)
        if (sessionOf(phones[0]).over && !victim.dead) break
        await victim.reopen()
        await meetAgain(phones, links++)
        kills++
        const [one, two] = [hashes(phones[0]), hashes(phones[1])]
        if (one.join() !== two.join()) throw new Error(`after a kill ${moment} the logs differ`)
        for (const old of before)
          if (old.some((hash, i) => one[i] !== hash))
            throw new Error(`after a kill ${moment} an entry is another`)
      }
      await playOn(phones, seed + run + 100)
      for (const phone of phones) {
        const { record, fair } = sessionOf(phone)
        n = record.entries.length
        const standing = standingOf(record, fair.state.result)
        if (standing !== 'verified') throw new Error(`${phone.name}: ${JSON.stringify(standing)}`)
      }
    } catch (error) {
      failures.push(ground.failed('kills', seed + run, n, error))
    }
    entries += n
  }
  return { what: 'kills', runs, inputs: entries, failures, figures: { kills } }
}

const hashes = (phone: Phone): string[] => {
  const { entries, match } = sessionOf(phone).record
  return entries.map(({ entry }) => entryHash(match, entry))
}

/** The phone ends at the first entry from `from` on that it comes to in this moment. */
function arm(phone: Phone, moment: (typeof MOMENTS)[number], from: number): void {
  const { disk } = phone
  const due = (length: number): boolean => length >= from && !phone.dead
  if (moment === 'before keeping')
    disk.before = ({ entries }) => {
      if (due(entries.length)) phone.kill()
    }
  else if (moment === 'kept, not sent')
    disk.after = ({ entries }) => {
      if (due(entries.length)) phone.kill()
    }
  else if (moment === 'half given')
    disk.after = ({ entries }) => {
      const { half } = sessionOf(phone).fair.phone.table
      if (due(entries.length) && (half.coin !== null || half.places.length > 0)) phone.kill()
    }
  else
    phone.said = () => {
      if (due(sessionOf(phone).record.entries.length)) {
        phone.dead = true
        phone.inbox.length = 0
      }
    }
}

function disarm(phone: Phone): void {
  phone.disk.before = () => {}
  phone.disk.after = () => {}
  phone.said = () => {}
}

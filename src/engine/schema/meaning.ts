// What the form of an ability cannot say: names must be known, and rules read common knowledge only.

import type { AbilityText, Amount, Condition, Effect, Filter, Selector } from '../card.ts'
import type { SetShape } from '../schema.ts'
import { type Complaint, complaints } from './complaints.ts'

type Found = [field: string, what: Complaint]

const standing = ['this', 'host', 'attacker', 'event', 'you', 'opponent', 'battle']
const staticWords = ['modify', 'forbid', 'permit', 'extra', 'grant', 'replace']

/** Cards of these zones are named by nobody but who knows them. */
const defaultSecret = ['hand', 'deck']

export function meaningFaults(ability: AbilityText, shape: SetShape | undefined): Found[] {
  const found: Found[] = []
  const secret = shape?.secretZones ?? defaultSecret
  const known = new Set(standing)

  const filter = (of: Filter, at: string, open: boolean): void => {
    if (!open && of.zone !== undefined && secret.includes(of.zone))
      found.push([`${at}.zone`, complaints.secret])
    if (shape) {
      const kinds = of.kind === undefined ? [] : typeof of.kind === 'string' ? [of.kind] : of.kind
      if (kinds.some((kind) => !shape.kinds[kind] && shape.groups?.includes(kind) !== true))
        found.push([`${at}.kind`, complaints.kind])
      const sizes = of.size === undefined ? [] : typeof of.size === 'string' ? [of.size] : of.size
      if (sizes.some((size) => !shape.sizes.includes(size))) found.push([`${at}.size`, complaints.size])
    }
    if (of.not) filter(of.not, `${at}.not`, open)
    if (of.fits) filter(of.fits, `${at}.fits`, open)
  }
  const select = (what: Selector, at: string): void => {
    if (typeof what === 'string') {
      if (!known.has(what)) found.push([at, complaints.register])
    } else if ('all' in what) filter(what.all, `${at}.all`, false)
  }
  const amount = (value: Amount, at: string): void => {
    if (typeof value === 'object' && 'count' in value) select(value.count, `${at}.count`)
  }
  const condition = (of: Condition, at: string): void => {
    if ('cmp' in of) amount(of.cmp[0], `${at}.cmp[0]`)
    else if ('allOf' in of)
      of.allOf.forEach((one, i) => {
        condition(one, `${at}.allOf[${i}]`)
      })
  }
  const effects = (list: Effect[], at: string): void => {
    list.forEach((effect, i) => {
      one(effect, `${at}[${i}]`)
    })
  }
  const one = (e: Effect, at: string): void => {
    if ('draw' in e) amount(e.draw, `${at}.draw`)
    else if ('damage' in e) select(e.damage, `${at}.damage`)
    else if ('move' in e) select(e.move, `${at}.move`)
    else if ('turn' in e) select(e.turn, `${at}.turn`)
    else if ('gain' in e) amount(e.gain, `${at}.gain`)
    else if ('lose' in e) amount(e.lose, `${at}.lose`)
    else if ('destroy' in e) select(e.destroy, `${at}.destroy`)
    else if ('sacrifice' in e) filter(e.from, `${at}.from`, false)
    else if ('send' in e) select(e.send, `${at}.send`)
    else if ('return' in e) select(e.return, `${at}.return`)
    else if ('put' in e) select(e.put, `${at}.put`)
    else if ('search' in e) filter(e.search, `${at}.search`, true)
    else if ('attach' in e) {
      select(e.attach, `${at}.attach`)
      select(e.to, `${at}.to`)
    } else if ('overlay' in e) select(e.on, `${at}.on`)
    else if ('control' in e) select(e.control, `${at}.control`)
    else if ('modify' in e) {
      select(e.modify, `${at}.modify`)
      amount(e.by, `${at}.by`)
    } else if ('set' in e) {
      select(e.set, `${at}.set`)
      amount(e.to, `${at}.to`)
    } else if ('extra' in e) select(e.extra, `${at}.extra`)
    else if ('forbid' in e) {
      select(e.forbid, `${at}.forbid`)
      if (e.fits) filter(e.fits, `${at}.fits`, false)
    } else if ('permit' in e) select(e.permit, `${at}.permit`)
    else if ('negate' in e) select(e.negate, `${at}.negate`)
    else if ('choose' in e) {
      filter(e.from, `${at}.from`, true)
      known.add(e.as)
    } else if ('roll' in e) {
      const rising = e.cases.every((now, i) => now.upTo > (e.cases[i - 1]?.upTo ?? 0))
      if (!rising || e.cases.at(-1)?.upTo !== e.roll) found.push([`${at}.cases`, complaints.cases])
      e.cases.forEach((now, i) => {
        effects(now.do, `${at}.cases[${i}].do`)
      })
    } else if ('if' in e) {
      condition(e.if, `${at}.if`)
      effects(e.do, `${at}.do`)
    }
  }

  const declared = ability.act !== undefined || ability.play !== undefined || ability.when !== undefined
  // a card that only enters does so while something holds, or for a cost
  const enters = ability.play === true && (ability.while !== undefined || ability.cost !== undefined)
  if (!ability.do && !ability.mode && !ability.static && !enters) found.push(['', complaints.inert])
  if (ability.static && (declared || ability.do || ability.mode)) found.push(['.static', complaints.both])
  ability.static?.forEach((effect, i) => {
    if (!staticWords.some((word) => word in effect)) found.push([`.static[${i}]`, complaints.staticWord])
  })
  if (ability.when && ability.when.of !== 'this') filter(ability.when.of, '.when.of', false)
  ability.cost?.forEach((cost, i) => {
    if ('from' in cost) filter(cost.from, `.cost[${i}].from`, false)
  })
  ability.target?.forEach((target, i) => {
    filter(target.from, `.target[${i}].from`, false)
    known.add(target.as)
  })
  if (ability.while) condition(ability.while, '.while')
  effects(ability.do ?? [], '.do')
  ability.mode?.forEach((mode, i) => {
    effects(mode.do, `.mode[${i}].do`)
  })
  effects(ability.static ?? [], '.static')
  return found
}

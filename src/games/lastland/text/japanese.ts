// Card texts in Japanese.

import type { AbilityText, CardText, Cost, Effect, Filter, Selector, Target } from '../../../engine/card.ts'
import { keywordName, term } from '../../../engine/text/terms.ts'
import { attributes, races, terms } from '../terms.ts'
import { counted, grouped, isNumbered } from './lines.ts'

const many = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

const keyword = (word: string, n: number): string =>
  keywordName(terms, word, isNumbered(word) ? n : undefined, 'ja')

function kindOf(filter: Filter, card: boolean): string {
  const words = many(filter.kind).map((kind) =>
    card && kind === 'character' ? 'Aカード' : (terms.kinds[kind]?.ja ?? kind),
  )
  return words.length > 0 ? words.join('か') : 'カード'
}

const qualities = (filter: Filter): string =>
  [
    ...many(filter.attribute).map((word) => term(attributes, word, 'ja')),
    ...many(filter.race).map((word) => term(races, word, 'ja')),
  ]
    .map((word) => `${word}の`)
    .join('')

/** 獣のCカード1体 */
const designated = (filter: Filter, n: number): string => `${qualities(filter)}${kindOf(filter, true)}${n}体`

export function basic(card: CardText): string {
  const words: string[] = []
  if (card.condition !== undefined) {
    const name = card.kind === 'mCard' ? 'メタモルフォーゼ' : 'フュージョン'
    const of = counted(card.condition).map(({ filter, n }) => designated(filter, n))
    words.push(`${name}［${of.join('＋')}］`)
  }
  for (const [word, n] of Object.entries(card.keywords ?? {})) words.push(keyword(word, n))
  if (card.penalty !== undefined) words.push(`ペナルティ［${deeds(card.penalty, undefined).join('、')}］`)
  return words.length === 0 ? '' : `${words.join('、')}。`
}

const MOMENTS: Readonly<Record<string, string>> = {
  inBattle: 'バトル中のみ宣言できる。',
  enemyAttack: '敵キャラクターの攻撃宣言に対応してのみ宣言できる。',
}

const counter = (filter: Filter): string =>
  filter.zone !== undefined || many(filter.kind).includes('equip') ? '枚' : '体'

/** 前列の敵キャラクター1体; two or fewer: …を1体か2体 */
function noun(filter: Filter, n: number, least: number): string {
  if (filter.fighting) return '攻撃キャラクターか防御キャラクター1体を'
  if (filter.link !== undefined) return declaration(filter, n)
  const line = filter.line === undefined ? '' : filter.line === 'front' ? '前列の' : '後列の'
  const limit = filter.belowLimit ? 'パワーカードが限界枚数に達していない' : ''
  const ready = filter.ready === undefined ? '' : filter.ready ? '未行動の' : '行動済みの'
  const hp = filter.atMost?.hp === undefined ? '' : `体力${filter.atMost.hp}以下の`
  const words = `${place(filter)}${limit}${side(filter)}${line}${ready}${hp}${qualities(filter)}${enemy(filter)}${kindOf(filter, false)}`
  const unit = counter(filter)
  return least < n ? `${words}を${least}${unit}か${n}${unit}` : `${words}${n}${unit}を`
}

const side = (filter: Filter): string => (filter.side === 'you' && filter.zone === undefined ? '自分の' : '')
const enemy = (filter: Filter): string => (filter.side === 'opponent' ? '敵' : '')

function place(filter: Filter): string {
  if (filter.zone === 'graveyard') return filter.owner === 'opponent' ? '相手の墓地の' : '自分の墓地の'
  if (filter.zone === 'hand') return '手札から'
  return many(filter.kind).includes('equip') ? 'フィールドの' : ''
}

function declaration(filter: Filter, n: number): string {
  const whose = filter.side === 'opponent' ? '敵' : filter.side === 'you' ? '自分' : ''
  if (many(filter.fits?.kind).includes('character'))
    return `宣言中の${whose}キャラクターの登場宣言（C・M・Fカード）${n}つを`
  return `宣言中の${whose === '' ? '' : `${whose}の`}${kindOf(filter.fits ?? {}, false)}カード${n}枚を`
}

function targets(ability: AbilityText): string {
  const all = ability.target ?? []
  const nouns = all.map((target: Target) => noun(target.from, target.n ?? 1, target.least ?? target.n ?? 1))
  const near = ability.place?.near
  if (near === 'this') nouns.push('このキャラクターに隣接する自分の空きフィールド1つを')
  else if (near !== undefined)
    return `${nouns.map((text) => text.replace(/を$/, 'と、')).join('')}それに隣接する同じプレイヤーの空きフィールド1つを指定する。`
  return nouns.length === 0 ? '' : `${nouns.join('')}指定する。`
}

/** The last one ends the clause before the colon, those before it link. */
function cost(one: Cost, last: boolean): string {
  if ('discard' in one) return `手札を${one.discard}枚破棄${last ? 'する' : 'し、'}`
  if ('turn' in one) return `このキャラクターを横向きに${last ? 'する' : 'し、'}`
  if ('send' in one) return `このキャラクターのパワーカードを${one.send}枚破棄${last ? 'する' : 'し、'}`
  throw new Error(`no words for the cost ${JSON.stringify(one)}`)
}

// ---- effects ------------------------------------------------------------------------------------------------------

/** What was designated is named again: そのキャラクター, それ. */
function named(what: Selector, ability: AbilityText | undefined): string {
  if (what === 'this') return 'このキャラクター'
  if (what === 'host') return '装備したキャラクター'
  if (what === 'attacker') return 'その攻撃キャラクター'
  const from = ability?.target?.find((target) => target.as === what)?.from
  const unit = from !== undefined && counter(from) === '体' && from.link === undefined
  return unit ? 'そのキャラクター' : 'それ'
}

const UNTIL: Readonly<Record<string, string>> = {
  endOfTurn: 'ターン終了時まで',
  endOfBattle: 'バトル終了時まで',
  endOfBattleTurn: '、次のバトルターン（バトルターン中ならそのターン）の終了時まで',
}
const signed = (by: unknown): string => (typeof by === 'number' && by < 0 ? `${by}` : `+${by}`)

function several(effects: readonly Effect[], ability: AbilityText | undefined): string {
  const [first] = effects
  if (first === undefined) return ''
  if ('modify' in first) {
    const until = first.until === undefined ? '' : (UNTIL[first.until] ?? '')
    const changes = effects.map((e) =>
      'modify' in e ? `${term(terms.stats, e.stat, 'ja')}を${until}${signed(e.by)}` : '',
    )
    return `${named(first.modify, ability)}の${changes.join('、')}する`
  }
  if ('grant' in first) {
    const words = effects.map((e) => ('grant' in e ? keyword(e.keyword, e.n ?? 1) : ''))
    return `${named(first.grant, ability)}は${words.join('と')}を得る`
  }
  return one(first, ability)
}

function one(e: Effect, ability: AbilityText | undefined): string {
  if ('draw' in e) return `カードを${typeof e.draw === 'number' ? e.draw : ''}枚引く`
  if ('mill' in e) {
    const top = `デッキの上から${e.mill}枚を破棄する`
    if (e.who === 'opponent') return `相手は${top}`
    if (e.who === 'each') return `お互いのプレイヤーは同時に、自分の${top}`
    return `自分の${top}`
  }
  if ('damage' in e) return `${named(e.damage, ability)}に${e.n}ダメージを与える`
  if ('move' in e) return `${named(e.move, ability)}をそこへ移動させる`
  if ('turn' in e) return `${named(e.turn, ability)}を${e.to === 'ready' ? '未行動状態に' : '横向きに'}する`
  if ('negate' in e)
    return e.negate === 'battle' ? 'その攻撃宣言を無効にする' : 'その宣言を無効にし、そのカードを破棄する'
  if ('destroy' in e) return `${named(e.destroy, ability)}を破棄する`
  if ('attach' in e) return 'それぞれの下にデッキの上から1枚をパワーカードとして置く'
  if ('permit' in e)
    return 'このキャラクターは攻撃宣言の時、指定できる前列フィールドの後方にある敵後列フィールドを代わりに指定してもよい'
  throw new Error(`no words for the effect ${JSON.stringify(e)}`)
}

function returned(ability: AbilityText | undefined, what: Selector): string {
  const from = ability?.target?.find((target) => target.as === what)?.from
  return from?.zone === 'graveyard'
    ? 'それを手札に加える'
    : 'その一番上のカードを持ち主の手札に戻し、下のカードをすべて破棄する'
}

function deeds(effects: readonly Effect[], ability: AbilityText | undefined): string[] {
  const out: string[] = []
  for (const group of grouped(effects)) {
    const [first] = group
    if (first === undefined || 'put' in first) continue
    if ('choose' in first)
      out.push(
        `処理時、${noun(first.from, 1, 1)}自分の空きフィールド1つに登場させてもよい`,
        'その体力と同じ枚数をデッキの上からパワーカードとして置く',
      )
    else if ('return' in first) out.push(returned(ability, first.return))
    else if (group.length > 1 || 'modify' in first || 'grant' in first) out.push(several(group, ability))
    else out.push(one(first, ability))
  }
  return out
}

const sentences = (texts: readonly string[]): string => texts.map((text) => `${text}。`).join('')

export function ability(_card: CardText, text: AbilityText): string {
  if (text.static !== undefined) return sentences(deeds(text.static, text))
  if (text.when !== undefined) {
    const moment =
      text.when.on === 'arrived' ? 'このキャラクターが登場した時、' : 'このキャラクターが破棄された時、'
    const does = deeds(text.do ?? [], text).join('、')
    return `${moment}${text.may === true ? may(does) : does}。`
  }
  const when = [text.act?.when ?? ''].flat()[0] ?? ''
  const out: string[] = []
  if (text.play === undefined) out.push(when === 'ownMain' ? '【宣言・自分メインフェイズのみ】' : '【宣言】')
  if (MOMENTS[when] !== undefined) out.push(MOMENTS[when])
  const costs = text.cost ?? []
  if (costs.length > 0) out.push(`${costs.map((one, i) => cost(one, i === costs.length - 1)).join('')}：`)
  out.push(targets(text), sentences(deeds(text.do ?? [], text)))
  return out.join('')
}

/** 引く → 引いてもよい, する → してもよい */
function may(deed: string): string {
  if (deed.endsWith('引く')) return `${deed.slice(0, -1)}いてもよい`
  return deed.endsWith('する') ? `${deed.slice(0, -2)}してもよい` : `${deed}ことができる`
}

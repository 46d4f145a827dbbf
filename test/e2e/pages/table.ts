// The table, as a person meets it: what is asked, what lies where, and taps.

import { expect, type Locator, type Page } from '@playwright/test'

/** One card or word that could be the next step. */
export interface Offer {
  /** the attribute that finds it: data-ref or data-code */
  by: 'ref' | 'code'
  value: number
  /** myself, the other side, or a strip of cards */
  zone: string
  number: string
  strength: number
}

export interface Look {
  /** changes with each question and each thing that happens */
  key: string
  inputs: number
  /** everything that happened has been shown */
  settled: boolean
  asked: number | null
  prompt: string
  path: number
  curtain: boolean
  /** something lies over the table */
  panel: boolean
  over: boolean
  offers: Offer[]
  chosen: number
  can: Record<'cancel' | 'pass' | 'next' | 'confirm', boolean>
}

export type Action = 'cancel' | 'pass' | 'next' | 'confirm' | 'standing' | 'menu'

/** Reads the whole table at once; runs in the page. */
function lookNow(): Look {
  const table = document.querySelector<HTMLElement>('.table')
  const key = table?.dataset.key ?? ''
  const [inputs = '0', , settled] = key.split('.')
  const enabled = (action: string): boolean =>
    document.querySelector(`[data-action="${action}"]:not([disabled])`) !== null
  const offers: Offer[] = []
  for (const element of document.querySelectorAll<HTMLElement>(
    '.table [data-state="playable"], .table [data-state="target"]',
  )) {
    if (!element.dataset.ref) continue
    const zone = element.classList.contains('seal')
      ? element.closest('.side-mine')
        ? 'myLand'
        : 'theirLand'
      : (element.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '')
    offers.push({
      by: 'ref',
      value: Number(element.dataset.ref),
      zone,
      number: element.dataset.number ?? '',
      strength: Number(element.querySelector('.strength')?.textContent?.trim() || 0),
    })
  }
  for (const element of document.querySelectorAll<HTMLElement>('.word'))
    offers.push({ by: 'code', value: Number(element.dataset.code), zone: 'words', number: '', strength: 0 })
  return {
    key,
    inputs: Number(inputs),
    settled: settled === '1',
    asked: table?.dataset.asked ? Number(table.dataset.asked) : null,
    prompt: table?.dataset.question ?? '',
    path: Number(table?.dataset.path ?? 0),
    curtain: document.querySelector('[data-curtain]') !== null,
    panel: document.querySelector('.veil') !== null,
    over: document.querySelector('[data-result]') !== null,
    offers,
    chosen: document.querySelectorAll('.table [data-state="chosen"]').length,
    can: {
      cancel: enabled('cancel'),
      pass: enabled('pass'),
      next: enabled('next'),
      confirm: enabled('confirm'),
    },
  }
}

export class Table {
  readonly page: Page
  readonly root: Locator
  readonly result: Locator
  readonly curtain: Locator
  readonly note: Locator
  readonly hand: Locator

  constructor(page: Page) {
    this.page = page
    this.root = page.locator('.table')
    this.result = page.locator('[data-result]')
    this.curtain = page.locator('[data-curtain]')
    this.note = page.locator('.note')
    this.hand = page.locator('[data-zone="hand"] [data-ref]')
  }

  look(): Promise<Look> {
    return this.page.evaluate(lookNow)
  }

  act(action: Action): Locator {
    return this.page.locator(`[data-action="${action}"]`)
  }

  card(ref: number): Locator {
    return this.page.locator(`.table [data-ref="${ref}"]`).first()
  }

  offer({ by, value }: Pick<Offer, 'by' | 'value'>): Locator {
    return this.page.locator(`.table [data-${by}="${value}"]`).first()
  }

  /** Waits until a person is asked, the phone is to be handed over, or the game is over. */
  async asked(timeout = 30_000): Promise<Look> {
    await this.page.waitForFunction(
      () => {
        if (document.querySelector('[data-curtain], [data-result]')) return true
        // keys and sentences come right after a table stands, unless their files can't be had
        if (!document.querySelector('[data-whole], .notice')) return false
        const table = document.querySelector<HTMLElement>('.table')
        const [first] = document.querySelectorAll<HTMLButtonElement>('.act:not([disabled])')
        const offered = document.querySelector('.table [data-state="target"], .table .word')
        return table?.dataset.key?.endsWith('1') && (first !== undefined || offered !== null)
      },
      undefined,
      { polling: 40, timeout },
    )
    return this.look()
  }

  /** Waits until the table shows something else than it did. */
  async changed(from: Look, timeout = 5_000): Promise<void> {
    await this.page.waitForFunction(
      ({ key, path }) => {
        const table = document.querySelector<HTMLElement>('.table')
        return !table || table.dataset.key !== key || Number(table.dataset.path) !== path
      },
      { key: from.key, path: from.path },
      { polling: 30, timeout },
    )
  }

  async choose(offer: Pick<Offer, 'by' | 'value'>): Promise<void> {
    const before = await this.look()
    await this.offer(offer).tap()
    await this.changed(before)
  }

  /** Passes or goes on, and confirms it. */
  async pass(): Promise<void> {
    const before = await this.asked()
    await this.act(before.can.next ? 'next' : 'pass').tap()
    await this.confirm()
  }

  async confirm(): Promise<void> {
    const before = await this.look()
    await this.act('confirm').tap()
    await this.changed(before)
  }

  async openCurtain(): Promise<void> {
    await this.page.locator('[data-action="open-curtain"]').tap()
    await expect(this.curtain).toHaveCount(0)
  }

  async openMenu(): Promise<void> {
    await this.act('menu').tap()
    await expect(this.page.locator('.sheet-panel')).toBeVisible()
  }

  /** Gives up the game that is played; `match`: all of it. */
  async concede(what: 'game' | 'match' = 'game'): Promise<void> {
    await this.openMenu()
    const game = this.page.locator('[data-action="concede-game"]')
    const only = what === 'match' || (await game.count()) === 0
    await (only ? this.page.locator('[data-action="concede"]') : game).tap()
    await this.page.locator('[data-action="concede-yes"]').tap()
  }

  async leave(): Promise<void> {
    await this.openMenu()
    await this.page.locator('[data-action="leave"]').tap()
  }

  /** What lies where, and what the numbers say; not the half-made choice. */
  board(): Promise<string[]> {
    return this.page.evaluate(() => {
      const of = (selector: string, tell: (element: HTMLElement) => unknown): string =>
        `${selector}: ${[...document.querySelectorAll<HTMLElement>(selector)].map(tell).join(' ')}`
      return [
        of('[data-life]', ({ dataset }) => dataset.life),
        of('[data-count]', ({ dataset, textContent }) => `${dataset.count}=${textContent?.trim()}`),
        ...['theirs', 'mine', 'hand', 'chain', 'myContinuous', 'theirContinuous'].map((zone) =>
          of(`[data-zone^="${zone}"] [data-ref]`, ({ dataset }) => `${dataset.ref}/${dataset.number ?? ''}`),
        ),
        of('.ribbon .is-now', ({ textContent }) => textContent?.trim() && 1),
      ]
    })
  }

  /** Whether the page moves under a finger. */
  scrolls(): Promise<boolean> {
    return this.page.evaluate(() => {
      const root = document.scrollingElement
      return root !== null && (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth)
    })
  }

  /** Cards, links, words and buttons that no finger reaches: cut by the screen, covered, or scrolled away. */
  hidden(): Promise<string[]> {
    return this.page.evaluate(() => {
      const problems: string[] = []
      const { innerWidth: wide, innerHeight: high } = window
      const root = document.scrollingElement
      if (root && (root.scrollHeight > high || root.scrollWidth > wide)) problems.push('the page scrolls')
      const named = (element: HTMLElement): string =>
        `${element.className.split(' ')[0]} ${element.getAttribute('aria-label') ?? element.textContent?.trim()}`
      const wanted =
        '.table [data-ref], .table .word, .table .act, .chip, .waiting-words, .focus-name, .focus-prompt'
      const scrubbed = document.querySelector('.hand-all') !== null
      for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
        // a hand that scrolls has its sheet
        if (scrubbed && element.closest('.hand')) continue
        const box = element.getBoundingClientRect()
        const out = box.left < -8 || box.top < -8 || box.right > wide + 8 || box.bottom > high + 2
        if (out) problems.push(`out of the screen: ${named(element)}`)
        // of cards that overlap in the hand the left part shows
        const text = element.matches('.focus-prompt, .focus-name')
        const shown = [0.18, 0.5].some((across) =>
          (text ? [0.9] : [0.4, 0.75]).some((down) => {
            const at = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down)
            return at !== null && element.contains(at)
          }),
        )
        if (!shown) problems.push(`covered: ${named(element)}`)
        const parent = element.closest<HTMLElement>('.middle')
        const frame = parent?.getBoundingClientRect()
        if (frame && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1))
          problems.push(`beyond the middle: ${named(element)}`)
      }
      const words = document.createRange()
      for (const step of document.querySelectorAll<HTMLElement>('.ribbon li')) {
        words.selectNodeContents(step)
        const { left, right } = words.getBoundingClientRect()
        const next = step.nextElementSibling ?? document.querySelector('.chip')
        // for a left hand the chip stands on the other side
        const beyond = next?.getBoundingClientRect().left ?? 0
        if (next && beyond > left && right > beyond + 7) problems.push(`covered: ${step.textContent}`)
        if (left < 0) problems.push(`out of the screen: ${step.textContent}`)
      }
      for (const button of document.querySelectorAll<HTMLElement>('.act, .chip, .hand-all'))
        if (button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight)
          problems.push(`too wide for its button: ${button.textContent}`)
      const waiting = document.querySelector('.waiting')
      if (waiting && waiting.scrollHeight > waiting.clientHeight + 1) problems.push('the question is cut')
      return problems
    })
  }

  /** The id of the match in the address. */
  id(): string {
    return new URL(this.page.url()).hash.split('/')[2] ?? ''
  }
}

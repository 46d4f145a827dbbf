import { expect, type Locator, type Page } from '@playwright/test'

/** Where the cards of a game are looked through. */
export class CardsPage {
  readonly page: Page
  readonly status: Locator
  readonly big: Locator
  readonly name: Locator

  constructor(page: Page) {
    this.page = page
    this.status = page.locator('.cards-told [role="status"]')
    this.big = page.locator('[data-big]')
    this.name = page.locator('[data-big] .face h2')
  }

  /** The list of a game, from a page loaded anew. */
  async open(game: string): Promise<void> {
    await this.page.goto('')
    await this.page.goto(`#/cards/${game}`)
    await expect(this.page.locator('[data-card]').first()).toBeVisible({ timeout: 20_000 })
  }

  card(number: string): Locator {
    return this.page.locator(`main [data-card="${number}"]`)
  }

  count(): Promise<number> {
    return this.page.locator('main [data-card]').count()
  }

  async act(action: string): Promise<void> {
    await this.page.locator(`[data-action="${action}"]`).tap()
  }

  async find(text: string): Promise<void> {
    await this.page.locator('input[type="search"]').fill(text)
  }

  /** Opens a facet where it is not open yet, and taps a value. */
  async filter(facet: string, value: string): Promise<void> {
    const chip = this.page.locator(`[data-facet="${facet}"]`)
    if ((await chip.getAttribute('aria-expanded')) !== 'true') await chip.tap()
    const button = this.page.locator(`.cards-values [data-value="${value}"]`)
    await button.tap()
    if (facet !== 'order') await expect(button).toHaveAttribute('aria-pressed', 'true')
  }

  async closeFacet(facet: string): Promise<void> {
    await this.page.locator(`[data-facet="${facet}"]`).tap()
    await expect(this.page.locator('.cards-values')).toHaveCount(0)
  }

  /** Draws the card aside with a finger; the number of the one that is shown then. */
  async swiped(way: -1 | 1): Promise<string> {
    const before = (await this.big.getAttribute('data-big')) ?? ''
    const client = await this.page.context().newCDPSession(this.page)
    const at = (i: number) => ({ x: 180 + way * i * 12, y: 300 })
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] })
    for (let i = 1; i <= 9; i++)
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(i)] })
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(this.big).not.toHaveAttribute('data-big', before)
    return (await this.big.getAttribute('data-big')) ?? ''
  }

  /** What of the card that is shown is cut off, or smaller than is read at arm's length. */
  faults(): Promise<string[]> {
    return this.page.evaluate(() => {
      const faults: string[] = []
      const face = document.querySelector<HTMLElement>('[data-big] .face')
      const scroll = document.querySelector<HTMLElement>('.cards-big-scroll')
      const number = document.querySelector('[data-big]')?.getAttribute('data-big')
      if (!face || !scroll) return [`${number}: no card`]
      const box = face.getBoundingClientRect()
      if (scroll.scrollWidth > scroll.clientWidth) faults.push(`${number}: wider than the screen`)
      if (scroll.scrollHeight > scroll.clientHeight + 1 && getComputedStyle(scroll).overflowY !== 'auto')
        faults.push(`${number}: does not scroll`)
      for (const element of face.querySelectorAll<HTMLElement>(
        'h2, .face-type, .face-text, .facts, footer, .face-badge',
      )) {
        if (!element.textContent?.trim()) continue
        const { left, right, top, bottom } = element.getBoundingClientRect()
        if (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1)
          faults.push(`${number}: ${element.className || element.tagName} reaches beyond the card`)
        if (element.scrollWidth > element.clientWidth + 1)
          faults.push(`${number}: ${element.className || element.tagName} is cut off`)
        const size = Number.parseFloat(getComputedStyle(element).fontSize)
        const least = element.classList.contains('face-text') ? 18 : 16
        if (size < least) faults.push(`${number}: ${element.className} is of ${size} px`)
      }
      if (!face.querySelector('h2')?.textContent) faults.push(`${number}: no name`)
      return faults
    })
  }

  /** What is tapped and is smaller than a finger. */
  small(): Promise<string[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, input')].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect()
        if (width === 0 || element.closest('[inert]') || element.classList.contains('rules-link')) return []
        return width >= 44 && height >= 44
          ? []
          : `${element.className} ${element.textContent} ${width}x${height}`
      }),
    )
  }
}

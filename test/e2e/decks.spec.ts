// Decks: built, judged, shared and played, as somebody does who has half of one in the head.

import landfight from '../../src/games/landfight/decks.json' with { type: 'json' }
import { fromBase32, toBase32 } from '../../src/net/base32.ts'
import { crc32 } from '../../src/net/crc.ts'
import { DecksPage } from './pages/decks.ts'
import { expect, expectWords, LOCALES, TONGUES, type Tongue, test } from './pages/phone.ts'

const kiln = landfight[0]

/** A code with a checksum that holds, whatever its bytes say. */
function codeOf(game: string, bytes: readonly number[]): string {
  const check = crc32(Uint8Array.from(bytes), crc32(new TextEncoder().encode(game)))
  const all = Uint8Array.from([...bytes, (check >> 16) & 255, (check >> 8) & 255, check & 255])
  return `FDECK-${game}-${toBase32(all)}`.toUpperCase()
}

const EN_REFUSALS = {
  version: /format 99/,
  game: /"chess"/,
  damaged: /missing or/,
  long: /130001 characters/,
  longCode: /130001 characters/,
  empty: /no card in this text/,
}
const JA_REFUSALS: typeof EN_REFUSALS = {
  version: /99/,
  game: /「chess」/,
  damaged: /欠けているか/,
  long: /130001文字/,
  longCode: /130001文字/,
  empty: /カードが書かれていません/,
}

/** Kiln March as a list, with some lines changed: counts by number; a negative count takes the line out. */
function listed(changes: Record<string, number>, side: readonly (readonly [string, number])[] = []): string {
  const counts = new Map((kiln?.cards ?? []).map(([number, n]) => [String(number), Number(n)]))
  for (const [number, n] of Object.entries(changes)) counts.set(number, n)
  const lines = (entries: Iterable<readonly [string, number]>) =>
    [...entries].filter(([, n]) => n > 0).map(([number, n]) => `${n} x ${number}`)
  return ['Deck', ...lines(counts), 'Side deck', ...lines(side)].join('\n')
}

/** Six decks that may not be played, with what is said of each: the fault, the rule behind it, and the card. */
const ILLEGAL = [
  { fault: 'deck.size', rule: 'LF-1.1', list: listed({ 'EF1-007': 5 }) },
  { fault: 'deck.land', rule: 'LF-1.2', list: listed({ 'EF1-001': 0, 'EF1-007': 7 }) },
  { fault: 'deck.large', rule: 'LF-1.3', list: listed({ 'EF1-036': 2, 'EF1-007': 5 }) },
  {
    fault: 'deck.copies',
    rule: 'LF-1.4',
    list: listed({ 'EF1-008': 5, 'EF1-007': 4 }),
    card: { en: 'Coalpaw Forager', ja: '炭足の採り手' },
  },
  {
    fault: 'deck.side',
    rule: 'LF-10.3',
    list: listed({}, [
      ['EF1-052', 4],
      ['EF1-045', 4],
      ['EF1-057', 3],
    ]),
  },
  {
    fault: 'fault.placeholder',
    rule: null,
    list: `${listed({ 'EF1-007': 5 })}\n1 x Xyzzy`,
    card: { en: 'Xyzzy', ja: 'Xyzzy' },
  },
]

/** Everything runs in English at once; in Japanese too in the long run. */
const inBoth = (tongue: Tongue, title: string): string => (tongue === 'ja' ? `@long ${title}` : title)

for (const tongue of TONGUES)
  test.describe(`in ${tongue}`, () => {
    test.use({ locale: LOCALES[tongue] })

    test(
      inBoth(tongue, 'a legal deck of 50 is built from nothing in at most 90 taps, and played'),
      async ({ home, table, page }) => {
        const decks = new DecksPage(page)
        await home.open()
        await decks.tap(decks.act('decks'))
        await decks.tap(decks.act('new-deck'))
        await expect(decks.bench).toBeVisible()
        await decks.add('EF1-001')
        for (const number of ['EF1-006', 'EF1-008', 'EF1-009', 'EF1-010', 'EF1-011', 'EF1-012'])
          await decks.add(number, 4)
        // small ones that may come in any number
        await decks.add('EF1-007', 25)
        await expect(decks.bench).toHaveAttribute('data-faults', '0')
        expect(decks.taps).toBeLessThanOrEqual(90)
        await expectWords(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

        await decks.open('menu')
        await page.locator('[data-field="name"]').fill('Midges')
        await decks.act('play-deck').tap()
        await expect(page.locator('.choice[aria-checked="true"]', { hasText: 'Midges' })).toBeVisible()
        await decks.act('begin').tap()
        await table.asked()
      },
    )

    test(
      inBoth(tongue, 'a hold fills up to what the rules allow, and each change can be taken back'),
      async ({ home, page }) => {
        const decks = new DecksPage(page)
        await home.open()
        await decks.list('landfight')
        await decks.act('new-deck').tap()
        await expect(decks.bench).toBeVisible()
        const hold = (number: string) =>
          decks.card(number).locator('[data-action="add"]').click({ delay: 600 })
        await hold('EF1-006')
        await expect(decks.count('EF1-006')).toHaveAttribute('data-count', '4')
        await hold('EF1-033')
        await expect(decks.count('EF1-033')).toHaveAttribute('data-count', '3')
        await hold('EF1-001')
        await expect(decks.count('EF1-001')).toHaveAttribute('data-count', '1')
        await decks.act('undo').tap()
        await expect(decks.count('EF1-001')).toHaveAttribute('data-count', '0')
        await decks.act('undo').tap()
        await expect(decks.count('EF1-033')).toHaveAttribute('data-count', '0')
        await page.locator('[data-into="side"]').tap()
        await decks.add('EF1-006', 2)
        await expect(page.locator('[data-view="side"] b')).toHaveText('2')
        await page.reload()
        await expect(page.locator('[data-view="main"] b')).toHaveText('4')
        await expect(page.locator('[data-view="side"] b')).toHaveText('2')
      },
    )

    test(
      inBoth(tongue, 'each of six illegal decks says why at once, and is kept all the same'),
      async ({ home, page }) => {
        const decks = new DecksPage(page)
        await home.open()
        for (const { fault, rule, list, card } of ILLEGAL) {
          await decks.paste(list)
          await decks.keep()
          await decks.act('faults').tap()
          const told = page.locator(`[data-fault="${fault}"]`)
          await expect(told).toBeVisible()
          if (card) await expect(told).toContainText(card[tongue])
          if (rule) {
            await expect(told.locator('[data-rule]')).toHaveAttribute('data-rule', rule)
            await told.locator('[data-rule]').tap()
            await expect(page.locator('[data-rules="landfight"] .is-here')).toBeVisible()
            await page.goBack()
            await expect(page.locator('[data-rules]')).toHaveCount(0)
          }
          await expectWords(page)
        }
        await decks.list('landfight')
        await expect(decks.rows).toHaveCount(ILLEGAL.length)
        for (const row of await decks.rows.all()) await expect(row).toHaveAttribute('data-faults', /[1-9]/)
      },
    )

    test(
      inBoth(
        tongue,
        'acceptance 10: a list typed by hand comes in, with its bad lines explained, and goes out the same',
      ),
      async ({ home, page }) => {
        const decks = new DecksPage(page)
        await home.open()
        await decks.paste(
          [
            'Name: Half a deck',
            '',
            'Deck (7)',
            '2x Sootwick Newt',
            'Bellows Pup x2',
            '3\t炭足の採り手',
            '1 Slowcoal Hearht',
            '5 kobolds of no set',
            'Side deck',
            '宵沼の窪地 1枚',
          ].join('\n'),
        )
        await expect(page.locator('[data-bad="2"]')).toBeVisible()
        await expect(page.locator('[data-line="7"], [data-line="8"]')).toHaveCount(2)
        await expect(page.locator('[data-part="main"]')).toHaveAttribute('data-size', '13')
        await expect(page.locator('[data-part="side"]')).toHaveAttribute('data-size', '1')
        await page.locator('[data-near="EF1-001"]').tap()
        await expect(page.locator('[data-unknown]')).toHaveCount(1)
        await expectWords(page)
        await decks.keep()
        await expect(decks.bench.locator('[data-unknown="kobolds of no set"]')).toBeVisible()
        const { code, text } = await decks.shared()
        await decks.paste(text)
        await expect(page.locator('[data-field="name"]')).toHaveValue('Half a deck')
        await expect(decks.act('open-same')).toBeVisible()
        await decks.keep()
        expect((await decks.shared()).code).toBe(code)
        await decks.paste(code)
        await expect(decks.act('open-same')).toBeVisible()
      },
    )

    test(
      inBoth(tongue, 'what is no deck gets its sentence, and nothing of it becomes part of the page'),
      async ({ home, page }) => {
        const decks = new DecksPage(page)
        await home.open()
        await decks.copy('landfight')
        const { code, link } = await decks.shared()
        const why = page.locator('.decks-why')
        const bytes = [...(fromBase32(code.split('-').at(-1) ?? '') ?? [])].slice(0, -3)
        const bent = [...bytes]
        bent[6] = (bent[6] ?? 0) ^ 1
        const said = { en: EN_REFUSALS, ja: JA_REFUSALS }[tongue]
        const refused: [string, RegExp][] = [
          [codeOf('landfight', [99, ...bytes.slice(1)]), said.version],
          [codeOf('chess', bytes), said.game],
          [`FDECK-LANDFIGHT-${toBase32(Uint8Array.from([...bent, 1, 2, 3]))}`, said.damaged],
          ['a'.repeat(1_000_000), said.long],
          [`${code} ${'a '.repeat(300_000)}`, said.longCode],
          ['# nothing', said.empty],
        ]
        for (const [bad, sentence] of refused)
          await test.step(bad.slice(0, 40), async () => {
            await decks.paste(bad)
            await expect(why).toHaveText(sentence)
            await expectWords(page)
          })
        await decks.paste('<img src=x onerror="document.title=1">\n2 <b>Sootwick Newt</b>\n{{alert(1)}}')
        await expect(page.locator('.decks-in b', { hasText: 'Sootwick Newt' })).toHaveCount(0)
        expect(await page.locator('.decks-in img').count()).toBe(0)
        await decks.keep()
        await decks.go(`#/decks/in/${code.slice(0, 30)}<img src=x onerror=alert(1)>`)
        await expect(why).toBeVisible()
        expect(await page.locator('.decks-in img').count()).toBe(0)
        // the deck that was there is there still
        await page.goto(link)
        await expect(decks.act('open-same')).toBeVisible()
      },
    )

    test(
      inBoth(tongue, 'copied, named, compared, dealt, taken back to what it was, deleted and brought back'),
      async ({ home, page }) => {
        const decks = new DecksPage(page)
        await home.open()
        await decks.copy('landfight')
        await decks.open('menu')
        await page.locator('[data-field="name"]').fill('First')
        await page.locator('[data-field="notes"]').fill('beats Dusk Garden\nloses to life')
        await page.locator('[data-action="duplicate"]').tap()
        await expect(page.locator('h1')).toContainText('First')
        await expect(page.locator('[data-sheet]')).toHaveCount(0)
        await decks.view('cards')
        await decks.card('EF1-007').locator('[data-action="take"]').tap()
        await decks.open('compare')
        await expect(page.locator('[data-changes="1"]')).toContainText('6 → 5')
        await decks.close()
        await decks.view('main')
        await decks.open('hand')
        await expect(page.locator('.decks-hand .tile')).toHaveCount(5)
        await decks.act('draw').tap()
        await expect(page.locator('.decks-hand .tile')).toHaveCount(6)
        await page.locator('.decks-hand .tile').first().tap()
        await expect(page.locator('[data-big]')).toBeVisible()
        // rules over the card over the sheet: each "back" takes one of them away
        await page.locator('[data-big] [data-term] button').first().tap()
        await expect(page.locator('[data-rules]')).toBeVisible()
        await page.goBack()
        await expect(page.locator('[data-rules]')).toHaveCount(0)
        await expect(page.locator('[data-big]')).toBeVisible()
        await page.goBack()
        await expect(page.locator('.decks-hand .tile')).toHaveCount(6)
        // the page beneath the sheet is still out of reach
        expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(true)
        await decks.close()
        await decks.open('history')
        await page.locator('.decks-version summary').first().tap()
        const before = await page.locator('.decks-version').count()
        await page.locator('[data-action="restore"]').first().tap()
        // what it was until now is an earlier state too
        await expect(page.locator('.decks-version')).toHaveCount(before + 1)
        await decks.close()
        await expect(page.locator('[data-view="main"] b')).toHaveText('50')
        await decks.open('menu')
        await decks.act('delete-deck').tap()
        await decks.act('delete-deck').tap()
        await expect(decks.rows).toHaveCount(1)
        // the way back does not lead into what is gone
        await page.goBack()
        await expect(page.locator('.notice')).toHaveCount(0)
        await decks.go('#/storage')
        await page.locator('.match [data-action="resume"]').tap()
        await decks.list('landfight')
        await expect(decks.rows).toHaveCount(2)
        await expectWords(page)
      },
    )

    test(
      inBoth(
        tongue,
        'a match begins with an own deck alone when it is legal; else it says why and leads to it',
      ),
      async ({ home, table, page }) => {
        const decks = new DecksPage(page)
        await home.open()
        await decks.paste(listed({ 'EF1-007': 5 }))
        await decks.keep()
        await decks.open('menu')
        await decks.act('play-deck').tap()
        await decks.act('begin').tap()
        await expect(page.locator('[data-refused] [data-fault="deck.size"]')).toBeVisible()
        await expectWords(page)
        await decks.act('change-deck').tap()
        await decks.view('cards')
        await decks.add('EF1-007')
        await expect(decks.bench).toHaveAttribute('data-faults', '0')
        await decks.open('menu')
        await decks.act('play-deck').tap()
        await decks.act('begin').tap()
        await table.asked()
      },
    )

    test(
      inBoth(tongue, 'a side deck where the game has none is shown, and can be taken out'),
      async ({ home, page }) => {
        const decks = new DecksPage(page)
        await home.open()
        await decks.paste('4 LLC-001\nSide deck\n1 LLC-002\n2 Nobody', 'lastland')
        await decks.keep()
        await page.locator('[data-view="side"]').tap()
        await decks.card('LLC-002').locator('[data-action="take"]').tap()
        await decks.act('take-line').tap()
        await expect(page.locator('[data-view="side"]')).toHaveCount(0)
        await expect(page.locator('[data-view="main"] b')).toHaveText('4')
      },
    )

    test(
      inBoth(tongue, 'what is read of a list is a step: back leads to the text again'),
      async ({ home, page }) => {
        const decks = new DecksPage(page)
        await home.open()
        await decks.paste('4 EF1-006\nMystery')
        await expect(page.locator('[data-came]')).toBeVisible()
        await page.goBack()
        await expect(page.locator('[data-field="paste"]')).toHaveValue('4 EF1-006\nMystery')
        await decks.act('look').tap()
        await expect(page.locator('[data-came]')).toBeVisible()
      },
    )

    test(
      inBoth(tongue, 'a deck that another tab changes or deletes is followed, and nothing of either is lost'),
      async ({ home, page, context }) => {
        const decks = new DecksPage(page)
        await home.open()
        await decks.copy('landfight')
        await decks.view('cards')
        const other = new DecksPage(await context.newPage())
        await other.page.goto(page.url())
        await other.view('cards')
        await other.add('EF1-002')
        await expect(decks.count('EF1-002')).toHaveAttribute('data-count', '1')
        await decks.add('EF1-003')
        await expect(other.count('EF1-003')).toHaveAttribute('data-count', '1')
        await expect(other.count('EF1-002')).toHaveAttribute('data-count', '1')
        await other.open('menu')
        await other.act('delete-deck').tap()
        await other.act('delete-deck').tap()
        await expect(page.locator('[data-action="to-decks"]')).toBeVisible()
      },
    )

    test(inBoth(tongue, 'two quick taps keep one deck'), async ({ home, page }) => {
      const decks = new DecksPage(page)
      await home.open()
      await decks.paste('4 EF1-006')
      await decks.act('keep').evaluate((button) => {
        for (let n = 0; n < 2; n++) (button as HTMLElement).click()
      })
      await expect(decks.bench).toBeVisible()
      await decks.list('landfight')
      await expect(decks.rows).toHaveCount(1)
    })

    test(
      inBoth(tongue, 'a pool of the own for Legends is built, judged and drafted from'),
      async ({ home, page }) => {
        const decks = new DecksPage(page)
        await home.open()
        await decks.list('legends')
        await decks.act('new-deck').tap()
        await decks.add('HF-001', 17)
        await decks.act('faults').tap()
        await expect(page.locator('[data-fault="pool.draft"] [data-rule="LG-R2"]')).toBeVisible()
        await decks.add('HF-001')
        await expect(decks.bench).toHaveAttribute('data-faults', '0')
        await decks.open('menu')
        await decks.act('play-deck').tap()
        await decks.act('begin').tap()
        await expect(page.locator('.table')).toBeVisible()
        await expect(page.locator('.belt [data-number]').first()).toBeVisible()
        const faces = await page
          .locator('.belt [data-number]')
          .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.number))
        expect(new Set(faces)).toEqual(new Set(['HF-001']))
      },
    )
  })

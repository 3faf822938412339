import type { Page } from '@playwright/test'
import { type FaultServer, json } from './fixtures/faults'
import { createPoisoner, payloads, type Poisoner } from './fixtures/hostile'
import { ListView } from './fixtures/listView'
import { unfoldAll } from './fixtures/recorded'
import { expect, test } from './fixtures/test'
import { at, chain, lists } from './pages'

/**
 * Pages of one record, on which each payload comes to each field in rounds: in as few as will do where nothing is shown of an
 * address but its text.
 */
const records = [
  `/${chain}/tx/${at.routedSwap}`,
  `/${chain}/tx/${at.revertedWithText}`,
  `/${chain}/block/${at.crowdedBlock}`,
  `/${chain}/address/${at.router}`,
  `/${chain}/token/${at.charts}`,
  `/${chain}/token/${at.charts}/instance/7`,
  `/${chain}/token/${at.charts}/instance/7/metadata`,
]

/** Everything that must not happen, noted as it happens. */
async function watch(page: Page, site: string) {
  const happened: string[] = []
  page.on('dialog', (dialog) => {
    happened.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => happened.push(`a window: ${popup.url()}`))
  page.on('download', (download) => happened.push(`a download: ${download.url()}`))
  page.on('framenavigated', (frame) => {
    const url = frame.url()
    if (frame !== page.mainFrame()) happened.push(`a frame: ${url}`)
    else if (url !== 'about:blank' && !url.startsWith(site)) happened.push(`another page: ${url}`)
  })
  // Pictures are fetched from whoever hosts them, and only that, without telling anything.
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>top.ran=1</script></svg>'
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    async (route) => {
      const request = route.request()
      const { hostname } = new URL(request.url())
      const told = (await request.allHeaders())['referer']
      if (request.resourceType() !== 'image' || hostname !== 'picture.test' || told)
        happened.push(`a request for a ${request.resourceType()}: ${request.url()}`)
      await route.fulfill({ contentType: 'image/svg+xml', body: drawing })
    },
  )
  page.on('request', (request) => {
    if (/127\.0\.0\.1:1\//.test(request.url())) happened.push(`a request into the reader’s network: ${request.url()}`)
  })
  return happened
}

/** Has everything that the server answers written by an attacker. */
function poison(faults: FaultServer, atOnce = 1): Poisoner {
  const poisoner = createPoisoner(atOnce)
  faults.on(/\/api\/v2\//, async ({ url, real }) =>
    json(poisoner.poison(url.pathname.replace(/^.*\/api\/v2/, ''), await real())),
  )
  return poisoner
}

/** What markup would have left in the document, and links that lead elsewhere than they may. */
function foreignElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [
      ...document.querySelectorAll<HTMLElement>('script, iframe, object, embed, base, style, form, a, img, *'),
    ]
    const ran = 'ran' in globalThis ? ['a script ran'] : []
    const foreign = found.filter((element) => {
      const attributes = element.getAttributeNames()
      if (attributes.some((name) => /^on|^srcdoc$|^formaction$/.test(name))) return true
      const name = element.localName
      if (/^(?:iframe|object|embed|base)$/.test(name)) return true
      if (name === 'a' && element.hasAttribute('href')) {
        const link = element as HTMLAnchorElement
        return link.origin !== location.origin && (!/^https?:$/.test(link.protocol) || !('external' in link.dataset))
      }
      if (name === 'img') return !/^(?:https?:|data:image\/)/.test((element as HTMLImageElement).src)
      return name === 'script' && Boolean(element.closest('#root'))
    })
    return [...ran, ...new Set(foreign.map((element) => element.outerHTML.slice(0, 200)))]
  })
}

/** The part of a payload by which it is known on a page: letters and digits at its beginning or its end. */
const marks = Object.values(payloads).map((text) => text.slice(0, 60))

/** How many of the payloads can be read on the page, whatever stands between their letters. */
function readable(shown: string): string[] {
  const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').slice(0, 12)
  const letters = shown.replace(/U\+[\dA-F]{4,6}/g, '').replace(/[^\p{L}\p{N}]+/gu, '')
  return marks.filter((mark) => letters.includes(bare(mark.replace(/[\p{C}\p{M}\u2800]/gu, ''))))
}

/** Says what was tried: of a test that nothing is found by, that is what there is to see. */
function tell(page: string, { fields }: Poisoner): void {
  console.log(`${page}: ${marks.length} payloads in ${fields.size} fields`)
  expect(fields.size).toBeGreaterThan(0)
}

for (const { name, path } of lists) {
  test(`${name}: hostile rows do nothing and all of them are there`, async ({ page, faults }) => {
    const poisoner = poison(faults)
    const happened = await watch(page, faults.site)
    await page.goto(faults.site + path)
    const list = new ListView(page, name)
    await list.opened()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(/^Unreadable/)).toHaveCount(0)
    const details = list.rows.getByRole('button', { name: /^Details/ })
    for (const button of (await details.all()).slice(0, 4)) await button.click()
    // What identifies a record may be all that a row has.
    expect(readable((await page.locator('body').textContent()) ?? '').length).toBeGreaterThan(0)
    expect(await foreignElements(page)).toEqual([])
    expect(happened).toEqual([])
    await expect(page).toHaveURL(faults.site + path)
    tell(name, poisoner)
  })
}

for (const path of records) {
  test(`${path}: every payload in every field does nothing and can be read`, async ({ page, faults }) => {
    test.setTimeout(240_000)
    const atOnce = path.includes('/token/') ? 1 : 4
    const poisoner = poison(faults, atOnce)
    const happened = await watch(page, faults.site)
    const read = new Set<string>()
    for (let round = 0; round * atOnce < marks.length; round++) {
      await page.goto(faults.site + path)
      await expect(page.locator('main header')).not.toBeEmpty({ timeout: 30_000 })
      await page.waitForLoadState('networkidle')
      await unfoldAll(page)
      for (const mark of readable((await page.locator('main').textContent()) ?? '')) read.add(mark)
      expect(await foreignElements(page)).toEqual([])
      expect(happened).toEqual([])
      await expect(page).toHaveURL(faults.site + path)
      poisoner.next()
    }
    expect(marks.filter((mark) => !read.has(mark))).toEqual([])
    tell(path, poisoner)
  })
}

test.describe('where the server refuses in hostile words', () => {
  test.use({ tolerates: 'failed requests' })

  test('errors do nothing and can be read', async ({ page, faults }) => {
    const happened = await watch(page, faults.site)
    for (const [what, text] of Object.entries(payloads)) {
      faults.on(/\/api\/v2\//, () =>
        json({ message: text, errors: [{ title: text, source: { pointer: text }, detail: text }] }, 422),
      )
      await page.goto(`${faults.site}/${chain}/blocks`)
      await expect(page.getByRole('button', { name: 'Try again' }).first(), what).toBeVisible()
      expect(await foreignElements(page)).toEqual([])
      expect(happened).toEqual([])
    }
  })
})

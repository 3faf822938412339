import { json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { endpointOf, listNamed } from '#/testing/pages'

const single = listNamed('NFTs of the address')

// src/list/gallery.browser.test.tsx has the other sizes, and collections.

test('a gallery of 2,000 NFTs renders few elements, each can be scrolled to, and skeletons are where the cards will be', async ({
  page,
  faults,
}) => {
  const total = 2000
  await page.setViewportSize({ width: 1440, height: 900 })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = () => resolve()
  })
  faults.on(endpointOf(single), async ({ real }) => {
    await held
    const [first] = (JSON.parse(await real()) as { items: object[] }).items
    const items = Array.from({ length: total }, (_, id) => ({
      ...first,
      id: String(id),
      metadata: { name: `N ${id}` },
    }))
    return json({ items, next_page_params: null })
  })
  await page.goto(`${faults.site}${single.path}?density=small`)
  const view = new ListView(page, single.name)
  await expect(view.area).toBeInViewport({ ratio: 0.1 })
  const top = await view.area.evaluate((list) => list.getBoundingClientRect().top)
  const picture = (await page.screenshot()).toString('base64')
  release()
  await view.opened()
  await view.expectTotal(total)
  const line = await view.rows.evaluateAll((cards) => {
    const boxes = cards.map((card) => card.getBoundingClientRect())
    return boxes.filter((box) => box.top === boxes[0]?.top).map(({ left, right }) => ({ left, right }))
  })
  expect(line).toHaveLength(9)
  const colours = await page.evaluate(
    async ([data, boxes, y]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d', { willReadFrequently: true })
      context?.drawImage(image, 0, 0)
      const colour = (x: number) => context?.getImageData(Math.round(x), y, 1, 1).data.join()
      return boxes.map(({ left, right }) => [left - 8, left + 4, right - 4, right + 8].map(colour))
    },
    [picture, line, Math.round(top + 20)] as const,
  )
  const [[gap, frame] = []] = colours
  expect(gap).not.toBe(frame)
  expect(colours).toEqual(line.map(() => [gap, frame, frame, gap]))

  for (const row of [0, total / 2, total - 1, 0]) {
    await test.step(`NFT ${row + 1}`, async () => {
      await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), row / (total - 1))
      const card = view.area.locator(`[data-index="${row}"]`)
      await expect(card.locator('img')).toBeInViewport()
      expect(await page.locator('*').count()).toBeLessThanOrEqual(1500)
      expect(await view.area.locator('img').count()).toBeLessThan(300)
    })
  }

  await test.step('a card keeps the focus when the window scrolls far away', async () => {
    const link = view.area.locator('[data-index="5"]').getByRole('link', { name: 'N 5' })
    await link.focus()
    const place = await link.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(view.area.locator(`[data-index="${total - 1}"] img`)).toBeInViewport()
    await expect(view.area.locator('[data-index="20"]')).toHaveCount(0)
    await expect(link).toBeFocused()
    expect(await link.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBeCloseTo(place, 0)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(view.area.locator('[data-index="20"]')).toHaveCount(1)
    await expect(link).toBeFocused()
  })
})

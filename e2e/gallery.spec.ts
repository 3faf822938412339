import { json } from './fixtures/faults'
import { follow } from './fixtures/follow'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, endpointOf, listNamed } from './pages'

const single = listNamed('NFTs of the address')
const collections = listNamed('NFT collections of the address')

test('the frames of small cards stand where the cards come; two thousand pictures stay few elements, those far away are let go, and each can be scrolled to; a card keeps the focus', async ({
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
    await test.step(`picture ${row + 1}`, async () => {
      await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), row / (total - 1))
      const card = view.area.locator(`[data-index="${row}"]`)
      await expect(card.locator('img')).toBeInViewport()
      expect(await page.locator('*').count()).toBeLessThanOrEqual(1500)
      expect(await view.area.locator('img').count()).toBeLessThan(300)
    })
  }

  await test.step('a card that has the focus keeps it, however far and fast the window goes', async () => {
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

test('the size of the pictures is in the link, and kept for links that name none', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const sizes = page.getByRole('navigation', { name: 'Thumbnail size' })
  const width = async () => (await page.locator('main [data-index="0"]').boundingBox())?.width ?? 0
  await page.goto(`${single.path}?type=ERC-721`)
  await new ListView(page, single.name).opened()
  const medium = await width()
  await sizes.getByRole('link', { name: 'Small thumbnails' }).click()
  await expect(page).toHaveURL(/\?type=ERC-721&density=small$/)
  await expect.poll(width).toBeLessThan(medium)
  await page.getByRole('link', { name: 'By collection' }).click()
  await expect(page).toHaveURL(/\/collections\?type=ERC-721&density=small$/)
  await page.goto(collections.path)
  await expect(sizes.getByRole('link', { name: 'Small thumbnails' })).toHaveAttribute('aria-current')
  await follow(page, `${single.path}?density=enormous`)
  await new ListView(page, single.name).opened()
  await expect(sizes.getByRole('link', { name: 'Small thumbnails' })).toHaveAttribute('aria-current')

  await test.step('pictures far from the window are let go where all cards are in the document, too', async () => {
    await page.setViewportSize({ width: 360, height: 500 })
    await follow(page, `${single.path}?density=large`)
    const view = new ListView(page, single.name)
    await expect(sizes.getByRole('link', { name: 'Large thumbnails' })).toHaveAttribute('aria-current')
    await view.opened()
    const card = view.area.locator('[data-index="0"]')
    const picture = card.locator('img')
    // The head of the page fills more than such a small window.
    await card.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(picture).toHaveCount(0)
    await card.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
  })
})

test('the rest of a collection comes into its card on demand, and is still open, where it was left, when the card comes back', async ({
  page,
  faults,
}) => {
  faults.on(endpointOf(collections), async ({ real }) => {
    const { items } = JSON.parse(await real()) as { items: { token: { name: string } }[] }
    const tides = items.find(({ token }) => token.name === 'Tides')
    const others = Array.from({ length: 300 }, (_, id) => ({
      ...tides,
      token: { ...tides?.token, name: `Other ${id}`, address_hash: `0x${String(id).padStart(40, '1')}` },
    }))
    return json({ items: [tides, ...others], next_page_params: null })
  })
  await page.goto(`${faults.site}${collections.path}?density=small`)
  const view = new ListView(page, collections.name)
  await view.opened()
  const card = view.area.locator('[data-index="0"]')
  const whole = card.getByRole('list', { name: 'All NFTs of Tides' })
  // No pointer over cards of made-up tokens.
  await card.getByRole('button', { name: '45 more' }).press('Enter')
  await expect(whole.getByRole('listitem')).toHaveCount(48)
  await expect(whole).toBeFocused()
  await expect(whole.getByRole('link').last()).toHaveAttribute('href', new RegExp(`/instance/\\d+$`))
  expect(faults.askedFor(endpointOf(single))[0]?.searchParams.get('type')).toBe('ERC-721')
  await whole.evaluate((list) => list.scrollTo({ top: 500 }))
  const search = page.getByRole('combobox', { name: /^Search / })
  await search.focus()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(view.area.locator('[data-index="300"]')).toBeInViewport()
  await expect(card).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(whole.getByRole('listitem')).toHaveCount(48)
  await expect.poll(() => whole.evaluate((list) => list.scrollTop)).toBe(500)
  await expect(search).toBeFocused()
})

test('a server of another order shows no others, and says where the rest is', async ({ page, faults }) => {
  faults.on(endpointOf(single), async ({ real }) => {
    const { items } = JSON.parse(await real()) as { items: { token: object }[] }
    const others = items.map((item) => ({ ...item, token: { ...item.token, address_hash: at.router } }))
    return json({ items: others, next_page_params: { token_id: 1 } })
  })
  await page.goto(faults.site + collections.path)
  const card = page.locator('main [data-index]').filter({ hasText: 'Tides' })
  await card.getByRole('button', { name: '45 more' }).click()
  await expect(card.getByText('39 more are listed under')).toBeVisible()
  await expect(card.getByRole('link', { name: 'all NFTs of this address' })).toHaveAttribute(
    'href',
    /\/nft\?type=ERC-721$/,
  )
  expect(faults.askedFor(endpointOf(single))).toHaveLength(1)
})

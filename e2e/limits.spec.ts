import { crc32, deflateSync, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { type FaultAnswer, type FaultServer, json } from './fixtures/faults'
import { follow } from './fixtures/follow'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain, endpointOf, listNamed } from '#/testing/pages'

const path = `/${chain}/token/${at.charts}/instance/7`
const endpoint = new RegExp(`/tokens/${at.charts}/instances/7$`, 'i')
const overview = (page: Page) => page.getByRole('region', { name: 'Overview' })
/** The document is no larger than that of an ordinary NFT, however much the API sends. */
const expectSmall = async (page: Page) => expect(await page.locator('*').count()).toBeLessThan(1200)

/** Gives the NFT this metadata. */
function publish(faults: FaultServer, metadata: object): void {
  faults.on(endpoint, async ({ real }) => json({ ...(JSON.parse(await real()) as object), image_url: null, metadata }))
}

test('metadata nested 100,000 levels deep expand level by level', async ({ page, faults }) => {
  const deep = `${'{"in":['.repeat(50_000)}"the bottom"${']}'.repeat(50_000)}`
  const metadata = `{"name":"Deep","attributes":[{"trait_type":"Well","value":${deep}}],"deep":${deep}}`
  faults.on(endpoint, async ({ real }) =>
    json(
      JSON.stringify({ ...(JSON.parse(await real()) as object), metadata: 0 }).replace(
        '"metadata":0',
        `"metadata":${metadata}`,
      ),
    ),
  )
  await page.goto(faults.site + path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NFT Deep')
  await expect(overview(page).getByText('Well', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Metadata', exact: true }).click()
  const fields = page.getByRole('region', { name: 'Metadata' })
  const closed = fields.locator('details:not([open]) > summary').last()
  await expect(closed).toBeVisible()
  const levels = await fields.locator('details').count()
  for (const opened of [1, 2, 3]) {
    await closed.click()
    await expect(fields.locator('details')).toHaveCount(levels + opened)
  }
  await expectSmall(page)
})

test('a name of 100,000 characters is cut on pages, and whole in the metadata', async ({ page, faults }) => {
  const name = 'wide\u202e'.repeat(20_000)
  publish(faults, { name })
  faults.on(new RegExp(`/tokens/${at.charts}/instances$`, 'i'), async ({ real }) => {
    const body = JSON.parse(await real()) as { items: object[] }
    return json({ ...body, items: body.items.map((item) => ({ ...item, metadata: { name } })) })
  })
  await page.goto(`${faults.site}/${chain}/token/${at.charts}/instances`)
  const list = new ListView(page, 'Inventory of the token')
  await list.opened()
  expect(((await list.rows.first().textContent()) ?? '').length).toBeLessThan(500)
  await page.goto(faults.site + path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('…')
  expect((await page.title()).length).toBeLessThan(1000)
  await expectSmall(page)
  await page.getByRole('link', { name: 'Metadata', exact: true }).click()
  await expect(page.getByText('First 20,000 of 100,000 characters')).toBeVisible()
})

test.describe('a response of 20 MB', () => {
  const padding = ' '.repeat(20_000_000)
  const plain = (text: string): FaultAnswer => json(text + padding)
  /** 0.02 MB as sent. */
  const compressed = (text: string): FaultAnswer => ({
    status: 200,
    body: gzipSync(text + padding),
    headers: { 'Content-Encoding': 'gzip' },
  })

  test('is aborted, compressed or not, unless you choose to load it', async ({ page, faults }) => {
    const list = listNamed('Top accounts')
    faults.on(endpointOf(list), async ({ real }) => plain(await real()))
    await page.goto(faults.site + list.path)
    const error = page.getByRole('main').getByRole('alert')
    await expect(error).toContainText('more than 16 MB')
    await page.getByRole('button', { name: 'Load anyway' }).click()
    await new ListView(page, list.name).opened()
    faults.on(/\/transactions\/0x[\da-f]{64}$/i, async ({ real }) => compressed(await real()))
    await follow(page, `/${chain}/tx/${at.swap}`)
    await expect(error).toContainText('more than 16 MB')
    await page.getByRole('button', { name: 'Load anyway' }).click()
    await expect(error).toHaveCount(0)
  })

  test('as the next page of a list leaves the rows before it, and is added once you choose to load it', async ({
    page,
    faults,
  }) => {
    const list = listNamed('Top accounts')
    faults.on(endpointOf(list), async ({ url, real }) => (url.searchParams.size > 0 ? plain(await real()) : null))
    await page.goto(faults.site + list.path)
    const shown = new ListView(page, list.name)
    await shown.opened()
    await page.mouse.wheel(0, 100_000)
    const error = page.getByRole('main').getByRole('alert')
    await expect(error).toContainText('The response is too large: more than 16 MB.')
    await shown.expectPart(50)
    await page.getByRole('button', { name: 'Load anyway' }).click()
    await expect(shown.area.locator('[data-index="60"]')).toBeAttached()
    await expect(error).toHaveCount(0)
  })
})

test('an image of huge dimensions is not rendered until you choose so', async ({ page, faults }) => {
  publish(faults, { name: 'Bomb', image: `data:image/png;base64,${bomb(20_000).toString('base64')}` })
  await page.goto(faults.site + path)
  await expect(overview(page).getByText('Too large: 20,000 × 20,000 px')).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
  await expect(overview(page).getByRole('button', { name: 'Show anyway' })).toBeVisible()
})

/** A black square PNG of this side, with one bit per pixel. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const numbers = Buffer.alloc(8)
    numbers.writeUInt32BE(data.length, 0)
    numbers.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const points = deflateSync(Buffer.alloc(side * (side / 8 + 1)))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', points), chunk('IEND', Buffer.alloc(0))])
}

test('a video of 200 MB loads only what is played, and stops when you leave', async ({ page, faults }) => {
  const size = 200_000_000
  const asked: string[] = []
  await page.route('https://video.test/**', async (route) => {
    const range = /bytes=(\d+)-/.exec((await route.request().allHeaders())['range'] ?? '')
    const from = Number(range?.[1] ?? 0)
    asked.push(`${route.request().resourceType()} from ${from}`)
    // The start of an MP4 file, then zeros.
    const body = Buffer.concat([
      Buffer.from('0000001866747970', 'hex'),
      Buffer.from('isom0000isomavc1'),
      Buffer.alloc(64_000),
    ])
    const headers = { 'content-range': `bytes ${from}-${from + body.length - 1}/${size}`, 'accept-ranges': 'bytes' }
    await route.fulfill({ status: 206, contentType: 'video/mp4', headers, body })
  })
  publish(faults, { name: 'Film', animation_url: 'https://video.test/film.mp4' })
  await page.goto(faults.site + path)
  await page.getByRole('button', { name: 'Play video' }).click()
  await expect.poll(() => asked).toContain('media from 0')
  await page.getByRole('button', { name: 'Show image' }).click()
  await expect(page.locator('video')).toHaveCount(0)
  await page.getByRole('link', { name: 'Holders', exact: true }).last().click()
  await expect(page.getByRole('region', { name: 'Holders' })).toBeVisible()
  expect(asked.length).toBeLessThan(10)
  await expectSmall(page)
})

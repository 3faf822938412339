import type { Page } from '@playwright/test'
import { liveConfig } from './fixtures/config'
import { type FaultServer, json } from './fixtures/faults'
import { follow } from './fixtures/follow'
import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

const pathOf = (id: number) => `/${chain}/token/${at.charts}/instance/${id}`
const path = pathOf(7)
const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const none = { image_url: null, animation_url: null, metadata: { name: 'Seven' }, thumbnails: null }
const overview = (page: Page) => page.getByRole('region', { name: 'Overview' })
const shown = (page: Page) => overview(page).getByRole('img', { name: 'Seven' })

/** Gives an NFT only these media. */
function publish(faults: FaultServer, media: object, id = 7): void {
  faults.on(new RegExp(`/tokens/${at.charts}/instances/${id}$`, 'i'), async ({ real }) =>
    json({ ...(JSON.parse(await real()) as object), ...none, ...media }),
  )
}

/** Follows a link to another NFT, which gets a name of its own and these media. */
async function visit(page: Page, faults: FaultServer, id: number, media: object): Promise<void> {
  publish(faults, { metadata: { name: `Number ${id}` }, ...media }, id)
  await follow(page, pathOf(id))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Number ${id}`)
}

/** Hosts of media: the response of each, or a pending one; and the requests to them with their headers. */
async function hostMedia(
  page: Page,
  hosts: Readonly<Record<string, 'picture' | 'nothing' | 'failure' | { text: string }>>,
) {
  const asked: { url: string; headers: Record<string, string> }[] = []
  await page.context().route(/\.test\//, async (route) => {
    const url = new URL(route.request().url())
    // The type of an image whose URL does not show it is requested before.
    if (route.request().frame().url().endsWith('/frames/svg.html'))
      return route.fulfill({ contentType: 'image/png', headers: { 'access-control-allow-origin': '*' } })
    asked.push({ url: url.href, headers: await route.request().allHeaders() })
    const answer = hosts[url.host]
    if (answer === 'picture') await route.fulfill({ contentType: 'image/png', body: picture })
    else if (answer === 'failure' || answer === undefined) await route.fulfill({ status: 404, body: '' })
    else if (answer !== 'nothing')
      await route.fulfill({
        contentType: 'text/plain',
        body: answer.text,
        headers: { 'access-control-allow-origin': '*' },
      })
  })
  return { asked, urls: () => asked.map(({ url }) => url) }
}

test('an NFT loads only its smallest image, without a referrer; Zoom loads the original', async ({ page, faults }) => {
  const media = await hostMedia(page, { 'a.test': 'picture' })
  const thumbnails = { '500x500': 'https://a.test/500', original: 'https://a.test/original' }
  publish(faults, { thumbnails, image_url: 'https://a.test/full' })
  await page.goto(faults.site + path)
  await expect(shown(page)).toBeVisible()
  expect(media.urls()).toEqual(['https://a.test/500'])
  expect(media.asked[0]?.headers['referer']).toBeUndefined()
  expect(media.asked[0]?.headers['cookie']).toBeUndefined()
  await page.getByRole('button', { name: 'Zoom' }).click()
  await expect(page.getByRole('dialog', { name: 'Seven' }).getByRole('img', { name: 'Seven' })).toBeVisible()
  expect(media.urls()).toEqual(['https://a.test/500', 'https://a.test/original'])

  await test.step('Zoom enlarges by wheel, keys and buttons, drags the image, and closes with Escape', async () => {
    const dialog = page.getByRole('dialog', { name: 'Seven' })
    const frame = dialog.getByRole('group')
    const scale = dialog.locator('output')
    const image = dialog.getByRole('img', { name: 'Seven' })
    const left = async () => (await image.boundingBox())?.x ?? NaN
    await expect(scale).toHaveText('100%')
    await dialog.getByRole('button', { name: 'Zoom in' }).click()
    await expect(scale).toHaveText('150%')
    await frame.focus()
    await page.keyboard.press('+')
    await expect(scale).toHaveText('225%')
    await frame.hover()
    await page.mouse.wheel(0, -300)
    await expect(scale).toHaveText('410%')
    const before = await left()
    await page.mouse.down()
    await page.mouse.move(200, 200, { steps: 3 })
    await page.mouse.up()
    await expect.poll(left).toBeLessThan(before)
    const dragged = await left()
    await page.keyboard.press('ArrowRight')
    await expect.poll(left).toBeLessThan(dragged)
    await page.keyboard.press('0')
    await expect(scale).toHaveText('100%')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('an image of huge dimensions is shown only after “Show anyway”', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"><script>top.ran=1</script></svg>'
    await visit(page, faults, 1, { image_url: `data:image/svg+xml,${encodeURIComponent(svg)}` })
    await expect(overview(page).getByText('Too large: 30,000 × 30,000 px')).toBeVisible()
    await expect(overview(page).getByRole('img', { name: 'Number 1', includeHidden: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Show anyway' }).click()
    await expect(overview(page).getByRole('img', { name: 'Number 1' })).toBeVisible()
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
  })

  await test.step('URLs of the local network are not requested, and show “Blocked”', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const urls = ['http://192.168.0.1/reboot', 'http://localhost:8080/x', 'http://[::1]/x', 'http://2130706433/x']
    for (const [index, image_url] of urls.entries()) {
      await visit(page, faults, 2 + index, { image_url })
      await expect(overview(page).getByText('Blocked: unsupported image URL')).toBeVisible()
      expect(asked).not.toContain(new URL(image_url).href)
    }
  })

  await test.step('a video of 200 MB loads only after “Load anyway”', async () => {
    const asked: string[] = []
    await page.context().route(/a\.test/, async (route) => {
      asked.push(route.request().method())
      const headers = { 'access-control-allow-origin': '*', 'content-length': '200000000' }
      await route.fulfill({ contentType: 'video/mp4', headers: asked.length > 1 ? {} : headers })
    })
    await visit(page, faults, 6, { animation_url: 'https://a.test/7.mp4' })
    await overview(page).getByRole('button', { name: 'Play video' }).click()
    await expect(overview(page).getByText('Too large: 200 MB')).toBeVisible()
    expect(asked).toEqual(['HEAD'])
    await overview(page).getByRole('button', { name: 'Load anyway' }).click()
    await expect(overview(page).getByText('Couldn’t load the media')).toBeVisible()
    expect(asked.slice(0, 2)).toEqual(['HEAD', 'GET'])
  })
})

test('a slow IPFS gateway is overtaken by the next one, which is then the first choice', async ({
  page,
  faults,
  openSite,
}) => {
  const media = await hostMedia(page, { 'slow.test': 'nothing', 'quick.test': 'picture' })
  publish(faults, { image_url: `ipfs://${cid}/7.png` })
  const config = JSON.parse(liveConfig(faults.url)) as object
  const gateways = ['https://slow.test', 'https://quick.test']
  const site = await openSite(JSON.stringify({ ...config, ipfsGateways: gateways }))
  await page.goto(site + path)
  await expect(shown(page)).toBeVisible()
  expect(media.urls()).toEqual(gateways.map((gateway) => `${gateway}/ipfs/${cid}/7.png`))
  await page.reload()
  await expect(shown(page)).toBeVisible()
  expect(media.urls().at(-1)).toContain('quick.test')
  expect(media.urls()).toHaveLength(3)
})

test('a media proxy gets the requests of all hosts', async ({ page, faults, openSite }) => {
  const media = await hostMedia(page, { 'proxy.test': 'picture' })
  publish(faults, { image_url: 'http://a.test/7.png' })
  const config = JSON.parse(liveConfig(faults.url)) as object
  await page.goto((await openSite(JSON.stringify({ ...config, mediaProxy: 'https://proxy.test/get' }))) + path)
  await expect(shown(page)).toBeVisible()
  expect(media.urls()).toEqual(['https://proxy.test/get?url=http%3A%2F%2Fa.test%2F7.png&width=500'])
})

test.describe('with hosts that fail', () => {
  test.use({ tolerates: 'failed requests' })

  test('the next image URL is tried, and Retry loads it again', async ({ page, faults }) => {
    const media = await hostMedia(page, { 'a.test': 'failure' })
    publish(faults, { image_url: 'https://a.test/1', metadata: { name: 'Seven', image: 'https://a.test/2' } })
    await page.goto(faults.site + path)
    await expect(overview(page).getByText('Image not available')).toBeVisible()
    expect(media.urls()).toEqual(['https://a.test/1', 'https://a.test/2'])
    await hostMedia(page, { 'a.test': 'picture' })
    await overview(page).getByRole('button', { name: 'Retry' }).click()
    await expect(shown(page)).toBeVisible()
  })
})

test('images load on click or never, as selected in settings', async ({ page, faults }) => {
  const media = await hostMedia(page, { 'a.test': 'picture' })
  publish(faults, { image_url: 'https://a.test/7', animation_url: 'https://a.test/7.mp4' })
  await page.goto(`${faults.site}/settings`)
  await page.getByRole('radio', { name: /^On click/ }).check()
  await follow(page, path)
  await expect(overview(page).getByText('Hidden for privacy')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(media.asked).toEqual([])
  const zoom = page.getByRole('button', { name: 'Zoom' })
  await expect(zoom).toHaveCount(0)
  await overview(page).getByRole('button', { name: 'Show', exact: true }).click()
  await expect(shown(page)).toBeVisible()
  expect(media.urls()).toEqual(['https://a.test/7'])
  await zoom.click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  // The cache may have what the zoom requests again.
  const asked = media.urls().length
  expect(new Set(media.urls())).toEqual(new Set(['https://a.test/7']))

  await follow(page, '/settings')
  await page.getByRole('radio', { name: /^Never/ }).check()
  await page.goto(faults.site + path)
  await expect(overview(page).getByText('Images turned off')).toBeVisible()
  await expect(overview(page).getByText('Media is turned off in')).toBeVisible()
  await expect(overview(page).getByRole('button', { name: /Play/ })).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(media.urls()).toHaveLength(asked)

  await test.step('an image in the metadata itself is always shown', async () => {
    await visit(page, faults, 1, { image_url: `data:image/png;base64,${picture.toString('base64')}` })
    await expect(overview(page).getByRole('img', { name: 'Number 1' })).toBeVisible()
  })
})

const plays = [
  ['https://a.test/7.mp4', 'Play video', 'video', 'Video'],
  ['https://a.test/7.mp3', 'Play audio', 'audio', 'Audio'],
  ['https://a.test/7.gif', 'Show animation', 'img[alt^=Animation]', 'No image'],
] as const

test('video, audio and animations load only on click, and “Show image” goes back', async ({ page, faults }) => {
  // A response that is no such media is reported, too.
  const media = await hostMedia(page, { 'a.test': { text: 'no medium' } })
  publish(faults, { animation_url: plays[0][0] })
  await page.goto(faults.site + path)
  for (const [index, [animation_url, label, element, blankText]] of plays.entries())
    await test.step(label, async () => {
      if (index > 0) await visit(page, faults, index, { animation_url })
      await expect(overview(page).getByText('Loads from a.test, which will see your IP address.')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(media.urls().filter((url) => url === animation_url)).toEqual([])
      await overview(page).getByRole('button', { name: label }).click()
      await expect(overview(page).getByText('Couldn’t load the media')).toBeVisible()
      expect(media.urls()).toContain(animation_url)
      await overview(page).getByRole('button', { name: 'Show image' }).click()
      await expect(overview(page).locator(element)).toHaveCount(0)
      await expect(overview(page).getByText(blankText, { exact: true })).toBeVisible()
    })

  await test.step('a 3D model of an unsupported format shows so', async () => {
    await visit(page, faults, 4, { animation_url: 'https://a.test/7.usdz' })
    await expect(overview(page).getByText('This 3D model format is not supported')).toBeVisible()
    await expect(overview(page).locator('a[data-external]').first()).toContainText('a.test')
    expect(media.urls().filter((url) => url.endsWith('.usdz'))).toEqual([])
  })
})

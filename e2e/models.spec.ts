import type { Page } from '@playwright/test'
import { type FaultServer, json } from './fixtures/faults'
import { follow } from './fixtures/follow'
import { glb } from './fixtures/models'
import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

const pathOf = (id: number) => `/${chain}/token/${at.charts}/instance/${id}`
const path = pathOf(7)
/** Without a GPU, the browser starts a software renderer before the first frame. */
const once = { timeout: 30_000 }
test.slow()
// Without a GPU, the time for a frame grows with its pixels.
test.use({ viewport: { width: 480, height: 480 } })
const overview = (page: Page) => page.getByRole('region', { name: 'Overview' })
const said = (page: Page) => overview(page).getByText(/^Couldn’t show the 3D model/)
const show = (page: Page) => overview(page).getByRole('button', { name: 'Show 3D model' })
const retry = (page: Page) => overview(page).getByRole('button', { name: 'Retry' })
const frame = (page: Page) => page.frameLocator('iframe[title^="3D model of"]')

function publish(faults: FaultServer, animation_url: string, id = 7): void {
  faults.on(new RegExp(`/tokens/${at.charts}/instances/${id}$`, 'i'), async ({ real }) =>
    json({ ...(JSON.parse(await real()) as object), image_url: null, metadata: { name: 'Seven' }, animation_url }),
  )
}

/** Puts a host of models that allows other origins in the place of the last one; returns the requests to all hosts. */
async function host(page: Page, body: Buffer, { status = 200, headers = {} } = {}) {
  const asked: string[] = []
  await page.context().unrouteAll({ behavior: 'wait' })
  await page.context().route(/\.(?:test|com|net)\//, async (route) => {
    asked.push(`${route.request().method()} ${route.request().url()}`)
    await route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*', ...headers } })
  })
  return asked
}

/** Bodies that are no model, each with what the page says. */
const lacks = [
  [glb({ images: [{ uri: 'https://evil.test/leak.png' }] }), 'Models in several files are not supported.'],
  [glb({ extensionsRequired: ['KHR_draco_mesh_compression'] }), 'Unsupported glTF extensions'],
  [Buffer.from('<script>top.ran=1</script>'), 'The file is not glTF.'],
] as const

// One test for all: each page that draws a model starts the software renderer.
test.describe('with a host that fails', () => {
  test.use({ tolerates: 'failed requests' })

  test('a 3D model loads on click from its host only, and shows what failed', async ({ page, faults }) => {
    let asked = await host(page, Buffer.alloc(0), { status: 404 })
    publish(faults, 'https://a.test/7.glb')
    await page.goto(faults.site + path)

    await test.step('nothing loads before the click; a missing file shows an error', async () => {
      await expect(overview(page).getByText('Loads from a.test, which will see your IP address.')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      expect(page.frames()).toHaveLength(1)
      await show(page).click()
      await expect(said(page)).toContainText('Its host did not find the file', once)
    })

    await test.step('a host that blocks CORS shows an error', async () => {
      asked = await host(page, glb(), { headers: { 'access-control-allow-origin': 'https://b.test' } })
      await retry(page).click()
      await expect(said(page)).toContainText('does not allow other sites to read the file', once)
    })

    for (const [body, say] of lacks)
      await test.step(say, async () => {
        asked = await host(page, body)
        await retry(page).click()
        await expect(said(page)).toContainText(say, once)
        expect(new Set(asked)).toEqual(new Set(['GET https://a.test/7.glb']))
      })

    await test.step('a large model loads on a second click, and arrow keys turn it', async () => {
      asked = await host(page, glb(), { headers: { 'content-length': '26000000' } })
      await retry(page).click()
      await expect(overview(page).getByText('Too large: 26 MB')).toBeVisible(once)
      await expect(page.locator('iframe')).toHaveCount(0)
      await overview(page).getByRole('button', { name: 'Load anyway' }).click()
      const viewer = frame(page).locator('model-viewer')
      await expect(viewer).toBeVisible(once)
      await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts')
      const angle = () =>
        viewer.evaluate((element) => (element as HTMLElement & { getCameraOrbit: () => object }).getCameraOrbit())
      const before = JSON.stringify(await angle())
      await viewer.locator('.userInput').focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(async () => JSON.stringify(await angle())).not.toBe(before)
      expect(asked).toEqual(['GET https://a.test/7.glb', 'GET https://a.test/7.glb'])
      await overview(page).getByRole('button', { name: 'Show image' }).click()
      await expect(page.locator('iframe')).toHaveCount(0)
    })

    await test.step('a model in the metadata itself sends no request', async () => {
      asked = await host(page, Buffer.alloc(0))
      publish(faults, `data:model/gltf-binary;base64,${glb().toString('base64')}`, 8)
      await follow(page, pathOf(8))
      await expect(overview(page).getByText('Embedded in the metadata.')).toBeVisible()
      await show(page).click()
      await expect(frame(page).locator('model-viewer')).toBeVisible(once)
      expect(asked).toEqual([])
    })
  })
})

test.describe('with a damaged file', () => {
  test.use({ tolerates: 'refused attacks' })

  test('a 3D model shows “The file is damaged”', async ({ page, faults }) => {
    await host(page, glb({ meshes: 7 }))
    publish(faults, 'https://a.test/7.glb')
    await page.goto(faults.site + path)
    await show(page).click()
    await expect(said(page)).toContainText('The file is damaged', once)
  })
})

/** Attacks through a link to the document of a frame, outside of its frame. */
test('the document of frames does nothing when it is opened as a page', async ({ page, faults }) => {
  await page.goto(`${faults.site}/frames/page.html`)
  const answered = await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise((resolve) => {
      port1.addEventListener('message', () => resolve('answered'))
      port1.start()
    })
    postMessage({ html: '<script>top.ran=1</script>', title: '' }, '*', [port2])
    return Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 500, 'nothing'))])
  })
  expect(answered).toBe('nothing')
  await expect(page.locator('iframe')).toHaveCount(0)
})

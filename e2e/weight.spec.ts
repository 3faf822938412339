import { brotliCompressSync } from 'node:zlib'
import { liveConfig } from './fixtures/config'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { lists } from './pages'

/** What a list's page may weigh before its rows are there, brotli. */
const budget = 140_000

test('every list is shown with little JavaScript', async ({ browser, demo, openSite }) => {
  const site = await openSite(liveConfig(demo.url))
  for (const { name, path } of lists) {
    await test.step(name, async () => {
      const context = await browser.newContext()
      const page = await context.newPage()
      const scripts: Promise<Buffer>[] = []
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.body())
      })
      await page.goto(site + path)
      await new ListView(page, name).opened()
      const weight = (await Promise.all(scripts)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
      await context.close()
      expect(weight).toBeGreaterThan(50_000)
      expect(weight).toBeLessThanOrEqual(budget)
    })
  }
})

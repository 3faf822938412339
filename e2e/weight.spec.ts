import { brotliCompressSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { liveConfig } from './fixtures/config'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { lists } from './pages'

/** JavaScript that a list's page may need before its rows are there, brotli. */
const budget = 140_000

/** Brotli sizes of scripts by their names, which hold a hash of what is in them. */
const sizes = new Map<string, number>()

async function sizeOf(script: Response): Promise<number> {
  const name = new URL(script.url()).pathname
  const size = sizes.get(name) ?? brotliCompressSync(await script.body()).length
  sizes.set(name, size)
  return size
}

for (const { name, path } of lists) {
  test(`${name}: little JavaScript shows it`, async ({ page, demo, openSite }) => {
    const scripts: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(sizeOf(response))
    })
    await page.goto((await openSite(liveConfig(demo.url))) + path)
    await new ListView(page, name).opened()
    const loaded = await Promise.all(scripts)
    expect(loaded).not.toEqual([])
    expect(loaded.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budget)
  })
}

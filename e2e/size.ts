import { chromium } from '@playwright/test'
import { serveApi } from './bench/api'
import { rounded } from './bench/numbers'
import { benchPages } from './bench/pages'
import { serveBuild } from './bench/site'
import { visitAndClick, visitUntilIdle } from './bench/visit'
import { findBrowser } from './browser.mjs'
import { liveConfig } from './fixtures/config'

/** Prints the JavaScript (brotli) that pages of the build load until they answer a click, and until they are idle. */
export async function main(): Promise<number> {
  const api = await serveApi()
  const site = await serveBuild('dist', liveConfig(api.url))
  const browser = await chromium.launch({ executablePath: findBrowser().path })
  const rows = []
  try {
    for (const { name, path, ready } of benchPages) {
      const target = { site, path, ready, count: 1 }
      const { javascript } = await visitAndClick(browser, target, { cpu: 1 })
      const { javascriptUntilIdle } = await visitUntilIdle(browser, target, { cpu: 1 })
      rows.push({
        page: name,
        'JavaScript kB': rounded(javascript / 1000, 1),
        'until idle kB': rounded(javascriptUntilIdle / 1000, 1),
      })
    }
  } finally {
    await browser.close()
    await site.close()
    await api.close()
  }
  console.table(rows)
  return 0
}

import { createServer, type RequestListener } from 'node:http'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pathOf } from './built'
import { liveConfig } from './fixtures/config'
import { follow } from './fixtures/follow'
import { ListView } from './fixtures/listView'
import { kept } from './fixtures/onDisk'
import { listening, serveSite } from './fixtures/site'
import { expect, test as base } from './fixtures/test'
import { chain } from '#/testing/pages'

interface Published {
  url: string
  folder: string
  /** Ends its server. */
  close: () => Promise<void>
}

/** A build in a folder of its own, which a test may replace. */
const test = base.extend<{ publish: (config: string) => Promise<Published> }>({
  publish: async ({}, use) => {
    const published: Published[] = []
    await use(async (config) => {
      const folder = await mkdtemp(join(tmpdir(), 'astrolabe-kept-'))
      await cp('dist', folder, { recursive: true })
      await writeFile(join(folder, 'config.json'), config)
      const { url, close } = await serveSite(undefined, { folder, base: '/' })
      published.push({ url, folder, close })
      return { url, folder, close }
    })
    for (const { folder, close } of published) {
      await close()
      await rm(folder, { recursive: true })
    }
  },
})

test.use({ serviceWorkers: 'allow' })

/** Waits until the worker has what the page has loaded; it begins once the page is idle. */
async function isKept(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), {
      timeout: 30_000,
    })
    .toBe('activated')
  await expect.poll(() => uncached(page), 'files that were loaded, but are not cached').toEqual([])
}

/** Paths of all that is in caches. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** The path of the code of the demo's API, in the folder of a build. */
async function demoCode(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  return `/${manifest['src/demo/browser.ts']?.file}`
}

/** Paths of the code and of the demo's files that the page has loaded and no cache has. */
async function uncached(page: Page): Promise<string[]> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const paths = await cached(page)
  return loaded.filter(
    (path) => /^\/(?:assets\/.+\.(?:js|css)|demo\/\d+\/\w+\.json)$/.test(path) && !paths.includes(path),
  )
}

/** Renames all files of code in the folder of a build, as a new version does: none of the old ones is left. */
async function deployNext(folder: string): Promise<void> {
  const assets = join(folder, 'assets')
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const next = (text: string) => names.reduce((renamed, name) => renamed.replaceAll(name, `next-${name}`), text)
  for (const name of names) {
    await writeFile(join(assets, `next-${name}`), next(await readFile(join(assets, name), 'utf8')))
    await rm(join(assets, name))
  }
  for (const name of ['index.html', 'serviceWorker.js'])
    await writeFile(join(folder, name), next(await readFile(join(folder, name), 'utf8')))
}

test.describe('offline', () => {
  test.use({ tolerates: 'failed requests' })

  test('the app opens with cached pages; documents load from the network unless it fails or is slow', async ({
    page,
    context,
    demo,
    publish,
  }) => {
    const { url, folder, close } = await publish(liveConfig(demo.url))
    await page.goto(`${url}/${chain}/blocks`)
    const blocks = new ListView(page, 'Blocks')
    await blocks.opened()
    // A cache of an older worker, by its name.
    await page.evaluate(() => caches.open('astrolabe / 0123456789ab'))
    await isKept(page)
    await kept(page)

    await test.step('its cache has no API responses, and nothing of an older worker', async () => {
      await expect.poll(() => page.evaluate(() => caches.has('astrolabe / 0123456789ab'))).toBe(false)
      const paths = await cached(page)
      expect(paths).toEqual(expect.arrayContaining(['/', '/config.json', '/manifest.json']))
      expect(
        paths.filter(
          (path) => !/^\/(?:assets\/.+\.(?:js|css)|config\.json|manifest\.json|icon[-\w]*\.\w+|)$/.test(path),
        ),
      ).toEqual([])
    })

    await test.step('its cache has no code of pages that were not visited, nor of the demo', async () => {
      const paths = await cached(page)
      for (const file of [pathOf('settings'), pathOf('gas'), await demoCode(folder)]) expect(paths).not.toContain(file)
    })

    const stands = () => expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await test.step('a document loads from the network', async () => {
      const html = await readFile(join(folder, 'index.html'), 'utf8')
      await writeFile(join(folder, 'index.html'), html.replace('<html', '<html data-newest'))
      // A page whose code was not loaded by a page before.
      await page.goto(`${url}/settings`)
      await stands()
      await expect(page.locator('html[data-newest]')).toBeAttached()
    })

    await close()
    const fails: RequestListener = (_, response) => response.writeHead(503).end()
    const hangs: RequestListener = (request, response) => {
      if (!request.headers.accept?.includes('text/html')) fails(request, response)
    }
    for (const [what, answer] of [
      ['fails', fails],
      ['takes too long', hangs],
    ] as const)
      await test.step(`a document loads from the cache if its server ${what}`, async () => {
        const server = await listening(createServer(answer), Number(new URL(url).port))
        await page.reload()
        await stands()
        await expect(page.locator('html[data-newest]')).not.toBeAttached()
        await server.close()
      })

    await test.step('a document loads from the cache offline', async () => {
      await context.setOffline(true)
      await page.goto(`${url}/${chain}/blocks`)
      await blocks.opened()
    })

    await test.step('a page that was not visited says that it is not stored', async () => {
      await page.goto(`${url}/${chain}/gas`)
      await expect(page.getByRole('alert')).toContainText('this page is not stored on this device')
    })
  })

  test('all pages open offline once Settings has stored them', async ({ page, context, demo, publish }) => {
    const { url, folder } = await publish(liveConfig(demo.url))
    await page.goto(`${url}/settings`)
    await page.getByRole('checkbox', { name: 'Store all pages' }).check()
    await expect(page.getByText('All pages are stored')).toBeVisible({ timeout: 60_000 })
    expect(await cached(page)).not.toContain(await demoCode(folder))
    await context.setOffline(true)
    await page.goto(`${url}/${chain}/gas`)
    await expect(page.getByRole('heading', { level: 1, name: 'Gas tracker' })).toBeVisible()
    await context.setOffline(false)
    await page.goto(`${url}/settings`)
    await page.getByRole('checkbox', { name: 'Store all pages' }).uncheck()
    await expect.poll(() => cached(page)).not.toContain(pathOf('gas'))
    await isKept(page)
  })

  test('an installed app stores all pages', async ({ page, demo, publish }) => {
    const { url } = await publish(liveConfig(demo.url))
    await page.goto(`${url}/${chain}/blocks`)
    await isKept(page)
    expect(await cached(page)).not.toContain(pathOf('gas'))
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await expect.poll(() => cached(page), { timeout: 60_000 }).toContain(pathOf('gas'))
  })

  test('the demo opens with its cached pages', async ({ page, context, publish }) => {
    const { url, folder, close } = await publish(await readFile('public/config.json', 'utf8'))
    await page.goto(`${url}/${chain}/blocks`)
    const blocks = new ListView(page, 'Blocks')
    await blocks.opened()
    await isKept(page)
    expect(await cached(page)).toContain(`/demo/${chain}/blocks.json`)
    expect(await cached(page)).toContain(await demoCode(folder))
    await close()
    await context.setOffline(true)
    await page.reload()
    await blocks.opened()
  })
})

test.describe('after an update', () => {
  // Requests that the worker was answering when it was removed fail, as do those for files of the old version.
  test.use({ tolerates: 'failed requests' })

  test('a tab of the old version shows visited pages, and opens others with the new version', async ({
    page,
    demo,
    publish,
  }) => {
    const { url, folder } = await publish(liveConfig(demo.url))
    await page.goto(`${url}/${chain}/blocks`)
    await isKept(page)
    await follow(page, `/${chain}/txs`)
    await new ListView(page, 'Transactions').opened()
    await isKept(page)
    await deployNext(folder)
    const isNext = () =>
      page.evaluate(() => Boolean(document.querySelector('script[type="module"][src*="/assets/next-"]')))
    await page.goBack()
    await new ListView(page, 'Blocks').opened()
    expect(await isNext()).toBe(false)
    await follow(page, `/${chain}/gas`)
    await expect(page.getByRole('heading', { level: 1, name: 'Gas tracker' })).toBeVisible()
    expect(await isNext()).toBe(true)
  })

  test('a new version shows one notice and opens by Reload; `offline: false` removes the worker', async ({
    page,
    demo,
    publish,
  }) => {
    const live = liveConfig(demo.url)
    const { url, folder } = await publish(live)
    await page.goto(`${url}/${chain}/blocks`)
    await isKept(page)
    const worker = await readFile(join(folder, 'serviceWorker.js'), 'utf8')
    const html = await readFile(join(folder, 'index.html'), 'utf8')
    const [, entry = ''] = /<script type="module"[^>]* src="\/(assets\/[\w-]+\.js)"/.exec(html) ?? []
    expect(worker).toContain(entry)
    // The same app with another entry script, like a new version.
    const first = 'assets/later.js'
    await writeFile(join(folder, first), `import '/${entry}'`)
    const later = (text: string) => text.replaceAll(entry, first)
    const update = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().then(() => null))

    // Another worker of the same version shows no notice.
    await writeFile(join(folder, 'serviceWorker.js'), `${worker}\n// another`)
    await update()
    await expect
      .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)))
      .toBe(true)
    await expect(page.getByText('New version available')).toBeHidden()

    await writeFile(
      join(folder, 'serviceWorker.js'),
      later(worker).replaceAll(/`[\da-f]{12}`|"[\da-f]{12}"/g, '`000000000000`'),
    )
    await writeFile(join(folder, 'index.html'), later(html))
    const before = page.url()
    await update()
    await expect(page.getByText('New version available')).toBeVisible()
    // Nothing takes over automatically: the page continues with the version that it began with.
    expect(page.url()).toBe(before)
    await new ListView(page, 'Blocks').opened()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.locator(`script[src="/${first}"]`)).toBeAttached()
    await new ListView(page, 'Blocks').opened()
    await page.mouse.move(9, 9)
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
      .toBe('activated')
    await expect(page.getByText('New version available')).toBeHidden()

    // A configuration that says no is obeyed, also where it once said yes.
    await writeFile(join(folder, 'config.json'), JSON.stringify({ ...(JSON.parse(live) as object), offline: false }))
    await page.goto(`${url}/settings`)
    await page.mouse.move(5, 5)
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    // Until it is reloaded, the page is served by the worker that was removed, which may store a late file.
    await page.reload()
    await page.mouse.move(9, 9)
    await expect.poll(() => cached(page), { timeout: 30_000 }).toEqual([])
  })
})

import type { Page } from '@playwright/test'
import { copied } from './fixtures/clipboard'
import { answer, expect, test } from './fixtures/administration'

const token = 'demo-admin'
const secret = 'k-9f3b7c1d5e'

/** Everything stored where a script or a person could find it: storage, caches, URL, history, document. */
function keptBy(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise<string>((resolve, reject) => {
            const opening = indexedDB.open(name)
            opening.addEventListener('error', () => reject(new Error(`${name} can't be read`)))
            opening.addEventListener('success', () => {
              const { result } = opening
              const stores = [...result.objectStoreNames]
              const found: unknown[] = [name, stores]
              if (stores.length === 0) resolve(JSON.stringify(found))
              for (const store of stores) {
                const all = result.transaction(store).objectStore(store).getAll()
                all.addEventListener('success', () => {
                  found.push(all.result)
                  if (found.length === stores.length + 2) resolve(JSON.stringify(found))
                })
              }
            })
          }),
      ),
    )
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map(async (name) => {
        const cache = await globalThis.caches.open(name)
        const bodies = (await cache.matchAll()).map((response) => response.text())
        return [name, (await cache.keys()).map(({ url }) => url), await Promise.all(bodies)]
      }),
    )
    return {
      localStorage: JSON.stringify(Object.entries(localStorage)),
      sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
      indexedDB: databases.join(),
      caches: JSON.stringify(caches),
      cookies: document.cookie,
      address: location.href,
      history: JSON.stringify([history.state, globalThis.navigation.entries().map(({ url }) => url)]),
      title: document.title,
      document: document.documentElement.outerHTML,
      inputs: Array.from(document.querySelectorAll('input'), ({ value }) => value).join('\n'),
      performance: JSON.stringify(performance.getEntries()),
      globals: Object.keys(globalThis)
        .map((key) => `${key}=${String((globalThis as Record<string, unknown>)[key])}`)
        .join('\n'),
    }
  })
}

test.describe('after a session', () => {
  test.use({ tolerates: 'failed requests' })

  test('the token and the secret are only in requests, never in storage, URLs or the console', async ({
    page,
    context,
    host,
    admin,
    openNetwork,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const said: string[] = []
    const urls: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('request', (request) => urls.push(request.url()))
    // The demo's own help names its tokens.
    await openNetwork({ merits: {} })
    await admin.type('Explorer API key', secret)
    await admin.choose('Explorer usage', 'On')
    // A host that rejects a change, and repeats all that it was sent in its message and details.
    host.onPatch(({ body, headers }) =>
      answer(
        { code: 9, message: `${body} ${headers['authorization']}`, details: [{ '@type': 'x', body, headers }] },
        400,
      ),
    )
    await admin.submit()
    await expect(admin.outcome).toContainText('rejected')
    expect((await page.content()).includes(secret)).toBe(false)
    host.on()
    await admin.submit()
    await expect(admin.outcome).toContainText('change saved')
    await page.getByRole('link', { name: 'All networks' }).click()
    await page.getByRole('button', { name: /^Verified contracts on.*8802$/ }).click()
    await admin.send()
    await expect(admin.outcome).toContainText('change saved')
    expect(host.patches().some(({ body }) => body.includes(secret))).toBe(true)

    await page.getByRole('button', { name: 'Copy change log' }).click()
    await expect(page.getByText('Copied')).toBeVisible()
    said.push(await copied(page))
    const hunt = async (when: string) => {
      for (const [where, what] of Object.entries(await keptBy(page))) {
        expect.soft(what.includes(secret), `the secret in ${where} ${when}`).toBe(false)
        expect.soft(what.includes(token), `the token in ${where} ${when}`).toBe(false)
      }
    }
    await hunt('while open')
    await page.getByRole('link', { name: 'Meridian 8801' }).click()
    await admin.type('Explorer API key', secret)
    await admin.button('Lock').click()
    await hunt('after a lock')
    const state = JSON.stringify(await context.storageState({ indexedDB: true }))
    expect([secret, token].filter((each) => state.includes(each))).toEqual([])
    expect([...said, ...urls].filter((text) => text.includes(secret) || text.includes(token))).toEqual([])
    // The token and the change went only to the host of the administration API.
    expect(host.asked.every(({ headers }) => headers['authorization'] === `Bearer ${token}`)).toBe(true)
    expect(host.asked.every(({ path }) => !path.includes('?'))).toBe(true)
  })
})

test('administration: a field is edited, reviewed and sent by keyboard only', async ({
  page,
  host,
  openAdministration,
}) => {
  await page.goto(`${await openAdministration()}/admin/networks`)
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
  /** Presses Tab until the element with this name has the focus. */
  const tabTo = async (name: RegExp, key = 'Tab') => {
    for (let step = 0; step < 80; step += 1) {
      await page.keyboard.press(key)
      if (name.test(await focused())) return
    }
    throw new Error(`No stop of the keyboard is called ${name}`)
  }
  await expect(page.getByLabel('Token', { exact: true })).toBeFocused()
  await page.keyboard.type(token)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Networks' })).toBeVisible()
  await tabTo(/Meridian.*8801/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Edit Name' })).toBeVisible()
  await tabTo(/^Edit Domain$/)
  await page.keyboard.press('Enter')
  await page.keyboard.type('two.example')
  await tabTo(/^Cancel: Domain$/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Off' }).first()).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('1 of 9 fields changed, 1 same as the current value.')).toBeVisible()
  await tabTo(/^Review changes$/)
  await page.keyboard.press('Enter')
  const review = page.getByRole('dialog')
  await expect(review).toBeVisible()
  // The first field has the focus: Enter does nothing before the name is typed.
  await expect(review.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Meridian')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  const outcome = page.getByLabel('Result of the change')
  await expect(outcome).toBeFocused()
  await tabTo(/^Undo…$/)
  await page.keyboard.press('Enter')
  await expect(review).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(review).toHaveCount(0)
  await tabTo(/^Lock$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Token', { exact: true })).toBeFocused()
  expect(host.patches().map(({ body }) => body)).toEqual(['{"domain":"two.example"}'])
})

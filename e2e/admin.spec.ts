import type { Page } from '@playwright/test'
import { AdminView, expect, test } from './fixtures/administration'
import { follow } from './fixtures/follow'

/** Collects the scripts that a page loads; gives the text of all so far. */
function scriptsOf(page: Page): () => Promise<string> {
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text())
  })
  return async () => (await Promise.all(texts)).join('\n')
}

test('without meritsUrl there are no pages and no code of the administration', async ({ page, openAdministration }) => {
  const site = await openAdministration({ meritsUrl: undefined })
  const loaded = scriptsOf(page)
  for (const [index, path] of ['/admin', '/admin/networks', '/admin/networks/8801', '/admin/networks/x'].entries()) {
    // The document of one of them, which requests code early; the app has the routes of the others.
    await (index === 0 ? page.goto(site + path) : follow(page, path))
    await expect(page).toHaveURL(site + path)
    await expect(page.getByText('Page not found')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect((await loaded()).includes('Hold to show')).toBe(false)
  }
})

test('none of its code is loaded before it is opened; a flag is changed over HTTP, with the token and without cookies or the page’s URL', async ({
  page,
  host,
  admin,
  openAdministration,
}) => {
  const loaded = scriptsOf(page)
  const site = await openAdministration()
  await test.step('none of its code is loaded before it is opened', async () => {
    await page.clock.install()
    await page.goto(site)
    const link = page.getByRole('link', { name: 'Administration' })
    await link.hover()
    await link.focus()
    // Longer than the hover delay of a prefetch.
    await page.clock.runFor(300)
    await page.waitForLoadState('networkidle')
    expect((await loaded()).includes('Hold to show')).toBe(false)
    await link.click()
    await expect(page.getByRole('heading', { name: 'Network administration' })).toBeVisible()
    expect((await loaded()).includes('Hold to show')).toBe(true)
  })

  await test.step('a flag is changed', async () => {
    await admin.unlock()
    await page.getByRole('button', { name: /^Verified contracts on.*8801$/ }).click()
    await admin.send()
    await expect(admin.outcome).toContainText('Verified contracts: on → off')
    await expect(page.getByRole('button', { name: /^Verified contracts off.*8801$/ })).toBeVisible()
    const [patch, ...others] = host.patches()
    expect(others).toEqual([])
    expect(patch).toMatchObject({
      method: 'PATCH',
      path: '/merits/admin/api/v1/networks/8801',
      body: '{"verified_contracts_activity_enabled":false}',
    })
    expect(patch?.headers).toMatchObject({
      authorization: 'Bearer demo-admin',
      'content-type': 'application/json',
      accept: 'application/json',
      origin: site,
    })
    expect(patch?.headers).not.toHaveProperty('cookie')
    expect(patch?.headers).not.toHaveProperty('referer')
  })
})

test('the back button closes a review before it leaves the page, and asks with unsaved changes; a reload asks in the browser’s own words, and clears the token', async ({
  page,
  host,
  admin,
  openList,
}) => {
  await openList()
  const question = page.getByRole('dialog', { name: 'Leave this page?' })
  await page.getByRole('link', { name: 'Equinox Testnet 8802' }).click()
  await page.getByRole('link', { name: 'All networks' }).click()

  await test.step('a review of a flag is closed, and one of its Undo', async () => {
    const flag = page.getByRole('button', { name: /^Verified contracts on.*8801$/ })
    await flag.click()
    await expect(admin.review).toBeVisible()
    await page.goBack()
    await expect(admin.review).toHaveCount(0)
    await expect(flag).toBeFocused()

    await flag.click()
    await admin.send()
    await admin.outcome.getByRole('button', { name: 'Undo…' }).click()
    await expect(admin.review).toBeVisible()
    await page.goBack()
    await expect(admin.review).toHaveCount(0)
    await expect(page).toHaveURL(/\/admin\/networks$/)
    expect(host.patches()).toHaveLength(1)
  })

  await test.step('then one of a form; the page is left only when that is confirmed', async () => {
    await page.getByRole('link', { name: 'Meridian 8801' }).click()
    await admin.type('Name', 'Other')
    await admin.askReview()
    await expect(admin.review).toBeVisible()
    await page.goBack()
    await expect(admin.review).toHaveCount(0)
    await expect(admin.input('Name')).toHaveValue('Other')
    await page.goBack()
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/admin\/networks\/8801$/)
    await expect(admin.input('Name')).toHaveValue('Other')
    await page.goBack()
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page).toHaveURL(/\/admin\/networks$/)
    await page.goForward()
    await expect(admin.button('Edit Name')).toBeVisible()
  })

  await test.step('a reload asks', async () => {
    await admin.type('Name', 'Other')
    const asked = page.waitForEvent('dialog')
    const reload = page.reload()
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await reload
    await expect(admin.token).toBeVisible()
    await expect(admin.token).toHaveValue('')
  })
})

test('two tabs never send at the same time, and each notices the changes of the other', async ({
  page,
  context,
  host,
  admin,
  openNetwork,
}) => {
  const site = await openNetwork()
  const other = new AdminView(await context.newPage())
  await other.open(site)
  await admin.choose('Explorer usage', 'On')
  await admin.askReview()
  await other.choose('Sent transactions', 'Off')
  await other.askReview()
  const release = host.holdPatches()
  await other.send()
  await expect.poll(() => host.patches().length).toBe(1)
  await admin.send()
  await expect(admin.review).toContainText('another tab is changing this network')
  await expect(admin.review.getByRole('button', { name: 'Save change' })).toBeDisabled()
  release()
  await expect(other.outcome).toContainText('change saved')
  await expect(admin.review).toContainText('Sent transactions is now off')
  await expect(page.getByText('Another tab has changed this network')).toBeVisible()
  expect(host.patches()).toHaveLength(1)
  await admin.send()
  await expect(admin.outcome).toContainText('Explorer usage: off → on')
  await expect(other.page.getByText('Another tab has changed this network')).toBeVisible()
  expect(host.patches().map(({ body }) => body)).toEqual([
    '{"sent_transactions_activity_enabled":false}',
    '{"explorer_usage_activity_enabled":true}',
  ])
})

test.describe('a redirect', () => {
  test.use({ tolerates: 'failed requests' })

  test('is not followed: neither the token nor the change go to another host', async ({ host, admin, openNetwork }) => {
    await openNetwork()
    const headers = { 'Access-Control-Allow-Origin': '*', Location: `${host.url}/merits/elsewhere` }
    host.on(({ method, path }) =>
      method === 'PATCH' && !path.includes('elsewhere') ? new Response(null, { status: 307, headers }) : undefined,
    )
    await admin.rename()
    await expect(admin.outcome).toContainText('unknown result')
    expect(host.patches()).toHaveLength(1)
  })
})

import { AdminView, expect, test } from './fixtures/administration'
import { embeddedDemo } from './fixtures/test'

test.use(embeddedDemo)

test('the shipped demo offers it, tells its tokens, and lets failures be tried', async ({ page }) => {
  const admin = new AdminView(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Administration' }).click()
  await expect(
    page.getByText(/the token demo-admin can change its networks, demo-viewer can only read them/),
  ).toBeVisible()
  await admin.unlock('demo-viewer')
  await page.getByRole('link', { name: 'Equinox Testnet 8802' }).click()
  await admin.type('Name', 'fail camel')
  await admin.submit()
  await expect(page.getByText('Code 7, PERMISSION_DENIED. HTTP 403')).toBeVisible()
  await admin.unlock()
  await admin.submit()
  await expect(page.locator('#field-rpc_url-problem')).toHaveText('Rejected: Is not reachable')
  for (const [name, says] of [
    ['fail 9', 'Code 9, FAILED_PRECONDITION. HTTP 400'],
    ['fail html', 'HTTP 502'],
    ['fail details', 'google.rpc.RetryInfo'],
    ['fail network', 'No response'],
  ] as const) {
    await admin.type('Name', name)
    await admin.submit()
    await expect(admin.outcome).toContainText(says)
  }
  for (const [place, name] of ['fail lost', 'fail cut', 'fail reset'].entries()) {
    await admin.type('Name', name)
    await admin.type('Block timestamp skew', String(4 + place))
    await admin.submit()
    await expect(admin.outcome).toContainText('unknown result')
    await admin.outcome.getByRole('button', { name: 'Check current values' }).click()
    await expect(admin.outcome).toContainText('Block timestamp skew: active')
  }
  for (const [name, title, says] of [
    ['fail code', 'unknown result', 'Code 9, FAILED_PRECONDITION. HTTP 200'],
    ['fail words', 'change saved', 'The name was left as it is'],
    ['fail empty', 'change saved', 'Not verified: the API still reports another value of Name.'],
    ['fail echo', 'change rejected', 'Can’t take {"name":"fail echo","explorer_api_key":"•••"}'],
  ] as const) {
    await admin.type('Name', name)
    if (name === 'fail echo') await admin.type('Explorer API key', 'k-1234567890')
    await admin.submit()
    await expect(admin.outcome).toContainText(title)
    await expect(admin.outcome).toContainText(says)
  }
  await admin.type('Name', 'Equinox')
  await admin.submit()
  await expect(admin.outcome).toContainText('Verified: new values are active.')
  await expect(page.getByRole('heading', { name: 'Equinox 8802' })).toBeVisible()
})

test('no answer in time, tried in the demo', async ({ page }) => {
  const admin = new AdminView(page)
  await page.clock.install()
  await page.goto('/admin/networks/8801')
  await admin.unlock()
  await admin.type('Name', 'fail timeout')
  await admin.choose('Explorer usage', 'On')
  await admin.submit()
  await expect(admin.review.getByText('Waiting for the API.')).toBeVisible()
  await expect
    .poll(
      async () => {
        await page.clock.fastForward('00:05')
        return admin.outcome.count()
      },
      { intervals: [100] },
    )
    .toBe(1)
  await expect(admin.outcome).toContainText('unknown result')
  await admin.outcome.getByRole('button', { name: 'Check current values' }).click()
  await expect(admin.outcome).toContainText('Explorer usage: active')
  await expect(admin.outcome).toContainText('Name: not active; current value: Meridian')
})

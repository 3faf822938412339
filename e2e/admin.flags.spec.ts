import { copied } from './fixtures/clipboard'
import { answer, expect, test } from './fixtures/administration'

test('a flag is flipped after a review, and flipped back by undo', async ({ page, host, admin, openList }) => {
  await openList()
  const network = page.getByRole('list', { name: 'Networks' }).getByRole('listitem').filter({ hasText: 'Meridian' })
  await network.getByRole('button', { name: /^Verified contracts on/ }).click()
  await expect(admin.review).toContainText('Verified contracts')
  expect(host.patches()).toEqual([])
  await admin.send()
  await expect(admin.outcome).toContainText('Verified contracts: on → off')
  await expect(network.getByRole('button', { name: /^Verified contracts off/ })).toBeVisible()
  await admin.outcome.getByRole('button', { name: 'Undo…' }).click()
  await admin.send()
  await expect(admin.outcome).toContainText('Verified contracts: off → on')
  await expect(network.getByRole('button', { name: /^Verified contracts on/ })).toBeVisible()
  expect(host.patches().map(({ path, body }) => [path, body])).toEqual([
    ['/merits/admin/api/v1/networks/8801', '{"verified_contracts_activity_enabled":false}'],
    ['/merits/admin/api/v1/networks/8801', '{"verified_contracts_activity_enabled":true}'],
  ])
  await expect(admin.journal).toHaveCount(2)
})

test('taking a network down wants its name, bringing it up again does not', async ({ page, host, admin, openList }) => {
  await openList()
  await page.getByRole('button', { name: 'Active on: turn off for network 8802' }).click()
  await expect(admin.review.getByRole('button', { name: 'Save change' })).toBeDisabled()
  await admin.send('Equinox Testnet')
  await expect(admin.outcome).toContainText('Active: on → off')
  await admin.outcome.getByRole('button', { name: 'Undo…' }).click()
  await expect(admin.review.getByRole('textbox')).toHaveCount(0)
  await admin.send()
  await expect(page.getByRole('button', { name: 'Active on: turn off for network 8802' })).toBeVisible()
  expect(host.patches()).toHaveLength(2)
})

test('the journal tells what was sent, and is copied without secrets', async ({
  page,
  context,
  host,
  admin,
  openNetwork,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openNetwork()
  await admin.type('Explorer API key', 'k-1234567890')
  await admin.choose('Explorer usage', 'On')
  await admin.submit()
  await expect(admin.outcome).toContainText('change saved')
  host.onPatch(() => answer({ code: 9, message: 'Locked\tby\nsomebody' }, 200))
  await page.getByRole('button', { name: 'Copy change log' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const journal = await copied(page)
  expect(journal).toMatch(
    /^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{3})? UTC\t8801\texplorer_api_key: none → a new key; explorer_usage_activity_enabled: off → on\tSaved$/,
  )
})

test('an undo says what it can’t put back', async ({ host, admin, openNetwork }) => {
  await openNetwork()
  await admin.type('Explorer API key', 'k-1234567890')
  await admin.submit()
  await expect(admin.outcome).toContainText('Can’t undo Explorer API key: previous value unknown.')
  await expect(admin.outcome.getByRole('button', { name: 'Undo…' })).toHaveCount(0)
  await admin.type('Explorer API key', 'k-0987654321')
  await admin.choose('Explorer usage', 'On')
  await admin.submit()
  await expect(admin.outcome).toContainText('Undo can’t restore Explorer API key: previous value unknown')
  await admin.outcome.getByRole('button', { name: 'Undo…' }).click()
  await admin.send()
  await expect(admin.outcome).toContainText('Explorer usage: on → off')
  expect(host.patches().at(-1)?.body).toBe('{"explorer_usage_activity_enabled":false}')
})

test('a list that tells less of a network than its own answer is no conflict', async ({ host, admin, openList }) => {
  host.onGet(({ path }) =>
    path.endsWith('/networks') ? answer({ items: [{ chain_id: '8801', name: 'Meridian', active: true }] }) : undefined,
  )
  await openList()
  await admin.button('Active on: turn off for network 8801').click()
  await admin.send('Meridian')
  await expect(admin.outcome).toContainText('Active: on → off')
  expect(host.patches().map(({ body }) => body)).toEqual(['{"active":false}'])
})

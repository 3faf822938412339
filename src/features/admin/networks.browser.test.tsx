import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, expectCount, fill, focus, watchClipboard } from '#/testing/actions'
import { startAdminApi } from '#/testing/adminApi'
import { admin, openList, openNetwork } from '#/testing/adminPages'
import { answer, html, unreadable } from '#/testing/adminRules'

test('entries of the list that are no networks are counted, and the others listed', async () => {
  const host = await startAdminApi()
  const items = [{ chain_id: 7, active: null }, { name: 'no id' }, 'x', null]
  host.on(() => answer({ items }))
  await openList(host)
  await expectCount(admin.networks, 1)
  await expect.element(admin.link('Unnamed network 7')).toBeVisible()
  await expect.element(page.getByText('Can’t display 3 entries')).toBeVisible()
})

test('a list that goes on, and repeats networks, says so', async () => {
  const host = await startAdminApi()
  const items = [{ chain_id: '8801', name: 'One' }, { chain_id: 8801, name: 'Again' }, { chain_id: '08801' }]
  host.onGet(() => answer({ items, next_page_params: { chain_id: 8801 } }))
  await openList(host)
  await expectCount(admin.networks, 1)
  await expect.element(page.getByText('Can’t display 2 entries')).toBeVisible()
  await expect.element(page.getByText('There are more networks than listed here')).toBeVisible()
})

test('the configured chains are shown where an HTML page is returned for the list', async () => {
  const host = await startAdminApi()
  host.onGet(() => html(200))
  await openList(host)
  await expect.element(page.getByText('HTML page instead of JSON')).toBeVisible()
  await expect.element(admin.link(/8802/)).toBeVisible()
})

test('an HTML page with 403 for the list is not taken for a rejected token', async () => {
  const host = await startAdminApi()
  host.onGet(() => html(403))
  await openList(host)
  await expect.element(page.getByText('List of networks not available from this API')).toBeVisible()
})

test('an API without a list leaves the configured chains, and any chain ID that is typed', async () => {
  const host = await startAdminApi()
  host.on(unreadable)
  await openList(host)
  await expect.element(page.getByText('List of networks not available from this API')).toBeVisible()
  await expect.element(admin.link(/8802/)).toBeVisible()
  const chainId = page.getByLabelText('Open network by chain ID')
  for (const wrong of ['', '0x1', '01', '-5', '1.5', '1e3', '٣']) {
    // The error of the value before disappears.
    await fill(chainId, '1')
    await fill(chainId, wrong)
    await expectCount(page.getByText('Enter a chain ID'), 0)
    await click(admin.button('Open'))
    await expect.element(page.getByText('Enter a chain ID')).toBeVisible()
  }
  await fill(chainId, ' 424242 ')
  await focus(chainId)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Network 424242' })).toBeVisible()
  await expect.element(page.getByText('Current values not available from this API')).toBeVisible()
})

test('a list with fewer fields than the response for one network is no conflict', async () => {
  const host = await startAdminApi()
  host.onGet(({ path }) =>
    path.endsWith('/networks') ? answer({ items: [{ chain_id: '8801', name: 'Meridian', active: true }] }) : undefined,
  )
  await openList(host)
  await click(admin.button('Active on: turn off for network 8801'))
  await admin.send('Meridian')
  await expect.element(admin.outcome).toHaveTextContent('Active: on → off')
  expect(host.patches().map(({ body }) => body)).toEqual(['{"active":false}'])
})

test('a flag is changed after a review, and changed back by Undo', async () => {
  const host = await startAdminApi()
  await openList(host)
  const network = admin.networks.filter({ hasText: 'Meridian' })
  await click(network.getByRole('button', { name: /^Verified contracts on/ }))
  await expect.element(admin.review).toHaveTextContent('Verified contracts')
  expect(host.patches()).toEqual([])
  await admin.send()
  await expect.element(admin.outcome).toHaveTextContent('Verified contracts: on → off')
  await expect.element(network.getByRole('button', { name: /^Verified contracts off/ })).toBeVisible()
  await click(admin.outcome.getByRole('button', { name: 'Undo…' }))
  await admin.send()
  await expect.element(admin.outcome).toHaveTextContent('Verified contracts: off → on')
  await expect.element(network.getByRole('button', { name: /^Verified contracts on/ })).toBeVisible()
  expect(host.patches().map(({ path, body }) => [path, body])).toEqual([
    ['/merits/admin/api/v1/networks/8801', '{"verified_contracts_activity_enabled":false}'],
    ['/merits/admin/api/v1/networks/8801', '{"verified_contracts_activity_enabled":true}'],
  ])
  await expectCount(admin.journal, 2)
})

test('taking a network down wants its name, bringing it up again does not', async () => {
  const host = await startAdminApi()
  await openList(host)
  await click(admin.button('Active on: turn off for network 8802'))
  await expect
    .element(admin.review.getByRole('button', { name: 'Save change' }))
    .toHaveAttribute('aria-disabled', 'true')
  await admin.send('Equinox Testnet')
  await expect.element(admin.outcome).toHaveTextContent('Active: on → off')
  await click(admin.outcome.getByRole('button', { name: 'Undo…' }))
  await expect.element(admin.review).toBeVisible()
  await expectCount(admin.review.getByRole('textbox'), 0)
  await admin.send()
  await expect.element(admin.button('Active on: turn off for network 8802')).toBeVisible()
  expect(host.patches()).toHaveLength(2)
})

test('the change log lists what was sent, and is copied without secrets', async () => {
  const copied = watchClipboard()
  const host = await startAdminApi()
  await openNetwork(host)
  await admin.type('Explorer API key', 'k-1234567890')
  await admin.choose('Explorer usage', 'On')
  await admin.submit()
  await expect.element(admin.outcome).toHaveTextContent('change saved')
  host.onPatch(() => answer({ code: 9, message: 'Locked\tby\nsomebody' }, 200))
  await click(admin.button('Copy change log'))
  await expect.element(page.getByText('Copied')).toBeVisible()
  expect(copied()).toMatch(
    /^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{3})? UTC\t8801\texplorer_api_key: none → a new key; explorer_usage_activity_enabled: off → on\tSaved$/,
  )
})

test('an undo says what it cannot restore', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  await admin.type('Explorer API key', 'k-1234567890')
  await admin.submit()
  await expect.element(admin.outcome).toHaveTextContent('Can’t undo Explorer API key: previous value unknown.')
  await expectCount(admin.outcome.getByRole('button', { name: 'Undo…' }), 0)
  await admin.type('Explorer API key', 'k-0987654321')
  await admin.choose('Explorer usage', 'On')
  await admin.submit()
  await expect.element(admin.outcome).toHaveTextContent('Undo can’t restore Explorer API key: previous value unknown')
  await click(admin.outcome.getByRole('button', { name: 'Undo…' }))
  await admin.send()
  await expect.element(admin.outcome).toHaveTextContent('Explorer usage: on → off')
  expect(host.patches().at(-1)?.body).toBe('{"explorer_usage_activity_enabled":false}')
})

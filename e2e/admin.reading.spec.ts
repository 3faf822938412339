import { answer, expect, html, test } from './fixtures/administration'

test.use({ tolerates: 'failed requests' })

test('current values that can’t be read leave the form, and are asked for again', async ({
  page,
  host,
  admin,
  openNetwork,
}) => {
  host.onGet(() => answer({ code: 14, message: 'Busy' }, 503))
  await openNetwork()
  await expect(page.getByText('Couldn’t load the current values')).toBeVisible()
  await expect(page.getByText('Code 14, UNAVAILABLE. HTTP 503')).toBeVisible()
  host.on()
  await admin.button('Retry').click()
  await expect(page.getByText('meridian.example')).toBeVisible()
})

test('what a host tells beyond the contract, and what can’t be read of it, is shown; secrets are not', async ({
  page,
  host,
  openNetwork,
}) => {
  const told = {
    chain_id: '8801',
    name: 'E\u17b5T\u17b5H',
    domain: ['x'],
    active: 'perhaps',
    explorer_api_key: 'k-very-secret',
    vendor_api_key: 'k-also-secret',
    vendor_usage_activity_enabled: true,
    region: 'eu-1',
  }
  host.onGet(() => answer(told))
  await openNetwork()
  await expect(page.getByText('eu-1')).toBeVisible()
  await expect(page.getByText('perhaps')).toBeVisible()
  await expect(page.getByText(/found “vendor_usage_activity_enabled” instead/)).toBeVisible()
  await expect(page.getByText('set (hidden)')).toBeVisible()
  expect(await page.content()).not.toMatch(/k-(very|also)-secret/)
  await expect(page.getByRole('img', { name: /contains invisible characters/ }).first()).toBeVisible()
})

test('a list with entries that are no networks shows the rest', async ({ page, host, openList }) => {
  const items = [{ chain_id: 7, active: null }, { name: 'no id' }, 'x', null]
  host.on(() => answer({ items }))
  await openList()
  await expect(page.getByRole('list', { name: 'Networks' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Unnamed network 7' })).toBeVisible()
  await expect(page.getByText('Can’t display 3 entries')).toBeVisible()
})

test('values that can’t be read again are marked with when they were read', async ({ page, host, openNetwork }) => {
  await page.clock.install()
  await openNetwork()
  await expect(page.getByText('meridian.example')).toBeVisible()
  host.onGet(() => answer({ code: 14, message: 'Busy' }, 503))
  await page.clock.fastForward('02:00')
  await page.getByRole('link', { name: 'All networks' }).click()
  await expect(page.getByText(/^Showing values as of 20.* UTC\. They may have changed\.$/)).toBeVisible()
  await page.getByRole('link', { name: 'Meridian 8801' }).click()
  await expect(page.getByText(/^Showing values as of 20.* UTC\. They may have changed\.$/)).toBeVisible()
  await expect(page.getByText('meridian.example')).toBeVisible()
  await expect(page.getByText('Current value', { exact: true })).toHaveCount(0)
  await expect(page.getByText(/^As of 20.* UTC$/)).toHaveCount(9)
  host.on()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Current value', { exact: true })).toHaveCount(9)
})

test('a field that is opened before its value is known gets it, and keeps what was typed meanwhile', async ({
  page,
  host,
  admin,
  openAdministration,
}) => {
  let tell = () => {}
  const told = new Promise<undefined>((resolve) => {
    tell = () => resolve(undefined)
  })
  host.onGet(({ path }) => (path.endsWith('/8801') ? told : undefined))
  await page.goto(`${await openAdministration()}/admin/networks/8801`)
  await admin.unlock()
  await admin.button('Edit Domain').click()
  await expect(admin.input('Domain')).toHaveValue('')
  await admin.type('Name', 'Typed')
  await admin.button('Edit RPC URL').click()
  await admin.input('RPC URL').fill('x')
  await admin.input('RPC URL').fill('')
  await expect(page.getByText('Loading current values…')).toBeVisible()
  await expect(admin.button('Review changes')).toBeDisabled()
  tell()
  await expect(admin.input('Domain')).toHaveValue('meridian.example')
  await expect(admin.input('Name')).toHaveValue('Typed')
  await expect(admin.input('RPC URL')).toHaveValue('')
  await expect(page.getByText('1 of 9 fields changed, 1 invalid, 1 same as the current value.')).toBeVisible()
})

test('values that are null, absent or of another type prefill nothing', async ({ page, host, admin, openNetwork }) => {
  host.onGet(() => answer({ chain_id: '8801', name: null, domain: '', rpc_url: ['x'], block_timestamp_skew: '30' }))
  await openNetwork()
  for (const [label, value] of [
    ['Name', ''],
    ['Domain', ''],
    ['RPC URL', ''],
    ['Explorer API key', ''],
    ['Block timestamp skew', '30'],
  ] as const) {
    await admin.button(`Edit ${label}`).click()
    await expect(admin.input(label)).toHaveValue(value)
  }
  await expect(page.getByText('empty', { exact: true })).toBeVisible()
  await admin.choose('Active', 'On')
  await admin.askReview()
  await expect(page.getByText('Enter a name, or leave it unchanged.')).toBeVisible()
  await expect(page.getByText('Enter a URL, or leave it unchanged.')).toBeVisible()
  expect(host.patches()).toEqual([])
})

test('names in the casing of gRPC gateways, and shells around a network, are read', async ({
  page,
  host,
  admin,
  openList,
}) => {
  const told = { chainId: 8801, name: 'Camel', rpcUrl: 'https://camel.example', active: true, vendorApiKey: 'k-1' }
  host.onGet(({ path }) => answer(path.endsWith('/networks') ? { networks: [{ network: told }] } : { network: told }))
  await openList()
  await page.getByRole('link', { name: 'Camel 8801' }).click()
  await expect(page.getByText('https://camel.example')).toBeVisible()
  await expect(page.getByText(/found “vendorApiKey” instead/)).toBeVisible()
  await admin.button('Edit RPC URL').click()
  await expect(admin.input('RPC URL')).toHaveValue('https://camel.example')
})

test('a list says that it goes on, and what it repeats', async ({ page, host, openList }) => {
  const items = [{ chain_id: '8801', name: 'One' }, { chain_id: 8801, name: 'Again' }, { chain_id: '08801' }]
  host.onGet(() => answer({ items, next_page_params: { chain_id: 8801 } }))
  await openList()
  await expect(page.getByRole('list', { name: 'Networks' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('Can’t display 2 entries')).toBeVisible()
  await expect(page.getByText('There are more networks than listed here')).toBeVisible()
})

test('where a page comes for the list, the configured chains are offered', async ({ page, host, openList }) => {
  host.onGet(() => html(200))
  await openList()
  await expect(page.getByText('HTML page instead of JSON')).toBeVisible()
  await expect(page.getByRole('link', { name: /8802/ })).toBeVisible()
})

import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, expectCount, fill } from '#/testing/actions'
import { startAdminApi } from '#/testing/adminApi'
import { admin, openList, openNetwork } from '#/testing/adminPages'
import { fakeTime } from '#/testing/fakeTime'
import { gate } from '#/testing/gate'
import { renderApp } from '#/testing/renderApp'
import { answer, unreadable } from '#/testing/adminRules'

test('current values that failed to load leave the form, and are loaded by Retry', async () => {
  const host = await startAdminApi()
  host.onGet(() => answer({ code: 14, message: 'Busy' }, 503))
  await openNetwork(host)
  await expect.element(page.getByText('Couldn’t load the current values')).toBeVisible()
  await expect.element(page.getByText('Code 14, UNAVAILABLE. HTTP 503')).toBeVisible()
  host.on()
  await click(admin.button('Retry'))
  await expect.element(page.getByText('meridian.example')).toBeVisible()
})

test('fields beyond the API docs and unreadable values are shown, secrets are not', async () => {
  const host = await startAdminApi()
  const sent = {
    chain_id: '8801',
    name: 'E\u17b5T\u17b5H',
    domain: ['x'],
    active: 'perhaps',
    explorer_api_key: 'k-very-secret',
    vendor_api_key: 'k-also-secret',
    vendor_usage_activity_enabled: true,
    region: 'eu-1',
  }
  host.onGet(() => answer(sent))
  await openNetwork(host)
  await expect.element(page.getByText('eu-1')).toBeVisible()
  await expect.element(page.getByText('perhaps')).toBeVisible()
  await expect.element(page.getByText(/found “vendor_usage_activity_enabled” instead/)).toBeVisible()
  await expect.element(page.getByText('set (hidden)')).toBeVisible()
  expect(document.documentElement.outerHTML).not.toMatch(/k-(very|also)-secret/)
  await expect.element(page.getByRole('img', { name: /contains invisible characters/ }).first()).toBeVisible()
})

test('values that could not be loaded again are shown with their time', async () => {
  fakeTime()
  const host = await startAdminApi()
  await openNetwork(host)
  await expect.element(page.getByText('meridian.example')).toBeVisible()
  host.onGet(() => answer({ code: 14, message: 'Busy' }, 503))
  await vi.advanceTimersByTimeAsync(120_000)
  const stale = page.getByText(/^Showing values as of 20.* UTC\. They may have changed\.$/)
  await click(admin.link('All networks'))
  await expect.element(admin.networks.first()).toBeVisible()
  await expect.element(stale).toBeVisible()
  await click(admin.link('Meridian 8801'))
  await expect.element(admin.button('Review changes')).toBeVisible()
  await expect.element(stale).toBeVisible()
  await expect.element(page.getByText('meridian.example')).toBeVisible()
  await expectCount(page.getByText('Current value', { exact: true }), 0)
  await expectCount(page.getByText(/^As of 20.* UTC$/), 9)
  host.on()
  await click(admin.button('Retry'))
  await expectCount(page.getByText('Current value', { exact: true }), 9)
})

test('a field that is opened before its value is loaded gets it, unless it was edited meanwhile', async () => {
  const host = await startAdminApi()
  let load = () => {}
  const loaded = new Promise<undefined>((resolve) => {
    load = () => resolve(undefined)
  })
  host.onGet(({ path }) => (path.endsWith('/8801') ? loaded : undefined))
  await renderApp('/admin/networks/8801', host)
  await admin.unlock()
  await click(admin.button('Edit Domain'))
  await expect.element(admin.input('Domain')).toHaveValue('')
  await admin.type('Name', 'Typed')
  await admin.type('RPC URL', 'x')
  await fill(admin.input('RPC URL'), '')
  await expect.element(page.getByText('Loading current values…')).toBeVisible()
  await expect.element(admin.button('Review changes')).toHaveAttribute('aria-disabled', 'true')
  load()
  await expect.element(admin.input('Domain')).toHaveValue('meridian.example')
  await expect.element(admin.input('Name')).toHaveValue('Typed')
  await expect.element(admin.input('RPC URL')).toHaveValue('')
  await expect.element(page.getByText('1 of 9 fields changed, 1 invalid, 1 same as the current value.')).toBeVisible()
})

test('what is typed replaces a value that was loaded after its field was opened', async () => {
  const host = await startAdminApi()
  const { held, release } = gate()
  host.onGet(({ path }) => (path.endsWith('/8801') ? held.then(() => undefined) : undefined))
  await renderApp('/admin/networks/8801', host)
  await admin.unlock()
  await click(admin.button('Edit Domain'))
  await expect.element(admin.input('Domain')).toHaveFocus()
  release()
  await expect.element(admin.input('Domain')).toHaveValue('meridian.example')
  await userEvent.keyboard('two.example')
  await expect.element(admin.input('Domain')).toHaveValue('two.example')
})

test('values that are null, missing or of another type prefill nothing', async () => {
  const host = await startAdminApi()
  host.onGet(() =>
    answer({
      chain_id: '8801',
      name: null,
      domain: '',
      rpc_url: ['x'],
      explorer_api_key: null,
      block_timestamp_skew: '30',
    }),
  )
  await openNetwork(host)
  for (const [label, value] of [
    ['Name', ''],
    ['Domain', ''],
    ['RPC URL', ''],
    ['Explorer API key', ''],
    ['Block timestamp skew', '30'],
  ] as const) {
    await click(admin.button(`Edit ${label}`))
    await expect.element(admin.input(label)).toHaveValue(value)
  }
  await expect.element(page.getByText('empty', { exact: true })).toBeVisible()
  // A key that is null is reported under its own name.
  await expect.element(page.getByText(/instead\. Map it/)).not.toBeInTheDocument()
  await admin.choose('Active', 'On')
  await admin.askReview()
  await expect.element(page.getByText('Enter a name, or leave it unchanged.')).toBeVisible()
  await expect.element(page.getByText('Enter a URL, or leave it unchanged.')).toBeVisible()
  expect(host.patches()).toEqual([])
})

test('names in the casing of gRPC gateways, and objects around a network, are read', async () => {
  const host = await startAdminApi()
  const sent = { chainId: 8801, name: 'Camel', rpcUrl: 'https://camel.example', active: true, vendorApiKey: 'k-1' }
  host.onGet(({ path }) => answer(path.endsWith('/networks') ? { networks: [{ network: sent }] } : { network: sent }))
  await openList(host)
  await click(admin.link('Camel 8801'))
  await expect.element(page.getByText('https://camel.example')).toBeVisible()
  await expect.element(page.getByText(/found “vendorApiKey” instead/)).toBeVisible()
  await click(admin.button('Edit RPC URL'))
  await expect.element(admin.input('RPC URL')).toHaveValue('https://camel.example')
})

test('values of an API that cannot be read are shown as last sent, never as current', async () => {
  const host = await startAdminApi()
  host.on(unreadable)
  await openNetwork(host)
  await expectCount(page.getByTitle('Not available', { exact: true }), 9)
  await admin.type('Domain', 'two.example')
  await admin.choose('Explorer usage', 'On')
  await admin.askReview()
  await expect.element(admin.review.getByRole('listitem').first()).toHaveTextContent(/unknown.*two\.example/)
  // The API reports no name: the one in config.json confirms it.
  await admin.send('Meridian')
  await expect.element(admin.outcome).toHaveTextContent('Not verified: the new values couldn’t be loaded.')
  await expect.element(page.getByText(/^Unknown; last sent two\.example at 20/)).toBeVisible()
  await expect.element(page.getByText(/^Unknown; last sent on at 20/)).toBeVisible()
  await expectCount(admin.outcome.getByRole('button', { name: 'Undo…' }), 0)
  expect(host.patches()).toHaveLength(1)
})

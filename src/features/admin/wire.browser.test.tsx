import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startAdminApi } from '#/testing/adminApi'
import { admin, openNetwork } from '#/testing/adminPages'
import { answer } from '#/testing/adminRules'

const path = '/merits/admin/api/v1/networks/8801'

/** Each single field: how it is changed, what is sent, what has to be typed for it. */
const single: readonly [label: string, value: string | boolean, body: string, name?: string][] = [
  ['Name', 'Meridian Two', '{"name":"Meridian Two"}'],
  ['Domain', 'two.example', '{"domain":"two.example"}', 'Meridian'],
  ['Active', false, '{"active":false}', 'Meridian'],
  ['RPC URL', 'wss://rpc.example/v2?x=1', '{"rpc_url":"wss://rpc.example/v2?x=1"}', 'Meridian'],
  ['Explorer API key', 'k-1234567890', '{"explorer_api_key":"k-1234567890"}'],
  ['Block timestamp skew', '12', '{"block_timestamp_skew":12}'],
  ['Sent transactions', false, '{"sent_transactions_activity_enabled":false}'],
  ['Verified contracts', false, '{"verified_contracts_activity_enabled":false}'],
  ['Explorer usage', true, '{"explorer_usage_activity_enabled":true}'],
]

async function change([label, value]: (typeof single)[number]): Promise<void> {
  if (typeof value === 'string') await admin.type(label, value)
  else await admin.choose(label, value ? 'On' : 'Off')
}

for (const row of single) {
  const [label, , body, name] = row
  test(`a change of ${label} sends only that field, as JSON with the token`, async () => {
    const host = await startAdminApi()
    await openNetwork(host)
    await change(row)
    await admin.submit(name)
    await expect.element(admin.outcome).toHaveTextContent('change saved')
    const [patch, ...others] = host.patches()
    expect(others).toEqual([])
    expect(patch).toMatchObject({ method: 'PATCH', path, body })
    expect(patch?.headers).toMatchObject({
      authorization: 'Bearer demo-admin',
      'content-type': 'application/json',
      accept: 'application/json',
    })
  })
}

for (const labels of [
  ['Name', 'Block timestamp skew'],
  ['Explorer API key', 'Explorer usage'],
  ['Domain', 'RPC URL', 'Sent transactions', 'Verified contracts'],
]) {
  test(`changes of ${labels.join(', ')} are sent together, and nothing else`, async () => {
    const host = await startAdminApi()
    await openNetwork(host)
    const chosen = single.filter(([label]) => labels.includes(label))
    for (const row of chosen) await change(row)
    await admin.submit(chosen.find(([, , , name]) => name)?.[3])
    await expect.element(admin.outcome).toHaveTextContent('change saved')
    expect(host.patches()).toMatchObject([
      { method: 'PATCH', path, body: `{${chosen.map(([, , body]) => body.slice(1, -1)).join(',')}}` },
    ])
  })
}

test('all fields are sent in the contract’s order, whatever order they were changed in', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  for (const row of single.toReversed()) await change(row)
  await admin.askReview()
  await expect.element(admin.review.getByText(/^Unchanged fields: none/)).toBeVisible()
  await admin.send('Meridian')
  await expect.element(admin.outcome).toHaveTextContent('change saved')
  expect(host.patches().map(({ body }) => body)).toEqual([
    `{${single.map(([, , body]) => body.slice(1, -1)).join(',')}}`,
  ])
  const saved = await host.fetch(host.url + path, { headers: { Authorization: 'Bearer demo-viewer' } })
  expect((await saved.json()) as object).toMatchObject({
    chain_id: '8801',
    name: 'Meridian Two',
    active: false,
    explorer_api_key: 'k-1234567890',
  })
})

test('fields are sent by the host’s names, also for a chain that is not listed', async () => {
  const fieldNames = {
    explorer_api_key: 'vendor_api_key',
    explorer_usage_activity_enabled: 'vendor_usage_activity_enabled',
  }
  const chainId = '115792089237316195423570985008687907853'
  const host = await startAdminApi({ merits: { fieldNames, help: [] } })
  host.onPatch(() => answer({}))
  await openNetwork(host, chainId)
  await expect.element(page.getByText('Network not found')).toBeVisible()
  await admin.type('Explorer API key', 'k-1234567890')
  await admin.choose('Explorer usage', 'On')
  await admin.askReview()
  await expect.element(admin.review.getByText('"vendor_api_key": "•••"')).toBeVisible()
  await admin.send()
  await expect.element(admin.outcome).toHaveTextContent('change saved')
  expect(host.patches()).toMatchObject([
    {
      path: `/merits/admin/api/v1/networks/${chainId}`,
      body: '{"vendor_api_key":"k-1234567890","vendor_usage_activity_enabled":true}',
    },
  ])
})

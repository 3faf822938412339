import { answer, expect, test } from './fixtures/administration'

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

test.describe('on the wire', () => {
  for (const [label, value, body, name] of single) {
    test(`${label} alone`, async ({ host, admin, openNetwork }) => {
      const site = await openNetwork()
      if (typeof value === 'string') await admin.type(label, value)
      else await admin.choose(label, value ? 'On' : 'Off')
      await admin.submit(name)
      await expect(admin.outcome).toContainText('change saved')
      const [patch, ...others] = host.patches()
      expect(others).toEqual([])
      expect(patch).toMatchObject({ method: 'PATCH', path, body })
      expect(patch?.headers).toMatchObject({
        authorization: 'Bearer demo-admin',
        'content-type': 'application/json',
        accept: 'application/json',
        origin: site,
      })
      expect(patch?.headers).not.toHaveProperty('cookie')
      expect(patch?.headers).not.toHaveProperty('referer')
    })
  }

  for (const labels of [
    ['Name', 'Block timestamp skew'],
    ['Explorer API key', 'Explorer usage'],
    ['Domain', 'RPC URL', 'Sent transactions', 'Verified contracts'],
  ]) {
    test(`${labels.join(', ')} together, and nothing else`, async ({ host, admin, openNetwork }) => {
      await openNetwork()
      const chosen = single.filter(([label]) => labels.includes(label))
      for (const [label, value] of chosen) {
        if (typeof value === 'string') await admin.type(label, value)
        else await admin.choose(label, value ? 'On' : 'Off')
      }
      await admin.submit(chosen.find(([, , , name]) => name)?.[3])
      await expect(admin.outcome).toContainText('change saved')
      expect(host.patches()).toMatchObject([
        { method: 'PATCH', path, body: `{${chosen.map(([, , body]) => body.slice(1, -1)).join(',')}}` },
      ])
    })
  }

  test('all fields at once, in the contract’s order, whatever order they were changed in', async ({
    host,
    admin,
    openNetwork,
  }) => {
    await openNetwork()
    for (const [label, value] of single.toReversed()) {
      if (typeof value === 'string') await admin.type(label, value)
      else await admin.choose(label, value ? 'On' : 'Off')
    }
    await admin.askReview()
    await expect(admin.review.getByText(/^Unchanged fields: none/)).toBeVisible()
    await admin.send('Meridian')
    await expect(admin.outcome).toContainText('change saved')
    expect(host.patches().map(({ body }) => body)).toEqual([
      `{${single.map(([, , body]) => body.slice(1, -1)).join(',')}}`,
    ])
    expect(
      (await (await fetch(host.url + path, { headers: { Authorization: 'Bearer demo-viewer' } })).json()) as object,
    ).toMatchObject({
      chain_id: '8801',
      name: 'Meridian Two',
      active: false,
      explorer_api_key: 'k-1234567890',
    })
  })
})

test.describe('on the wire to a host with words of its own', () => {
  test.use({ tolerates: 'failed requests' })

  test('two fields, the host’s own names for some, a chain that is not listed', async ({
    page,
    host,
    admin,
    openNetwork,
  }) => {
    host.onPatch(() => answer({}))
    const fieldNames = {
      explorer_api_key: 'vendor_api_key',
      explorer_usage_activity_enabled: 'vendor_usage_activity_enabled',
    }
    await openNetwork({ merits: { fieldNames } }, '115792089237316195423570985008687907853')
    await expect(page.getByText('Network not found')).toBeVisible()
    await admin.type('Explorer API key', 'k-1234567890')
    await admin.choose('Explorer usage', 'On')
    await admin.askReview()
    await expect(admin.review.getByText('"vendor_api_key": "•••"')).toBeVisible()
    await admin.send()
    await expect(admin.outcome).toContainText('change saved')
    expect(host.patches()).toMatchObject([
      {
        path: '/merits/admin/api/v1/networks/115792089237316195423570985008687907853',
        body: '{"vendor_api_key":"k-1234567890","vendor_usage_activity_enabled":true}',
      },
    ])
  })
})

import { answer, expect, html, test, unreadable } from './fixtures/administration'

test.use({ tolerates: 'failed requests' })

const cors = { 'Access-Control-Allow-Origin': '*' }

for (const [what, respond] of [
  ['an HTML page with 502', () => html(502)],
  ['an HTML page with 200', () => html(200)],
  ['an empty answer with 200', () => new Response('', { headers: cors })],
  ['a list with 200', () => answer([])],
  ['a bare string with 500', () => answer('Internal server error', 500)],
  ['a broken connection', () => Response.error()],
] as const) {
  test(`${what} leaves the outcome unknown, which reading again clears up`, async ({ host, admin, openNetwork }) => {
    await openNetwork()
    host.onPatch(() => respond())
    await admin.rename()
    await expect(admin.outcome).toContainText('unknown result')
    await expect(admin.outcome).not.toContainText('<')
    await admin.outcome.getByRole('button', { name: 'Check current values' }).click()
    await expect(admin.outcome).toContainText('Name: not active; current value: Meridian')
    await expect(admin.journal.first()).toContainText('Unknown result')
  })
}

test('no answer in time leaves the outcome unknown, and the check finds the change in effect', async ({
  page,
  host,
  admin,
  openNetwork,
}) => {
  await page.clock.install()
  await openNetwork()
  host.on(async ({ method, body, headers }) => {
    if (method !== 'PATCH' || headers['x-test']) return undefined
    await fetch(`${host.url}/merits/admin/api/v1/networks/8801`, {
      method: 'PATCH',
      body,
      headers: { authorization: headers['authorization'] ?? '', 'x-test': '1' },
    })
    return new Promise(() => {})
  })
  await admin.type('Explorer API key', 'k-1234567890')
  await admin.rename()
  await expect(admin.review.getByText('Waiting for the API.')).toBeVisible()
  await expect.poll(() => host.patches().length).toBeGreaterThan(1)
  await page.clock.fastForward('00:21')
  await expect(admin.outcome).toContainText('unknown result')
  await expect(admin.outcome).toContainText('No response')
  await admin.outcome.getByRole('button', { name: 'Check current values' }).click()
  await expect(admin.outcome).toContainText('Name: active')
  await expect(admin.outcome).toContainText('Explorer API key: unknown')
  // The secret is cleared as soon as it may have been taken.
  await expect(admin.button('Edit Explorer API key')).toBeVisible()
})

test('an answer that breaks off leaves the outcome unknown, and the check finds the change in effect', async ({
  host,
  admin,
  openNetwork,
}) => {
  await openNetwork()
  for (const [name, says] of [
    ['fail reset', 'Unknown result: interrupted, HTTP 200'],
    ['fail cut', 'Unknown result: contract, HTTP 200'],
  ] as const) {
    const skew = String(host.patches().length + 1)
    await admin.type('Block timestamp skew', skew)
    await admin.rename(name)
    await expect(admin.outcome).toContainText('unknown result')
    await expect(admin.outcome).toContainText('The change was sent, but the response doesn’t say whether it was saved.')
    await expect(admin.outcome).toContainText('HTTP 200')
    await expect(admin.journal.first()).toContainText(says)
    await admin.outcome.getByRole('button', { name: 'Check current values' }).click()
    await expect(admin.outcome).toContainText('Block timestamp skew: active')
    await expect(admin.outcome).toContainText('Name: not active; current value: Meridian')
  }
})

test('without a network nothing is sent, and a host that can’t be read again is sent to only when told so', async ({
  page,
  host,
  admin,
  openNetwork,
}) => {
  await openNetwork()
  await admin.type('Name', 'Other')
  await admin.askReview()
  await page.context().setOffline(true)
  await admin.send()
  await expect(admin.review).toContainText('Not saved: couldn’t check the current values')
  await expect(admin.review.getByRole('button', { name: 'Save without checking' })).toBeVisible()
  await page.context().setOffline(false)
  expect(host.patches()).toEqual([])
  host.onGet(() => answer({ code: 13, message: 'Down' }, 500))
  await admin.send()
  await expect(admin.outcome).toContainText('change saved')
  expect(host.patches()).toHaveLength(1)
})

test('a 200 that did not do it is noticed', async ({ host, admin, openNetwork }) => {
  await openNetwork()
  host.onPatch(() => answer({}))
  await admin.choose('Explorer usage', 'On')
  await admin.submit()
  await expect(admin.outcome).toContainText('Not verified: the API still reports another value of Explorer usage.')
})

test('a redirect is not followed: neither the token nor the change go to another host', async ({
  host,
  admin,
  openNetwork,
}) => {
  await openNetwork()
  host.on(({ method, path }) =>
    method === 'PATCH' && !path.includes('elsewhere')
      ? new Response(null, { status: 307, headers: { ...cors, Location: `${host.url}/merits/elsewhere` } })
      : undefined,
  )
  await admin.rename()
  await expect(admin.outcome).toContainText('unknown result')
  expect(host.patches()).toHaveLength(1)
})

test('a host that can’t be read says so where the outcome is unknown', async ({ host, admin, openNetwork }) => {
  host.on((asked) => (asked.method === 'PATCH' ? html(504) : unreadable(asked)))
  await openNetwork()
  await admin.rename()
  await admin.outcome.getByRole('button', { name: 'Check current values' }).click()
  await expect(admin.outcome).toContainText('Current values not available from this API')
  await expect(admin.page.getByText(/^Unknown; last sent Other at .* \(result unknown\)$/)).toBeVisible()
})

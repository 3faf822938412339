import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { click, expectCount } from '#/testing/actions'
import { startAdminApi } from '#/testing/adminApi'
import { admin, openNetwork } from '#/testing/adminPages'
import { fakeTime } from '#/testing/fakeTime'
import { answer, html, unreadable } from '#/testing/adminRules'

const checkCurrentValues = () => click(admin.outcome.getByRole('button', { name: 'Check current values' }))

for (const [what, respond] of [
  ['an HTML page with 502', () => html(502)],
  ['an HTML page with 200', () => html(200)],
  ['an empty response with 200', () => new Response('')],
  ['only an error code with 200', () => answer({ code: 5 })],
  ['a list with 200', () => answer([])],
  ['a bare string with 500', () => answer('Internal server error', 500)],
  ['a broken connection', () => Response.error()],
] as const) {
  test(`${what} leaves the result unknown, until the current values are checked`, async () => {
    const host = await startAdminApi()
    await openNetwork(host)
    host.onPatch(() => respond())
    await admin.rename()
    await expect.element(admin.outcome).toHaveTextContent('unknown result')
    await expect.element(admin.outcome).not.toHaveTextContent('<')
    await checkCurrentValues()
    await expect.element(admin.outcome).toHaveTextContent('Name: not active; current value: Meridian')
    await expect.element(admin.journal.first()).toHaveTextContent('Unknown result')
  })
}

test('no response in time leaves the result unknown, and the check finds the change active', async () => {
  fakeTime()
  const host = await startAdminApi()
  await openNetwork(host)
  let isSaved = false
  host.onPatch(async ({ body }) => {
    if (host.patches().length > 1) return undefined
    await host.change(body)
    isSaved = true
    return new Promise(() => {})
  })
  await admin.type('Explorer API key', 'k-1234567890')
  await admin.rename()
  await expect.element(admin.review.getByText('Waiting for the API.')).toBeVisible()
  await expect.poll(() => isSaved).toBe(true)
  await vi.advanceTimersByTimeAsync(21_000)
  await expect.element(admin.outcome).toHaveTextContent('unknown result')
  await expect.element(admin.outcome).toHaveTextContent('No response')
  await checkCurrentValues()
  await expect.element(admin.outcome).toHaveTextContent('Name: active')
  await expect.element(admin.outcome).toHaveTextContent('Explorer API key: unknown')
  // The secret is cleared as soon as it may have been saved.
  await expect.element(admin.button('Edit Explorer API key')).toBeVisible()
})

test('a response that breaks off leaves the result unknown, and the check finds the change active', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  for (const [name, says] of [
    ['fail reset', 'Unknown result: interrupted, HTTP 200'],
    ['fail cut', 'Unknown result: contract, HTTP 200'],
  ] as const) {
    const skew = String(host.patches().length + 1)
    await admin.type('Block timestamp skew', skew)
    await admin.rename(name)
    await expect.element(admin.journal.first()).toHaveTextContent(says)
    await expect.element(admin.outcome).toHaveTextContent('unknown result')
    await expect
      .element(admin.outcome)
      .toHaveTextContent('The change was sent, but the response doesn’t say whether it was saved.')
    await expect.element(admin.outcome).toHaveTextContent('HTTP 200')
    await checkCurrentValues()
    await expect.element(admin.outcome).toHaveTextContent('Block timestamp skew: active')
    await expect.element(admin.outcome).toHaveTextContent('Name: not active; current value: Meridian')
  }
})

test('without a connection nothing is sent, and a change is saved unchecked only on request, where the current values failed to load', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  await admin.type('Name', 'Other')
  await admin.askReview()
  host.on(() => Response.error())
  dispatchEvent(new Event('offline'))
  await admin.send()
  await expect.element(admin.review).toHaveTextContent('Not saved: couldn’t check the current values')
  await expect.element(admin.review.getByRole('button', { name: 'Save without checking' })).toBeVisible()
  dispatchEvent(new Event('online'))
  expect(host.patches()).toEqual([])
  host.onGet(() => answer({ code: 13, message: 'Down' }, 500))
  await admin.send()
  await expect.element(admin.outcome).toHaveTextContent('change saved')
  expect(host.patches()).toHaveLength(1)
})

test('a success that saved nothing is noticed', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  host.onPatch(() => answer({}))
  await admin.choose('Explorer usage', 'On')
  await admin.submit()
  await expect
    .element(admin.outcome)
    .toHaveTextContent('Not verified: the API still reports another value of Explorer usage.')
})

test('an unknown result cannot be checked with an API that cannot be read', async () => {
  const host = await startAdminApi()
  host.on((asked) => (asked.method === 'PATCH' ? html(504) : unreadable(asked)))
  await openNetwork(host)
  await admin.rename()
  await checkCurrentValues()
  await expect.element(admin.outcome).toHaveTextContent('Current values not available from this API')
  await expect.element(page.getByText(/^Unknown; last sent Other at .* \(result unknown\)$/)).toBeVisible()
})

test('a success with an error in its body is shown as both, with an unknown result', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  host.onPatch(() => answer({ code: 9, message: 'Locked by a migration' }))
  await admin.rename()
  await expect.element(admin.outcome).toHaveTextContent('unknown result')
  await expect.element(admin.outcome).toHaveTextContent('Message from the API: Locked by a migration')
  await expect.element(admin.outcome).toHaveTextContent('Code 9, FAILED_PRECONDITION. HTTP 200')
  await expect.element(admin.journal.first()).toHaveTextContent('Unknown result: FAILED_PRECONDITION (9), HTTP 200')
  host.onPatch(() => answer({ code: '5' }))
  await admin.rename()
  await expect.element(admin.outcome).toHaveTextContent('No error message')
  await expect.element(admin.outcome).toHaveTextContent('Code 5, NOT_FOUND. HTTP 200')
  host.onPatch(() => answer({ status: 'error', request_id: 'r-17' }))
  await admin.rename()
  await expect.element(admin.outcome).toHaveTextContent('r-17')
  await expect.element(admin.outcome).toHaveTextContent('unknown result')
  await expect.element(admin.outcome).not.toHaveTextContent('Code')
})

test('a success with more than {} in its body is shown, without secrets', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  host.onPatch(() => answer({ warning: 'field <b>foo</b> ignored', network: { explorer_api_key: 'k-1' } }))
  await admin.rename()
  await expect.element(admin.outcome).toHaveTextContent('change saved')
  await expect.element(admin.outcome).toHaveTextContent('API response')
  await expect.element(admin.outcome).toHaveTextContent('field <b>foo</b> ignored')
  await expect.element(admin.outcome).not.toHaveTextContent('k-1')
})

test('status 204 is a success', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  host.onPatch(() => new Response(null, { status: 204 }))
  await admin.rename()
  await expect.element(admin.outcome).toHaveTextContent('change saved')
  await expect.element(admin.outcome).not.toHaveTextContent('API response')
})

test('a success is verified by the values that the API reports afterwards', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  await admin.type('Explorer API key', 'k-1234567890')
  await admin.submit()
  await expect.element(admin.outcome).toHaveTextContent('Not verified: Explorer API key (not reported by the API).')
  await admin.type('Explorer API key', 'k-1234567890')
  await admin.rename()
  await expect.element(admin.outcome).toHaveTextContent('Verified, except Explorer API key')
  await admin.rename('Third')
  await expect.element(admin.outcome).toHaveTextContent('Verified: new values are active.')
  host.onGet(() => answer({ chain_id: 8801, explorer_api_key: '' }))
  await admin.choose('Explorer usage', 'On')
  await admin.type('Explorer API key', 'k-0987654321')
  await admin.submit()
  // The values differ from those under review: they are shown before the change is saved.
  await expect.element(admin.review).toHaveTextContent('Not saved: the network has changed')
  await admin.send()
  await expect
    .element(admin.outcome)
    .toHaveTextContent('Not verified: the API still reports another value of Explorer API key.')
  await expectCount(admin.review, 0)
})

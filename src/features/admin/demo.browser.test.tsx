import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { click } from '#/testing/actions'
import { admin } from '#/testing/adminPages'
import { fakeTime } from '#/testing/fakeTime'
import { renderApp } from '#/testing/renderApp'

const checkCurrentValues = () => click(admin.outcome.getByRole('button', { name: 'Check current values' }))

/** Opens network 8802 of the shipped demo, from its home page, with a token. */
async function openDemo(token: string): Promise<void> {
  await renderApp('/')
  await click(admin.link('Administration'))
  await expect
    .element(page.getByText(/the token demo-admin can change its networks, demo-viewer can only read them/))
    .toBeVisible()
  await admin.unlock(token)
  await click(admin.link(/8802$/))
}

test('the token demo-viewer can read and not change, demo-admin can', async () => {
  await openDemo('demo-viewer')
  await admin.type('Name', 'fail camel')
  await admin.submit()
  await expect.element(admin.outcome).toHaveTextContent('This token can read the network, but not make this change:')
  await expect.element(page.getByText('Code 7, PERMISSION_DENIED. HTTP 403')).toBeVisible()
  await click(admin.button('Lock'))
  await admin.unlock()
  await admin.submit()
  await expect
    .poll(() => document.querySelector('#field-rpc_url-problem')?.textContent)
    .toBe('Rejected: Is not reachable')
})

test('names request errors', async () => {
  await openDemo('demo-admin')
  for (const [name, says] of [
    ['fail 9', 'Code 9, FAILED_PRECONDITION. HTTP 400'],
    ['fail html', 'HTTP 502'],
    ['fail details', 'google.rpc.RetryInfo'],
    ['fail network', 'No response'],
  ] as const) {
    await admin.rename(name)
    await expect.element(admin.outcome).toHaveTextContent(says)
  }
})

test.each([
  ['fail lost', '4'],
  ['fail cut', '5'],
  ['fail reset', '6'],
])('the name “%s” makes the other changes and loses the response', async (name, skew) => {
  await openDemo('demo-admin')
  await admin.type('Block timestamp skew', skew)
  await admin.rename(name)
  await expect.element(admin.outcome).toHaveTextContent('unknown result')
  await checkCurrentValues()
  await expect.element(admin.outcome).toHaveTextContent('Block timestamp skew: active')
})

test('names request responses that say something else than their status', async () => {
  await openDemo('demo-admin')
  for (const [name, title, says] of [
    ['fail code', 'unknown result', 'Code 9, FAILED_PRECONDITION. HTTP 200'],
    ['fail words', 'change saved', 'The name was left as it is'],
    ['fail empty', 'change saved', 'Not verified: the API still reports another value of Name.'],
    ['fail echo', 'change rejected', 'Can’t take {"name":"fail echo","explorer_api_key":"•••"}'],
  ] as const) {
    await admin.type('Name', name)
    if (name === 'fail echo') await admin.type('Explorer API key', 'k-1234567890')
    await admin.submit()
    await expect.element(admin.outcome).toHaveTextContent(says)
    await expect.element(admin.outcome).toHaveTextContent(title)
  }
})

test('a late response leaves the result unknown, and the check finds what is active', async () => {
  fakeTime()
  await renderApp('/admin/networks/8801')
  await admin.unlock()
  await admin.choose('Explorer usage', 'On')
  await admin.rename('fail timeout')
  await expect.element(admin.review.getByText('Waiting for the API.')).toBeVisible()
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1000)
      return admin.outcome.query()
    })
    .not.toBeNull()
  await expect.element(admin.outcome).toHaveTextContent('unknown result')
  await checkCurrentValues()
  await expect.element(admin.outcome).toHaveTextContent('Explorer usage: active')
  await expect.element(admin.outcome).toHaveTextContent('Name: not active; current value: Meridian')
})

test('another name is saved, and verified', async () => {
  await openDemo('demo-admin')
  await admin.rename('Equinox')
  await expect.element(admin.outcome).toHaveTextContent('Verified: new values are active.')
  await expect.element(page.getByRole('heading', { name: 'Equinox 8802' })).toBeVisible()
})

import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, expectCount, fill, focus } from '#/testing/actions'
import { type AdminApi, startAdminApi } from '#/testing/adminApi'
import { admin, openNetwork } from '#/testing/adminPages'
import { fakeTime } from '#/testing/fakeTime'
import { renderApp } from '#/testing/renderApp'
import { answer } from '#/testing/adminRules'

const stays = page.getByText('locks after 15 minutes of inactivity')
const warning = page.getByText(/^Locks in 1 minute/)

/** Winds the time on, as for an administrator who does nothing. */
const wait = (minutes: number, seconds: number) => vi.advanceTimersByTimeAsync((minutes * 60 + seconds) * 1000)

test('Lock clears the token, what was loaded and secrets, not the other edits', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  await admin.type('Name', 'Other')
  await admin.type('Explorer API key', 'k-1234567890')
  await click(admin.button('Lock'))
  await expect.element(page.getByText('Locked. The token was cleared.')).toBeVisible()
  await expectCount(page.getByText('meridian.example'), 0)
  const before = host.asked.length
  await admin.unlock()
  await expect.element(admin.input('Name')).toHaveValue('Other')
  await expect.element(admin.button('Edit Explorer API key')).toBeVisible()
  expect(host.asked.length).toBeGreaterThan(before)
})

test('it locks after 15 idle minutes, warns before, and stays open after a key', async () => {
  fakeTime()
  await openNetwork(await startAdminApi())
  await wait(13, 59)
  await expect.element(stays).toBeVisible()
  await wait(0, 2)
  await expect.element(warning).toBeVisible()
  await userEvent.keyboard('{Shift}')
  await expect.element(stays).toBeVisible()
  await wait(14, 30)
  await expect.element(warning).toBeVisible()
  await wait(0, 31)
  await expect.element(page.getByText('Locked after 15 minutes of inactivity.')).toBeVisible()
  await expect.element(admin.token).toBeVisible()
})

test('a computer that slept longer finds it locked before anything is sent', async () => {
  fakeTime()
  const host = await startAdminApi()
  await openNetwork(host)
  const asked = host.asked.length
  await focus(admin.button('Edit Name'))
  // Time passes and no timer fires, as while a computer sleeps.
  vi.setSystemTime(Date.now() + 60 * 60_000)
  await userEvent.keyboard('{Enter}')
  await expect.element(admin.token).toBeVisible()
  expect(host.asked).toHaveLength(asked)
})

test('the warning is seen however far the page is scrolled, and over a review', async () => {
  fakeTime()
  await openNetwork(await startAdminApi())
  await admin.type('Name', 'Other')
  page.getByRole('heading', { name: 'Change log' }).element().scrollIntoView()
  await wait(14, 5)
  await expect.element(warning).toBeInViewport()
  await admin.askReview()
  await expect.element(admin.review).toBeVisible()
  await userEvent.keyboard('{Shift}')
  await wait(14, 5)
  await expect.element(admin.review.getByText(/^Locks in 1 minute/)).toBeVisible()
  await wait(1, 0)
  await expectCount(admin.review, 0)
  await expect.element(page.getByText(/Unsaved changes: network 8801/)).toBeVisible()
})

test('it stays open when the configuration changes, as by an added chain', async () => {
  const router = await openNetwork(await startAdminApi())
  await admin.type('Name', 'Other')
  const { context } = router.options
  router.update({ ...router.options, context: { ...context, config: { ...context.config } } })
  await router.invalidate()
  await expect.element(stays).toBeVisible()
  await expect.element(admin.input('Name')).toHaveValue('Other')
})

for (const [meritsUrl, warned] of [
  ['http://merits.example', 1],
  ['https://merits.example', 0],
  ['http://127.0.0.1:9', 0],
  ['/merits', 0],
] as const) {
  test(`${meritsUrl}: ${warned ? 'a warning says' : 'nothing says'} that others can read the token`, async () => {
    await renderApp('/admin/networks', await startAdminApi({ meritsUrl }))
    await expect.element(admin.token).toBeVisible()
    await expectCount(page.getByText(/uses http without encryption/), warned)
  })
}

test('/admin wants the token, then shows the networks', async () => {
  const host = await startAdminApi()
  const router = await renderApp('/admin', host)
  await expect.poll(() => router.state.location.pathname).toBe('/admin/networks')
  await expect.element(admin.token).toHaveFocus()
  expect(host.asked).toEqual([])
  await admin.unlock('  Bearer demo-admin\n')
  await expectCount(admin.networks, 2)
  expect(new Set(host.asked.map(({ headers }) => headers['authorization']))).toEqual(new Set(['Bearer demo-admin']))
})

for (const [token, says] of [
  ['', 'Paste a token first.'],
  ['two words', 'A token has no spaces. Paste only the token.'],
  ['tøken', 'Invalid characters. Copy the token again.'],
] as const) {
  test(`the token “${token}” is not sent`, async () => {
    const host = await startAdminApi()
    await renderApp('/admin/networks', host)
    await admin.unlock(token)
    await expect.element(page.getByText(says)).toBeVisible()
    await expect.element(admin.token).toHaveFocus()
    expect(host.asked).toEqual([])
  })
}

test('a token is shown only while its button is held', async () => {
  await renderApp('/admin/networks', await startAdminApi())
  const expectType = (type: string) => expect.element(admin.token).toHaveAttribute('type', type)
  await expectType('password')
  await fill(admin.token, 'demo-admin')
  const button = admin.button('Hold to show')
  const point = (type: string) => button.element().dispatchEvent(new PointerEvent(type, { bubbles: true }))
  point('pointerdown')
  await expectType('text')
  point('pointerup')
  await expectType('password')
  await focus(button)
  await userEvent.keyboard('[Space>]')
  await expectType('text')
  await userEvent.keyboard('[/Space]')
  await expectType('password')
  await userEvent.keyboard('[Enter>]')
  await expectType('text')
  await userEvent.keyboard('{Tab}')
  await expectType('password')
  await userEvent.keyboard('[/Enter]')
})

test('a rejected token leaves it locked, with the message of the API', async () => {
  const host = await startAdminApi()
  await renderApp('/admin/networks', host)
  await admin.unlock('wrong')
  await expect.element(page.getByText('Invalid token')).toBeVisible()
  await expect.element(page.getByText('Code 16, UNAUTHENTICATED. HTTP 401')).toBeVisible()
  await expect.element(admin.token).toHaveValue('')
  await admin.unlock()
  await expect.element(admin.networks.first()).toBeVisible()
})

/** Sends three fields, one of them a secret, and is answered so. */
async function sendThree(host: AdminApi, body: unknown, status: number): Promise<void> {
  await openNetwork(host)
  await admin.type('Name', 'Meridian Two')
  await admin.type('Explorer API key', 'k-1234567890')
  await admin.choose('Verified contracts', 'Off')
  await admin.askReview()
  host.onPatch(() => answer(body, status))
  await admin.send()
}

/** Sends the three fields again, which are still in the form. */
async function sendThreeAgain(host: AdminApi): Promise<void> {
  host.on()
  await expect.element(admin.input('Name')).toHaveValue('Meridian Two')
  await expect.element(admin.input('Explorer API key')).toHaveValue('k-1234567890')
  await expect.element(page.getByText('3 of 9 fields changed.')).toBeVisible()
  await admin.submit()
  await expect.element(admin.outcome).toHaveTextContent('change saved')
  const body = '{"name":"Meridian Two","explorer_api_key":"k-1234567890","verified_contracts_activity_enabled":false}'
  expect(host.patches().map((sent) => sent.body)).toEqual([body, body])
}

test('a change that is rejected with 401 locks, and is saved with another token', async () => {
  const host = await startAdminApi()
  await sendThree(host, { code: 16, message: 'No more' }, 401)
  await expect.element(admin.token).toHaveFocus()
  await expect.element(page.getByText('Message from the API: No more')).toBeVisible()
  await expect.element(page.getByText(/Unsaved changes: network 8801/)).toBeVisible()
  await expectCount(page.getByText('Meridian Two'), 0)
  host.on()
  await admin.unlock()
  await sendThreeAgain(host)
})

test('a change that is rejected with 403 stays in the form, unlocked, and can be saved again', async () => {
  const host = await startAdminApi()
  await sendThree(host, { code: 7, message: 'No more' }, 403)
  await expect.element(admin.outcome).toHaveTextContent('Network 8801: change rejected')
  await expect.element(admin.outcome).toHaveTextContent('This token can read the network, but not make this change:')
  await expect.element(admin.outcome).toHaveTextContent('Name: Meridian → Meridian Two')
  await expect.element(admin.outcome).toHaveTextContent('Message from the API: No more')
  await expect.element(admin.outcome).not.toHaveTextContent('k-1234567890')
  await expect.element(stays).toBeVisible()
  await sendThreeAgain(host)
})

test('reading a network that is rejected with 403 stays unlocked', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  await admin.type('Name', 'Other')
  await admin.askReview()
  host.onGet(() => answer({ code: 7, message: 'No more' }, 403))
  await admin.send()
  await expect.element(admin.review).toHaveTextContent('Not saved: couldn’t check the current values')
  await expect.element(admin.review).toHaveTextContent('Message from the API: No more')
  await expect.element(stays).toBeVisible()
  expect(host.patches()).toEqual([])
})

/** Sends a name and a secret, and is refused. */
async function sendRejected(host: AdminApi): Promise<void> {
  await admin.type('Name', 'Meridian Two')
  await admin.type('Explorer API key', 'k-1234567890')
  await admin.askReview()
  host.onPatch(() => answer({ code: 16, message: 'No more' }, 401))
  await admin.send()
  await expect.element(page.getByText(/^Secrets that you entered stay in memory for 15 minutes/)).toBeVisible()
  host.on()
}

test('a secret is saved for the token that it was entered with only', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  await sendRejected(host)
  await admin.unlock('demo-viewer')
  await expect.element(page.getByText('The secret was cleared. Enter it again to save it.')).toBeVisible()
  await expect.element(admin.input('Name')).toHaveValue('Meridian Two')
  await expect.element(admin.button('Edit Explorer API key')).toBeVisible()
})

test('a secret of a rejected token is cleared after 15 minutes', async () => {
  fakeTime()
  const host = await startAdminApi()
  await openNetwork(host)
  await sendRejected(host)
  await vi.advanceTimersByTimeAsync(15 * 60_000 + 1000)
  await expect.element(page.getByText('Secrets that you entered were cleared. Enter them again.')).toBeVisible()
  await admin.unlock()
  await expect.element(admin.input('Name')).toHaveValue('Meridian Two')
  await expect.element(admin.button('Edit Explorer API key')).toBeVisible()
  await admin.type('Explorer API key', 'k-again')
  await expectCount(page.getByText('The secret was cleared.'), 0)
})

test('reading that is rejected with 401 locks too', async () => {
  const host = await startAdminApi()
  const router = await openNetwork(host)
  host.on(() => answer({ code: 16, message: 'Expired' }, 401))
  await click(admin.link('All networks'))
  await expect.element(page.getByRole('heading', { name: 'Networks', exact: true })).toBeVisible()
  router.history.back()
  await admin.type('Name', 'Other')
  await admin.submit()
  await expect.element(page.getByText('Message from the API: Expired')).toBeVisible()
  expect(host.patches()).toEqual([])
})

test.each(['x', '0x1', '01', '..%2f1', '1'.repeat(79)])(
  '/admin/networks/%s is no chain ID, and says so',
  async (id) => {
    await renderApp(`/admin/networks/${id}`, await startAdminApi())
    await expect.element(page.getByText(/is not a chain id/)).toBeVisible()
  },
)

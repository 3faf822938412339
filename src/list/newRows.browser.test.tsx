import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { expectCount, focus } from '#/testing/actions'
import { fakeTime, pollLater } from '#/testing/fakeTime'
import { ListOnPage } from '#/testing/listOnPage'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'
import { endpointOf, listNamed } from '../../e2e/pages'

// e2e/live.spec.ts pauses the search for new rows, which is remembered, and takes the network away.

const list = listNamed('Latest transactions')
const view = new ListOnPage(list.name)
const endpoint = endpointOf(list)
const hashes = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(64)}`)

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ sources: 'one a chain' })
  fakeTime()
})

/** Expects that the list, once loaded, is not requested in a minute. */
async function expectUnasked(): Promise<void> {
  const before = api.askedFor(endpoint).length
  expect(before).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(api.askedFor(endpoint)).toHaveLength(before)
}

test('new transactions wait behind a button while the page is read', async () => {
  let fresh: string[] = []
  api.on(endpoint, async ({ real }) => {
    const [first, ...rest] = JSON.parse(await real()) as object[]
    return json([...fresh.map((hash) => ({ ...first, hash })), first, ...rest])
  })
  await renderApp(list.path, api)
  await view.opened()
  const before = view.rows.length

  fresh = hashes
  const button = page.getByRole('button', { name: '3 new transactions' })
  await pollLater(api, () => button.elements().length).toBe(1)
  expect(view.rows).toHaveLength(before)
  const status = page.getByRole('region', { name: list.name }).getByRole('status')
  await expectCount(status.filter({ hasText: 'New transactions available' }), 1)
  await focus(button)
  await userEvent.keyboard('{Enter}')
  await expectCount(status.filter({ hasText: '3 new transactions shown' }), 1)
  await expect.element(page.getByRole('button', { name: /^Live/ })).toHaveFocus()
  await expect.poll(() => view.rows[0]?.querySelector('a')?.getAttribute('href')).toMatch(new RegExp(`${hashes[0]}$`))
  await expectCount(page.getByRole('button', { name: /new transaction/ }), 0)
})

test('a page that nobody sees does not ask', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const router = await renderApp(list.path, api)
  await view.opened()
  await settled(router)
  await expectUnasked()
})

test('the last credits are not spent on looking for new rows', async () => {
  api.on(endpoint, async ({ real }) => json(await real(), 200, { 'x-credits-remaining': '499' }))
  const router = await renderApp(list.path, api)
  await view.opened()
  await expect.element(page.getByRole('button', { name: /^Paused \(low credits\)/ })).toBeVisible()
  await settled(router)
  await expectUnasked()
})

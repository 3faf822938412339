// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstView } from './firstView'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Whether the first view of a page is there, and what answers its query. */
function openPage() {
  const queryClient = new QueryClient()
  const { promise, resolve } = deferred()
  void queryClient.prefetchQuery({ queryKey: ['rows'], queryFn: () => promise })
  const page = { isShown: false, answer: () => resolve(['row']) }
  void firstView(queryClient).then(() => (page.isShown = true))
  return page
}

function deferred() {
  let resolve: (value: unknown) => void = () => undefined
  const promise = new Promise((done) => (resolve = done))
  return { promise, resolve }
}

test('the first view of a page: there once the requests have their response', async () => {
  const page = openPage()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(page.isShown).toBe(false)
  page.answer()
  await vi.advanceTimersByTimeAsync(10)
  expect(page.isShown).toBe(true)
})

test('the first view of a page: not awaited for longer than three seconds', async () => {
  const page = openPage()
  await vi.advanceTimersByTimeAsync(2_900)
  expect(page.isShown).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(page.isShown).toBe(true)
})

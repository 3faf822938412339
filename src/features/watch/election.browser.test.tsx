import { afterEach, expect, test, vi } from 'vitest'
import { whileElected } from '#/features/watch/election'
import { NOT_POLLED, watchStatus } from '#/data/watch/watchState'
import { fakeTime } from '#/testing/fakeTime'

afterEach(() => {
  vi.useRealTimers()
  watchStatus.set(NOT_POLLED)
})

/** A tab that works until another one takes over, or `ended`. */
function openTab() {
  const ended = new AbortController()
  let works = false
  const work = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      works = true
      const end = () => {
        works = false
        resolve()
      }
      signal.addEventListener('abort', end)
      if (signal.aborted) end()
    })
  return { close: () => ended.abort(), works: () => works, done: whileElected(work, ended.signal) }
}

const awake = () => watchStatus.set({ ...NOT_POLLED, aliveAt: Date.now() })

test('one tab works at a time, and the next one when it is closed', async () => {
  fakeTime()
  awake()
  const tabs = [openTab(), openTab(), openTab()] as const
  await expect.poll(tabs[0].works).toBe(true)
  awake()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tabs.map(({ works }) => works())).toEqual([true, false, false])
  tabs[0].close()
  await expect.poll(tabs[1].works).toBe(true)
  expect(tabs[2].works()).toBe(false)
  for (const { close } of tabs) close()
  await Promise.all(tabs.map(({ done }) => done))
  expect(tabs.map(({ works }) => works())).toEqual([false, false, false])
})

test('a tab that is asleep, or hidden while another is not, is relieved', async () => {
  fakeTime()
  awake()
  const one = openTab()
  await expect.poll(one.works).toBe(true)
  const two = openTab()
  // The first one reports nothing.
  await vi.advanceTimersByTimeAsync(6 * 60_000)
  await expect.poll(two.works).toBe(true)
  await one.done
  expect(one.works()).toBe(false)

  const three = openTab()
  watchStatus.set({ ...NOT_POLLED, aliveAt: Date.now(), isHidden: true })
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1_500)
  await expect.poll(three.works).toBe(true)
  await two.done
  three.close()
  await three.done
})

import { beforeEach, expect, test, vi } from 'vitest'
import { storedValue } from '#/data/persistence/storedValue'

const slot = 'astrolabe.test'
const numberOf = (stored: unknown) => (typeof stored === 'number' ? stored : 0)

/** A stub of the browser's storage. */
function browser(stored: Record<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => (stored[key] = text),
    removeItem: (key: string) => delete stored[key],
  })
}

beforeEach(() => vi.unstubAllGlobals())

test('a set value notifies subscribers, and is there on the next visit', () => {
  const stored = {}
  browser(stored)
  const kept = storedValue(slot, numberOf)
  const told = vi.fn()
  const end = kept.subscribe(told)
  kept.set(7)
  expect(told).toHaveBeenCalledTimes(1)
  expect(storedValue(slot, numberOf).get()).toBe(7)
  end()
  kept.set(8)
  expect(told).toHaveBeenCalledTimes(1)
})

test('damaged storage is empty; with denied storage a value lasts until a reload', () => {
  browser({ [slot]: '{' })
  expect(storedValue(slot, numberOf).get()).toBe(0)
  const denied = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied })
  const kept = storedValue(slot, numberOf)
  expect(kept.get()).toBe(0)
  kept.set(3)
  expect(kept.get()).toBe(3)
})

test('the same object is given until something changes', () => {
  browser({})
  const kept = storedValue(slot, () => ({}))
  expect(kept.get()).toBe(kept.get())
})

test('undefined removes the stored value, and text that is no JSON is read as text', () => {
  const stored: Record<string, string> = { [slot]: 'paused' }
  browser(stored)
  const value = storedValue(slot, (each) => (each === 'paused' ? each : undefined))
  expect(value.get()).toBe('paused')
  value.set(undefined)
  expect(stored).toEqual({})
  value.set('paused')
  expect(storedValue(slot, String).get()).toBe('paused')
})

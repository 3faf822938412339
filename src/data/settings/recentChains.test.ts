import { beforeEach, expect, test, vi } from 'vitest'
import { forgetRecentChains, noteChain, recentChains } from '#/data/settings/recentChains'

const storage = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
}
const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

beforeEach(() => {
  vi.stubGlobal('localStorage', localStorage)
  forgetRecentChains()
})

test('recent chains: latest first, each once, five at most', () => {
  for (const id of ['1', '2', '3', '4', '5', '6', '2']) noteChain(id)
  expect(recentChains()).toEqual(['2', '6', '5', '4', '3'])
  forgetRecentChains()
  expect(recentChains()).toEqual([])
  expect(storage.size).toBe(0)
})

test.each(['{', '7', '[1, null]'])('invalid storage (%s) is no chain', async (garbage) => {
  storage.set('astrolabe.recent', garbage)
  vi.resetModules()
  const nextVisit = await import('#/data/settings/recentChains')
  expect(nextVisit.recentChains()).toEqual([])
})

test('without storage recent chains last until a reload', () => {
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
  for (const id of ['1', '2']) noteChain(id)
  expect(recentChains()).toEqual(['2', '1'])
  forgetRecentChains()
  expect(recentChains()).toEqual([])
})

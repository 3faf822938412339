import { beforeEach, expect, test, vi } from 'vitest'

const search = (href: string) => ({ href, title: `to ${href}`, detail: null, sign: 'person' })

/** The module as a new page has it, over what the device holds. */
async function opened(stored: Map<string, string>) {
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  return import('#/data/search/recentSearches')
}

beforeEach(() => vi.unstubAllGlobals())

test('recent searches: latest first, each page once, ten at most, also on the next visit', async () => {
  const stored = new Map<string, string>()
  const first = await opened(stored)
  for (let at = 0; at < 12; at += 1) first.rememberSearch(search(`/1/block/${at}`))
  first.rememberSearch(search('/1/block/5'))
  const { recentSearches } = await opened(stored)
  expect(recentSearches().map(({ href }) => href)).toEqual(
    [5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map((at) => `/1/block/${at}`),
  )
})

test('one is removed, then all, and nothing is left on the device', async () => {
  const stored = new Map<string, string>()
  const { rememberSearch, forgetSearch, recentSearches } = await opened(stored)
  for (const path of ['/1', '/2', '/3']) rememberSearch(search(path))
  forgetSearch('/2')
  expect(recentSearches().map(({ href }) => href)).toEqual(['/3', '/1'])
  forgetSearch()
  expect(recentSearches()).toEqual([])
  expect(stored.size).toBe(0)
})

test.each([
  'nonsense',
  '{}',
  '[null, 7]',
  '[{"href":"//evil.example","title":"x","detail":null,"sign":"x"}]',
  '[{"href":"javascript:alert(1)","title":"x","detail":null,"sign":"x"}]',
])('%s on the device is read as no recent searches', async (text) => {
  const { recentSearches } = await opened(new Map([['astrolabe.searches', text]]))
  expect(recentSearches()).toEqual([])
})

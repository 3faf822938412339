import { QueryClient } from '@tanstack/react-query'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readConfig } from '#/data/config/loadConfig'
import type { CacheEntry } from '#/data/persistence/cacheEntry'
import { clearSaved, isCached, persister, startPersisting } from '#/data/persistence/persister'

const { disk, hasSavedEntries } = vi.hoisted(() => {
  // An earlier file may have loaded the module that is mocked here, and a later one must not get the mock.
  vi.resetModules()
  return { disk: new Map<string, CacheEntry>(), hasSavedEntries: vi.fn(() => true) }
})
vi.mock('#/data/persistence/cacheStore', () => ({
  MAX_AGE_MS: 1e12,
  // A disk that does not answer must delay nothing on a first visit.
  getEntry: (key: string) => (hasSavedEntries() ? Promise.resolve(disk.get(key)) : new Promise(() => undefined)),
  putEntry: (key: string, entry: CacheEntry) => void disk.set(key, entry),
  removeEntry: (key: string) => void disk.delete(key),
  clearEntries: () => disk.clear(),
}))
vi.mock('#/data/persistence/savedMark', () => ({ hasSavedEntries }))

const config = readConfig({
  chains: [{ id: '1', name: 'One', baseUrl: 'https://one.example', currency: { name: 'Ether', symbol: 'ETH' } }],
})
const block = (height: number) => ({ value: { height }, raw: { height } })
const queryKey = ['1', '/blocks/{id}', { id: '7' }, {}]

/** A visit: a client with nothing in memory. */
function visit() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, persister } } })
  startPersisting(client, () => config)
  return client
}

afterAll(() => void vi.resetModules())

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { addEventListener: () => undefined, hidden: false })
  hasSavedEntries.mockReturnValue(true)
  await clearSaved()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function saveOne(): Promise<void> {
  const client = visit()
  await client.fetchQuery({ queryKey, queryFn: () => block(7) })
  await vi.runAllTimersAsync()
  // The code that saves loads without a timer.
  await vi.waitFor(() => expect(disk.size).toBe(1))
  client.clear()
}

it('clears what is being saved, too', async () => {
  const client = visit()
  await client.fetchQuery({ queryKey, queryFn: () => block(7) })
  vi.advanceTimersByTime(1000)
  await clearSaved()
  await vi.runAllTimersAsync()
  expect(disk.size).toBe(0)
})

it('shows what an earlier visit saved, marked, until the API answers', async () => {
  await saveOne()
  const client = visit()
  let answer = (_: object) => {}
  const fetched = client.fetchQuery({ queryKey, queryFn: () => new Promise<object>((resolve) => (answer = resolve)) })
  await vi.runAllTimersAsync()
  const shown = client.getQueryData<object>(queryKey)
  expect(shown).toEqual(block(7))
  expect(isCached(shown)).toBe(true)
  answer(block(8))
  expect(await fetched).toEqual(block(8))
  expect(isCached(client.getQueryData<object>(queryKey))).toBe(false)
})

it('keeps what an earlier visit saved if the API fails, with the error', async () => {
  await saveOne()
  const client = visit()
  const fetched = client.fetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('refused')) })
  const failed = expect(fetched).rejects.toThrow('refused')
  await vi.runAllTimersAsync()
  await failed
  expect(client.getQueryState(queryKey)).toMatchObject({ data: block(7), status: 'error' })
})

it('shows nothing that was saved of another API', async () => {
  await saveOne()
  const client = visit()
  const [chain] = config.chains
  startPersisting(client, () => ({ ...config, chains: chain ? [{ ...chain, baseUrl: 'https://other.example' }] : [] }))
  void client.prefetchQuery({ queryKey, queryFn: () => new Promise(() => undefined) })
  await vi.runAllTimersAsync()
  expect(client.getQueryData(queryKey)).toBeUndefined()
  expect(disk.size).toBe(0)
})

it('reports a failure on a first visit without waiting for the disk', async () => {
  hasSavedEntries.mockReturnValue(false)
  const fetched = visit().fetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('refused')) })
  await expect(fetched).rejects.toThrow('refused')
})

it('does not save what waits to be saved when all is cleared', async () => {
  const client = visit()
  await client.fetchQuery({ queryKey, queryFn: () => block(7) })
  await clearSaved()
  await vi.runAllTimersAsync()
  expect(disk.size).toBe(0)
})

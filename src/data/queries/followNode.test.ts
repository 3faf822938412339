import { type InfiniteData, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { createRequestQueues } from '#/api/requestQueues'
import type { NodeState } from '#/contracts/nodeState'
import { follow } from './followNode'

const STATE: NodeState = {
  head: '0x1',
  past: 0,
  restarts: 0,
  hasOutgrown: false,
  isLocal: true,
  isPaused: false,
  problem: null,
  lacks: {},
}
const list: InfiniteData<object> = { pages: [], pageParams: [] }

/** What a change of the state requests again of a page's queries, and what of the other queries it removes. */
async function changed(now: Partial<NodeState>, before: Partial<NodeState> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity } } })
  const requested: string[] = []
  const data = { address: {}, stats: {}, transaction: {}, list, first: { rows: [] }, other: {} }
  const keys: Record<keyof typeof data, unknown[]> = {
    address: ['7', '/addresses/{hash}', { hash: '0xa' }, {}],
    stats: ['7', '/stats', {}, {}],
    transaction: ['transaction', '7', '0xb', ''],
    list: ['7', '/blocks', {}, {}, ''],
    first: ['first', '7', '/blocks', {}, {}],
    other: ['8', '/addresses/{hash}', {}, {}],
  }
  for (const [name, queryKey] of Object.entries(keys)) {
    client.setQueryData(queryKey, data[name as keyof typeof data])
    const queryFn = vi.fn(() => {
      requested.push(name)
      return data[name as keyof typeof data]
    })
    new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)
  }
  client.setQueryData(['7', '/blocks/{id}', { id: '1' }, {}], {})
  follow(client, createRequestQueues(), '7', { ...STATE, ...before }, { ...STATE, ...now })
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  return { requested, kept: client.getQueryCache().findAll({ type: 'inactive' }).length }
}

it('a new block: records that change with it, and no list that is on the screen', async () => {
  expect(await changed({ head: '0x2' })).toEqual({ requested: ['address', 'stats'], kept: 1 })
})

it('a new block: a list that failed, too, as its record may be in it', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const queryFn = vi.fn().mockRejectedValueOnce(new Error('Not found')).mockResolvedValue({ items: [] })
  new QueryObserver(client, { queryKey: ['7', '/tokens/{hash}/transfers', {}, {}, ''], queryFn }).subscribe(() => {})
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  follow(client, createRequestQueues(), '7', STATE, STATE)
  expect(client.isFetching()).toBe(0)
  follow(client, createRequestQueues(), '7', STATE, { ...STATE, head: '0x2' })
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(queryFn).toHaveBeenCalledTimes(2)
})

it('the same block: the address on a local chain, whose balance a developer may have set', async () => {
  expect((await changed({})).requested).toEqual(['address'])
  expect((await changed({ isLocal: false }, { isLocal: false })).requested).toEqual([])
})

it('dropped blocks, or another chain of the node: all of the chain, and what is not on the screen is removed', async () => {
  for (const now of [{ past: 1 }, { restarts: 1 }])
    expect(await changed(now)).toEqual({ requested: ['address', 'stats', 'transaction', 'list', 'first'], kept: 0 })
})

it('a node that does not respond: nothing', async () => {
  expect((await changed({ problem: { kind: 'silent' } })).requested).toEqual([])
})

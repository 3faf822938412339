import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsOf, flowTotal, valueFlow } from './valueFlow'
import { aCall, aTransaction, aTransfer, named, token } from '#/testing/testRecords'

const usd = token('5d', { symbol: 'USD', decimals: 6 })
const nft = token('4f', { symbol: 'NFT', type: 'ERC-721' })
const ends = (hash: string | null) => hash?.replace(/^0x0*/, '') ?? '-'

test('coins and tokens are merged into edges, and netted by address', () => {
  const transaction = aTransaction({ from: named('a'), to: named('b'), value: 10n })
  const transfers = [
    aTransfer('b', 'a', usd, 30n),
    aTransfer('b', 'a', usd, 3n),
    aTransfer('c', 'b', usd, 33n),
    aTransfer('a', 'c', usd, 0n),
  ]
  const list = [
    aCall('b', 'c', { value: 8n }),
    aCall('b', 'c', { value: 9n, success: false }),
    aCall('b', 'a', { value: 2n }),
  ]
  const flow = valueFlow(transaction, transfers, { list })
  expect(
    flow.edges.map(({ from, to, asset, amount, count }) => [
      ends(from),
      ends(to),
      asset.token === 'native' ? 'native' : asset.key.slice(-4),
      amount,
      count,
    ]),
  ).toEqual([
    ['a', 'b', 'native', 10n, 1],
    ['b', 'c', 'native', 8n, 1],
    ['b', 'a', 'native', 2n, 1],
    ['b', 'a', '005d', 33n, 2],
    ['c', 'b', '005d', 33n, 1],
  ])
  expect(flow.edges[3]?.evidence).toEqual(['token_transfers[0]', 'token_transfers[1]'])
  expect(flow.edges[1]?.evidence).toEqual(['internal_transactions[0]'])
  expect(flow.parties.map(({ address, changes }) => [ends(address), ...changes.map(({ change }) => change)])).toEqual([
    ['a', -8n, 33n],
    ['b'],
    ['c', 8n, -33n],
  ])
  expect(flow.parties.map(({ column }) => column)).toEqual([0, 1, 2])
  expect(flow).toMatchObject({ tooMany: false, emptyTransfers: 1 })
})

test('NFTs of one contract are counted together', () => {
  const flow = valueFlow(aTransaction({}), [aTransfer('', 'a', nft, null, 7n), aTransfer('', 'a', nft, null, 8n)], null)
  expect(flow.edges).toMatchObject([{ amount: 2n, count: 2, tokenIds: ['7', '8'], asset: { nft: true, decimals: 0 } }])
})

test('an amount that is not known makes what it changes unknown, and nothing else', () => {
  const flow = valueFlow(aTransaction({}), [aTransfer('a', 'b', usd, null), aTransfer('b', 'c', nft, null, 1n)], null)
  expect(flow.parties.map(({ changes }) => changes.map(({ change }) => change))).toEqual([[null], [null, -1n], [1n]])
})

test.each(['error', null, { other: 'odd' }])('a transaction of status %j moved nothing', (status) => {
  const flow = valueFlow(aTransaction({ status, value: 5n }), [aTransfer('a', 'b', usd, 3n)], null)
  expect(flow).toEqual({ edges: [], parties: [], tooMany: false, emptyTransfers: 0 })
})

test('coins are found in a trace as in the list', () => {
  const step = (traceAddress: number[], value: bigint) => ({
    action: { callType: 'call', from: named('a').hash, to: named('b').hash, gas: null, value },
    result: null,
    error: null,
    traceAddress,
    type: 'call',
  })
  const flow = valueFlow(aTransaction({ from: named('a'), to: named('b'), value: 5n }), [], {
    trace: [step([], 5n), step([0], 2n)],
  })
  expect(flow.edges).toMatchObject([{ amount: 7n, count: 2, evidence: ['value', 'raw_trace[1]'] }])
})

test('more parties than a diagram can show are said to be', () => {
  const transfers = Array.from({ length: 31 }, (_, place) => aTransfer('a', `b${place}`, usd, 1n))
  expect(valueFlow(aTransaction({}), transfers, null).tooMany).toBe(true)
  expect(valueFlow(aTransaction({}), transfers.slice(0, 29), null).tooMany).toBe(false)
})

test('all changes of an asset sum to zero, the zero address taking part in mints and burns', () => {
  const party = fc.constantFrom('', 'a', 'b', 'c', 'd').map(named)
  const transfer = fc.record({
    from: fc.option(party),
    to: fc.option(party),
    token: fc.option(fc.constantFrom(usd, nft)),
    type: fc.constant(null),
    total: fc.record({
      decimals: fc.constant(null),
      value: fc.bigInt(0n, 99n),
      token_id: fc.option(fc.bigInt(0n, 3n)),
    }),
  })
  const value = fc.bigInt(0n, 9n)
  const list = fc.array(
    fc.tuple(party, party, value).map(([from, to, moved]) => aCall('a', 'a', { from, to, value: moved })),
  )
  fc.assert(
    fc.property(fc.array(transfer), list, value, (transfers, calls, sent) => {
      const { parties, edges } = valueFlow(aTransaction({ value: sent }), transfers, { list: calls })
      const sums = new Map<string, bigint>()
      for (const { asset, change } of parties.flatMap(({ changes }) => changes)) {
        sums.set(asset.key, (sums.get(asset.key) ?? 0n) + (change ?? 0n))
      }
      expect([...sums.values()].every((sum) => sum === 0n)).toBe(true)
      for (const { amount } of edges) expect(amount).toBeGreaterThan(0n)
    }),
  )
})

test.each<[string, [string, string][], Record<string, number>]>([
  [
    'a row',
    [
      ['a', 'b'],
      ['b', 'c'],
    ],
    { a: 0, b: 1, c: 2 },
  ],
  [
    'the longest path counts',
    [
      ['a', 'c'],
      ['a', 'b'],
      ['b', 'c'],
    ],
    { a: 0, b: 1, c: 2 },
  ],
  [
    'sources stand left, whenever they come',
    [
      ['b', 'c'],
      ['a', 'b'],
    ],
    { a: 0, b: 1, c: 2 },
  ],
  [
    'a circle starts with who was first',
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    { a: 0, b: 1 },
  ],
  ['who gives itself something stays', [['a', 'a']], { a: 0 }],
])('%s', (_, edges, expected) => {
  const nodes = [...new Set(edges.flat())]
  expect(Object.fromEntries(columnsOf(nodes, edges))).toEqual(expected)
})

test('a long row ends in the last column', () => {
  const nodes = Array.from({ length: 20_000 }, (_, place) => String(place))
  const edges = nodes.slice(1).map((node, place) => [String(place), node] as const)
  expect(Math.max(...columnsOf(nodes, edges).values())).toBe(5)
})

test('every node of any graph has a column, and without circles every edge leads right', () => {
  const node = fc.nat(12)
  fc.assert(
    fc.property(fc.array(fc.tuple(node, node)), (pairs) => {
      const nodes = [...new Set(pairs.flat())].map(String)
      const edges = pairs.map(([from, to]) => [String(from), String(to)] as const)
      expect([...columnsOf(nodes, edges).keys()]).toEqual(nodes)
      const rising = edges.filter(([from, to]) => Number(from) < Number(to))
      const columns = columnsOf(nodes, rising)
      for (const [from, to] of rising) {
        const [left = 0, right = 0] = [columns.get(from), columns.get(to)]
        expect(left < right || right === 5).toBe(true)
      }
    }),
  )
})

test('a value flow without transfers counts none', () => {
  const none = valueFlow(aTransaction({}), [], null)
  expect([true, false].map((isWhole) => flowTotal(none, isWhole))).toEqual(['No value transferred', 'Partial data'])
  const one = valueFlow(aTransaction({}), [aTransfer('a', 'b', usd, 7n)], null)
  expect(flowTotal(one, false)).toBe('1 transfer between 2 addresses')
})

test('the total of a value flow counts transfers of one edge apart, and those of zero value', () => {
  const transfers = [7n, 8n, 0n].map((value) => aTransfer('a', 'b', usd, value))
  const flow = valueFlow(aTransaction({}), transfers, null)
  expect(flowTotal(flow, true)).toBe('2 transfers between 2 addresses, 1 of zero value hidden')
})

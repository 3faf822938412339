import { afterAll, beforeAll, expect, it } from 'vitest'
import { openNode, rowsOf, startTestChain } from '#/testing/nodeChain'
import type { BlockEntry } from '#/node/blockEntry'
import type { FinalFacts, FinalRow } from './finalFacts'

let chain: Awaited<ReturnType<typeof startTestChain>>
beforeAll(async () => {
  chain = await startTestChain()
  await chain.node.call('anvil_mine', '0x100')
}, 60_000)
afterAll(() => chain?.node.close())

/** Facts that outlast the API that saved them, in place of those in IndexedDB. */
function keptFacts() {
  const rows = new Map<number | string, FinalRow>()
  const atLevel = (row: FinalRow | undefined, level: number) => (row && row.level >= level ? row.entry : null)
  const blocks = () => [...rows.values()].filter(({ key }) => typeof key === 'number')
  const facts: FinalFacts = {
    blocks: async (names, level) =>
      names.map((name) =>
        atLevel(
          blocks().find(({ key, entry }) => key === name || entry.block.hash === name),
          level,
        ),
      ),
    transactions: async (hashes, level) => hashes.map((hash) => atLevel(rows.get(hash), level)),
    save: async (saved) => {
      for (const row of saved) if ((rows.get(row.key)?.level ?? -1) < row.level) rows.set(row.key, row)
    },
    highest: async () => blocks().toSorted((a, b) => Number(b.key) - Number(a.key))[0]?.entry ?? null,
    clear: async () => rows.clear(),
  }
  return { rows, facts }
}

/** Opens the chain as a big one, with these facts, and counts the calls of the node's methods. */
function openBig(facts: FinalFacts) {
  const sent: Record<string, number> = {}
  const { get } = openNode(chain.node.url, {
    maxBlocks: 50,
    openFinal: async () => facts,
    fetch: (url, init) => {
      for (const [, method = ''] of (init.body as string).matchAll(/"method":"(\w+)"/g))
        sent[method] = (sent[method] ?? 0) + 1
      return fetch(url, init)
    },
  })
  return { get, sent }
}

it('blocks, receipts and traces below the latest ones are requested once, also after a reload', async () => {
  const { facts, rows } = keptFacts()
  const first = openBig(facts)
  const paths = ['/transactions', '/blocks/7', '/blocks/7/internal-transactions']
  const before = []
  for (const path of paths) before.push(await first.get(path))
  const [row] = rowsOf(before[0] ?? { body: null })
  before.push(await first.get(`/transactions/${String(row?.['hash'])}/raw-trace`))
  await expect.poll(() => rows.size).toBeGreaterThan(50)
  expect([...rows.keys()].every((key) => typeof key === 'string' || key <= 256 + 13 - 128)).toBe(true)

  const again = openBig(facts)
  const after = []
  for (const path of [...paths, `/transactions/${String(row?.['hash'])}/raw-trace`]) after.push(await again.get(path))
  expect(after.map(({ body }) => body)).toEqual(before.map(({ body }) => body))
  for (const method of ['eth_getBlockReceipts', 'eth_getTransactionReceipt', 'trace_block', 'trace_transaction'])
    expect([method, again.sent[method]]).toEqual([method, undefined])
  expect(again.sent['eth_getBlockByNumber']).toBeLessThan((first.sent['eth_getBlockByNumber'] ?? 0) / 2 + 10)
})

it('what was saved of another chain is not shown, and is removed', async () => {
  const { facts, rows } = keptFacts()
  const { get } = openBig(facts)
  const { body } = await get('/blocks/9')
  const own = [...rows.values()][0]?.entry as BlockEntry
  rows.clear()
  const other = { ...own, block: { ...own.block, height: 9, hash: `0x${'9'.repeat(64)}` } }
  await facts.save([{ key: 9, entry: other, level: 2 }])
  expect((await openBig(facts).get('/blocks/9')).body).toEqual(body)
  expect(rows.get(9)?.entry.block.hash).not.toBe(other.block.hash)
})

import { expect, it } from 'vitest'
import { readConfig } from '#/data/config/loadConfig'
import { readRecords } from '#/features/taxFile/readRecords'

const COUNT = 130_000
const OWN = `0x${'a'.repeat(40)}`

it('reads a list of 130,000 rows, more than a function takes arguments', async () => {
  const { chains } = readConfig({
    chains: [
      { id: '1', name: 'One', baseUrl: '/1', multichain: false, currency: { name: 'E', symbol: 'E', decimals: 18 } },
    ],
  })
  const texts = Array.from({ length: COUNT }, (_, index) => `{"index":${index}}`)
  const store = {
    job: () => Promise.resolve(undefined),
    async *pages() {
      await Promise.resolve()
      yield { cursor: '', ids: [], texts }
    },
  }
  const request = { addresses: [OWN], chains: ['1'], firstYear: null, lastYear: null, startedAt: 0 }
  const part = { id: '1', chain: '1', resource: 'addressWithdrawals', address: OWN, hash: OWN } as const
  const [chain] = chains
  if (!chain) throw new Error('no chain')
  const { records } = await readRecords(store, request, chain, { loaded: [part], missing: [] })
  expect(records.withdrawals).toHaveLength(COUNT)
})

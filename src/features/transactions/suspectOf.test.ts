import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { token as tokenSchema } from '#/api/schemas/token'
import { type Transaction, transaction as schema } from '#/api/schemas/transaction'
import { openDemo, recordedChain, walkPages } from '#/demo/testDemo'
import { findNamesakes } from '#/domain/tokens/namesakes'
import { suspectOf } from './suspectOf'
import { forgeable } from './useNamesakes'

const ask = openDemo()

/** The transactions that transferred tokens, and which of them the poisoner of the recording sent. */
async function recordedTransfers(chain: string, root: string) {
  const { transactions, addresses } = await recordedChain(chain, 'transactions', 'addresses')
  const poisoner = addresses.find(({ label }) => label === 'Address poisoner')?.hash
  const moving = transactions.filter(({ status, transfersCount }) => status === 'ok' && (transfersCount ?? 0) > 0)
  expect(moving.length).toBeGreaterThan(300)
  const records = await Promise.all(
    moving.map(async ({ hash }) => parseLenient(schema, (await ask(`${root}/transactions/${hash}`)).body).value),
  )
  const poisonings = moving.filter(({ from }) => from === poisoner).map(({ hash }) => hash)
  expect(poisonings.length).toBeGreaterThan(0)
  return { records: records.flatMap((record) => record ?? []), poisonings }
}

// Only the multichain API, which has 8801, flags scam; the other one has tags.
test.each([
  ['8801', '/pro/8801/api/v2'],
  ['8802', '/8802/api/v2'],
])('of all transactions of chain %s, those are said to be forged that poison addresses', async (chain, root) => {
  const { records, poisonings } = await recordedTransfers(chain, root)
  const forged = records.filter((record) => (suspectOf(record)?.unsigned.length ?? 0) > 0)
  expect(forged.map(({ hash }) => hash)).toEqual(poisonings)
})

test.each(['8801', '8802'])(
  'so they are without any flag or tag on chain %s, by the names of tokens',
  async (chain) => {
    const root = `/${chain}/api/v2`
    const { records, poisonings } = await recordedTransfers(chain, root)
    const { rows } = await walkPages(ask, `${root}/tokens`)
    const namesakes = findNamesakes(rows.map((row) => parseLenient(tokenSchema, row).value))
    const forged = records.map(withoutLabels).filter((record) => {
      const names = forgeable(record).length > 0 ? namesakes : undefined
      return (suspectOf(record, names)?.unsigned.length ?? 0) > 0
    })
    expect(forged.map(({ hash }) => hash)).toEqual(poisonings)
  },
)

const unlabeled = { metadata: null, public_tags: null, is_scam: null, reputation: null }
const withoutLabels = (record: Transaction): Transaction => ({
  ...record,
  from: record.from && { ...record.from, ...unlabeled },
  to: record.to && { ...record.to, ...unlabeled },
  token_transfers: (record.token_transfers ?? []).map((transfer) => ({
    ...transfer,
    from: transfer.from && { ...transfer.from, ...unlabeled },
    to: transfer.to && { ...transfer.to, ...unlabeled },
    token: transfer.token && { ...transfer.token, reputation: null },
  })),
})

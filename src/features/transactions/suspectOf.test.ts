import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { transaction as schema } from '#/api/schemas/transaction'
import { openDemo, recordedChain } from '#/demo/testDemo'
import { suspectOf } from './suspectOf'

const ask = openDemo()

// Only the multichain API, which has 8801, flags scam; the other one has tags.
test.each([
  ['8801', '/pro/8801/api/v2'],
  ['8802', '/8802/api/v2'],
])('of all transactions of chain %s, those are said to be forged that poison addresses', async (chain, root) => {
  const { transactions, addresses } = await recordedChain(chain, 'transactions', 'addresses')
  const poisoner = addresses.find(({ label }) => label === 'Address poisoner')?.hash
  const moving = transactions.filter(({ status, transfersCount }) => status === 'ok' && (transfersCount ?? 0) > 0)
  expect(moving.length).toBeGreaterThan(300)
  const forged: string[] = []
  for (const { hash } of moving) {
    const { value } = parseLenient(schema, (await ask(`${root}/transactions/${hash}`)).body)
    if (value && (suspectOf(value)?.unsigned ?? 0) > 0) forged.push(hash)
  }
  expect(forged.length).toBeGreaterThan(0)
  expect(forged).toEqual(moving.filter(({ from }) => from === poisoner).map(({ hash }) => hash))
})

import { expect, test } from 'vitest'
import { transfersOf } from '#/features/addresses/counterpartyRoute'

const own = `0x${'a'.repeat(40)}`
const other = `0x${'b'.repeat(40)}`
const wordsOf = (...given: Parameters<typeof transfersOf>) =>
  Object.fromEntries(new URL(transfersOf(...given), 'https://x.example').searchParams)

test('the filters of an address’s list are words of the advanced filter', () => {
  const between = { from: `${own},${other}`, to: `${own},${other}` }
  expect(wordsOf('addressTransactions', '1', own, { with: other })).toEqual(between)
  expect(wordsOf('addressTransactions', '1', own, { with: other, filter: 'to' })).toEqual({ from: other, to: own })
  expect(wordsOf('addressTransactions', '1', own, {})).toEqual({ from: own, to: own, relation: 'or' })
  expect(wordsOf('addressTransactions', '1', own, { filter: 'from' })).toEqual({ from: own })
  expect(wordsOf('addressTokenTransfers', '1', own, { with: other, type: 'ERC-721', token: other })).toEqual({
    ...between,
    type: 'ERC-721',
    asset: other,
  })
  expect(wordsOf('addressTokenTransfers', '1', own, { filter: 'from' })['type']).toBe(
    'ERC-20,ERC-721,ERC-404,ERC-1155,ERC-7984',
  )
})

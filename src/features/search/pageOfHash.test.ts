import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { searchResult } from '#/api/schemas/search'
import { readSearchInput } from '#/domain/searchInput'
import { pageOfHash } from '#/features/search/pageOfHash'

const hash = `0x${'cd'.repeat(32)}`
const other = `0x${'ef'.repeat(32)}`

function rows(...raws: object[]) {
  return raws.map((raw, place) => ({ id: String(place), value: parseLenient(searchResult, raw).value, raw }))
}

const transaction = { type: 'transaction', transaction_hash: hash.toUpperCase().replace('X', 'x') }
const block = { type: 'block', block_hash: hash, block_number: 7 }

test.each([
  ['a transaction', hash, rows({ type: 'transaction', transaction_hash: other }, transaction), `/1/tx/${hash}`],
  ['a block', ` ${hash.slice(2)} `, rows(block), `/1/block/${hash}`],
  ['nothing that was found', hash, rows({ type: 'block', block_hash: other }, { type: 'hat' }), null],
  ['nothing of 64 digits', 'usdc', rows(transaction), null],
])('a text names %s', (_, text, found, page) => {
  expect(pageOfHash('1', readSearchInput(text), found)).toBe(page)
})

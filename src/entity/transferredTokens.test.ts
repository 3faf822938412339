import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { transaction as schema } from '#/api/schemas/transaction'
import { namedAddresses } from '#/entity/namedAddresses'
import { reputationOf } from './transferredTokens'

const hash = `0x${'aB'.repeat(20)}`
const token = { address_hash: hash.toLowerCase(), symbol: 'USDM' }

test.each([
  ['the token of a later transfer', {}, [{ token }, { token: { ...token, reputation: 'scam' } }], 'scam'],
  ['its contract, called', { to: { hash, is_scam: true } }, [{ token }], 'scam'],
  ['its contract, created', { created_contract: { hash, reputation: 'scam' } }, [{ token }], 'scam'],
  ['its contract, in one of its places only', { to: { hash } }, [{ token, from: { hash, is_scam: true } }], 'scam'],
  ['another address', { to: { hash: `0x${'0'.repeat(40)}`, is_scam: true } }, [{ token }], null],
])('a token where what is called a scam is %s', (_, more, token_transfers, reputation) => {
  const { value } = parseLenient(schema, { ...more, token_transfers })
  const transfers = value?.token_transfers ?? []
  expect(value && reputationOf(hash, transfers, namedAddresses([value, ...transfers]))).toBe(reputation)
})

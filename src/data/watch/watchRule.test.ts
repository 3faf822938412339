import { expect, it, test } from 'vitest'
import { EVERYTHING, isListed, listsOf, type Movement, readWatchFields, ruleText, type WatchRule } from './watchRule'

const token = `0x${'a'.repeat(40)}`
const movement: Movement = {
  id: '0x1',
  chain: '1',
  address: `0x${'1'.repeat(40)}`,
  list: 'addressTransactions',
  transaction: '0x1',
  time: 0,
  direction: 'in',
  counterparty: null,
  amount: '1500000000000000000',
  token: null,
  tokenId: null,
  approved: null,
  method: null,
  isFailed: false,
}
const transfer: Movement = {
  ...movement,
  list: 'addressTokenTransfers',
  amount: '2000001',
  token: { hash: `0x${'A'.repeat(40)}`, symbol: 'USD', name: null, decimals: 6, isScam: false },
}
const approval: Movement = { ...transfer, direction: 'out', amount: null, approved: 'unlimited' }
const nft: Movement = { ...transfer, amount: null, tokenId: '7', token: { ...transfer.token!, decimals: null } }

const rule = (change: Partial<WatchRule>): WatchRule => ({ ...EVERYTHING, ...change })

test.each<[string, Partial<WatchRule>, Movement, boolean]>([
  ['everything', {}, movement, true],
  ['in', { out: false, approvals: false }, movement, true],
  ['out', { in: false }, movement, false],
  ['in or out, of a transfer to itself', { in: false }, { ...movement, direction: 'self' }, true],
  ['in or out, of a row without a known direction', { out: false }, { ...movement, direction: null }, true],
  ['approvals only', { in: false, out: false }, movement, false],
  ['approvals only, of an approval', { in: false, out: false }, approval, true],
  ['approvals of a token, of an approval', { in: false, out: false, asset: token }, approval, true],
  ['no approvals, of an approval, which is an outgoing call', { approvals: false }, approval, true],
  ['approvals with amounts, of an approval', { above: '5' }, approval, true],
  ['amounts without approvals, of an approval', { above: '0', approvals: false }, approval, false],
  ['native', { asset: 'native' }, movement, true],
  ['native, of a token', { asset: 'native' }, transfer, false],
  ['a token', { asset: token }, transfer, true],
  ['a token, of the native currency', { asset: token }, movement, false],
  ['above 1', { above: '1' }, movement, true],
  ['above its amount', { above: '1.5' }, movement, false],
  ['above a little less', { above: '1.4999999999999999999999' }, movement, true],
  ['above 2, of a token with 6 decimals', { above: '2' }, transfer, true],
  ['above, of an unknown amount', { above: '5' }, { ...movement, amount: null }, true],
  ['above, of unknown decimals', { above: '5' }, { ...nft, tokenId: null, amount: '1' }, true],
  ['above 0, of an NFT', { above: '0' }, nft, true],
  ['above 1, of an NFT', { above: '1' }, nft, false],
])('the rule %s', (_, change, given, expected) => {
  expect(isListed(rule(change), given, 18)).toBe(expected)
})

test.each<[Partial<WatchRule>, number[]]>([
  [{}, [0, 1, 2]],
  [{ asset: 'native' }, [0, 2]],
  [{ asset: token }, [0, 1]],
  [{ asset: token, approvals: false }, [1]],
  [{ in: false, out: false }, [0]],
])('%j needs only the lists that can hold its movements', (change, lists) => {
  const all = ['addressTransactions', 'addressTokenTransfers', 'addressInternalTransactions']
  expect(listsOf(rule(change))).toEqual(lists.map((index) => all[index]))
})

const fields = { in: true, out: true, approvals: true, asset: 'any', token: '', above: '', chains: null } as const

it('reads a form, and says what is wrong with each field', () => {
  expect(readWatchFields(fields)).toEqual({ rule: EVERYTHING })
  expect(readWatchFields({ ...fields, asset: 'token', token: ` ${token.toUpperCase().replace('X', 'x')} ` })).toEqual({
    rule: rule({ asset: token }),
  })
  expect(readWatchFields({ ...fields, above: ' 1500.5 ' })).toEqual({ rule: rule({ above: '1500.5' }) })
  const wrong = {
    ...fields,
    in: false,
    out: false,
    approvals: false,
    asset: 'token',
    token: '0x12',
    chains: [],
  } as const
  expect(readWatchFields({ ...wrong, above: '1,000' })).toEqual({
    problems: {
      kinds: expect.any(String) as string,
      token: expect.any(String) as string,
      above: expect.any(String) as string,
      chains: expect.any(String) as string,
    },
  })
  expect(readWatchFields({ ...fields, above: '-1' })).toHaveProperty('problems.above')
})

it('is written in a few words', () => {
  expect(ruleText(rule({ above: '2', chains: ['1'] }))).toBe('in, out, approvals, above 2, 1 chain')
  expect(ruleText(rule({ out: false, approvals: false, asset: 'native' }))).toBe('in, native currency only')
})

import { describe, expect, it } from 'vitest'
import { balanceChangesOf } from '#/features/transactions/summary/balanceChanges'
import { describeToken, phraseText } from '#/domain/tokens/tokenSummary'
import { judgeBalances } from '#/features/portfolio/portfolio'
import { totalValue, pricesOf } from '#/domain/tokens/netWorth'
import { summaryText, sentence } from '#/domain/transactions/summaryParts'
import { tokenAmountsIn } from './tokenAmountIn'
import { tokenCall } from '#/domain/transactions/tokenCall'
import { summarize } from '#/features/transactions/summary/transactionSummary'
import { valueFlow } from '#/features/transactions/valueFlow/valueFlow'
import { decimalsOf, hidesAmount, quantityOf, rawHint, rawSumHint, shownAmount, tokenDecimals } from './tokenAmount'
import { hasInstances } from '#/domain/transactions/transactionRecords'
import { alice, aTransaction, aTransfer, called, coin, dai, decoded, hashOf, named, token } from '#/testing/testRecords'

const ONE = 10n ** 18n
const MULTIPLIER = 2n * ONE
/** A stock token of which a raw unit is two shares. */
const stock = token('5', { symbol: 'AAPLx', decimals: 18, type: { other: 'ERC-8056' }, ui_multiplier: MULTIPLIER })
const transfer = (value: bigint, own: bigint | null = null) => {
  const made = aTransfer('a', 'b', stock, value)
  return { ...made, total: made.total && { ...made.total, ui_multiplier: own } }
}

describe('shownAmount (ERC-8056)', () => {
  it('multiplies a raw amount exactly, and cuts it to whole base units', () => {
    expect(shownAmount(5n * ONE, stock)).toBe(10n * ONE)
    expect(shownAmount(-5n, stock)).toBe(-10n)
    expect(shownAmount(3n, stock, (ONE * 3n) / 2n)).toBe(4n)
    expect(shownAmount(2n ** 255n, stock, ONE + 1n)).toBe((2n ** 255n * (ONE + 1n)) / ONE)
  })

  it('leaves amounts as they are without a multiplier, with one of one or none, and for NFTs', () => {
    for (const multiplier of [null, undefined, 0n, -1n, ONE])
      expect(shownAmount(5n, { ...stock, ui_multiplier: multiplier })).toBe(5n)
    expect(shownAmount(5n, { type: 'ERC-1155', ui_multiplier: MULTIPLIER })).toBe(5n)
    expect(rawHint(5n, 0, { ui_multiplier: ONE }, null)).toBeNull()
  })

  it('has the raw amount and the multiplier in its hint', () => {
    expect(rawHint(5n * ONE, 18, stock, null)).toBe('Raw amount: 5, multiplier: 2')
    expect(rawHint(5n * ONE, 18, stock, 10n ** 16n)).toBe('Raw amount: 5, multiplier: 0.01')
  })
})

describe('quantityOf', () => {
  it('takes the multiplier of the transfer before that of the token', () => {
    expect(quantityOf(transfer(5n))).toBe(10n)
    expect(quantityOf(transfer(5n, 3n * ONE))).toBe(15n)
    expect(quantityOf({ ...transfer(5n), ui_multiplier: 4n * ONE })).toBe(20n)
  })
})

describe('amounts of NFTs', () => {
  const items = token('1', { symbol: 'ITEM', decimals: 18, type: 'ERC-1155' })

  it('are whole numbers, whatever decimals a server sends', () => {
    const [one, untold] = [aTransfer('a', 'b', items, 1n, 7n), aTransfer('a', 'b', items, 1n)]
    expect([one, untold].map((moved) => [quantityOf(moved), decimalsOf(moved)])).toEqual([
      [1n, 0],
      [1n, 0],
    ])
    const hybrid = { type: 'ERC-404', decimals: 18 } as const
    expect([null, 7n].map((id) => tokenDecimals(hybrid, { token_id: id }))).toEqual([18, 0])
    expect(tokenDecimals(dai, { decimals: 6 })).toBe(6)
  })

  it('have no value in USD', () => {
    const held = { ...items, exchange_rate: '5', reputation: null }
    expect(totalValue(pricesOf([{ value: 3n, token: held }]))).toBeNull()
  })
})

describe('a negative supply', () => {
  it('is unknown', () => {
    const record = { ...dai, total_supply: -5n, holders_count: null, exchange_rate: null, reputation: null }
    expect(phraseText(describeToken(record))).toBe('DAI is an ERC-20 token.')
    expect(phraseText(describeToken({ ...record, type: 'ERC-721' }))).toBe('DAI is an ERC-721 collection of NFTs.')
  })
})

describe('encrypted amounts (ERC-7984)', () => {
  const secret = token('7', { symbol: 'cUSD', decimals: 6, type: { other: 'ERC-7984' } })
  const sent = (value: bigint | null) => aTransfer('a', 'b', secret, value)

  it('are unknown, as null and as the 0 that servers send, unless they are disclosed', () => {
    expect([null, 0n, 7n].map((value) => quantityOf(sent(value)))).toEqual([null, null, 7n])
    expect(hidesAmount(0n, dai)).toBe(false)
  })

  it('are named so in sentences', () => {
    const transaction = aTransaction({ ...called, from: alice, to: named('7'), token_transfers: [sent(null)] })
    expect(summaryText(summarize(transaction, coin, {}), coin)).toContain('Sent a confidential amount of cUSD')
    const record = { ...secret, total_supply: null, holders_count: null, exchange_rate: null, reputation: null }
    expect(phraseText(describeToken(record))).toBe(
      'cUSD is a token with the standard ERC-7984; total supply confidential.',
    )
  })
})

describe('amounts with a multiplier', () => {
  it('are net changes, each transfer by its own multiplier', () => {
    const { out } = balanceChangesOf(hashOf('a'), [transfer(5n), transfer(5n, ONE)], null, coin)
    expect(out.map(({ quantity, raw, decimals }) => [quantity, raw, decimals])).toEqual([[15n, 10n, 18]])
    expect(rawSumHint(10n * ONE, 15n * ONE, 18)).toBe('Raw amount: 10')
    expect([rawSumHint(7n, 7n, 0), rawSumHint(null, 7n, 0)]).toEqual([null, null])
  })

  it('have the raw amount next to them in sentences and value flows', () => {
    const transaction = aTransaction({ ...called, from: alice, to: named('5'), token_transfers: [transfer(5n)] })
    expect(summarize(transaction, coin, {})).toContainEqual(expect.objectContaining({ value: 10n, raw: 5n }))
    const flow = valueFlow(transaction, [transfer(5n), transfer(5n, 3n * ONE)], null)
    expect(flow.edges).toMatchObject([{ amount: 25n, raw: 10n, count: 2 }])
    expect(flow.parties.map(({ changes }) => changes.map(({ change, raw }) => [change, raw]))).toEqual([
      [[-25n, -10n]],
      [[25n, 10n]],
    ])
  })

  it('are in sentences on calls, decoded values and supplies', () => {
    const call = decoded('a9059cbb', ['to', 'address', hashOf('b')], ['value', 'uint256', String(5n * ONE)])
    const transaction = aTransaction({ ...called, from: alice, to: named('5'), decoded_input: call })
    const intent = tokenCall(transaction, stock)
    expect(intent && summaryText(sentence(...intent.rest), coin)).toContain('10 AAPLx')
    const [amount] = tokenAmountsIn(call, hashOf('5'), [transfer(5n * ONE, 3n * ONE)])
    expect(amount).toMatchObject({ value: 15n * ONE, symbol: 'AAPLx', isUnlimited: false })
    const record = { ...stock, total_supply: 5n * ONE, holders_count: null, exchange_rate: null, reputation: null }
    expect(phraseText(describeToken(record))).toContain('total supply 10.')
  })

  it('are what values in USD are computed from', () => {
    const held = { ...stock, exchange_rate: '230.00', reputation: null }
    expect(totalValue(pricesOf([{ value: 5n * ONE, token: held }]))).toBe('$2,300.00')
    const at = { chain: '1', address: hashOf('a'), source: '', receivedAt: 0 }
    const [holding] = judgeBalances([{ ...at, token: held, value: 5n * ONE, decimals: 18, rate: '230.00' }], new Map())
    expect(holding?.usd).toEqual({ value: 10n * ONE * 23_000n, decimals: 20 })
  })

  it('are of tokens without NFTs', () => {
    expect(hasInstances({ other: 'ERC-8056' })).toBe(false)
  })
})

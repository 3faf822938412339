import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDecimal } from '#/domain/amounts/amount'
import { usdText } from '#/domain/tokens/netWorth'
import { type Balance, GROUPINGS, groupHoldings, type HeldToken, judgeBalances, totalValueOf } from './portfolio'

const symbols = new Map([
  ['1', 'ETH'],
  ['10', 'MER'],
])

function token(symbol: string, fields: Partial<HeldToken> = {}): HeldToken {
  return {
    address_hash: `0x${symbol}`,
    name: symbol,
    symbol,
    decimals: 18,
    exchange_rate: null,
    reputation: null,
    type: 'ERC-20',
    ...fields,
  }
}

function held(of: HeldToken | null, fields: Partial<Balance> = {}): Balance {
  return {
    chain: '1',
    address: '0xa',
    token: of,
    value: 10n ** 18n,
    decimals: of ? of.decimals : 18,
    rate: of ? of.exchange_rate : '2000.5',
    source: 'https://api.example/api/v2',
    receivedAt: 0,
    ...fields,
  }
}

const exclusionsOf = (...balances: Balance[]) => judgeBalances(balances, symbols).map(({ exclusion }) => exclusion)

describe('judgeBalances', () => {
  test('counts what has a price', () => {
    expect(exclusionsOf(held(null), held(token('USDC', { exchange_rate: '1' })))).toEqual([null, null])
  })

  test('counts nothing without a price, decimals or amount, also of the native currency', () => {
    const priced = token('USDC', { exchange_rate: '1' })
    expect(
      exclusionsOf(
        held(token('NIL')),
        held(null, { rate: null }),
        held(priced, { value: null }),
        held(priced, { decimals: null }),
        held(priced, { value: -1n }),
        held(token('BAD', { exchange_rate: 'cheap' })),
      ),
    ).toEqual(Array.from({ length: 6 }, () => 'no-price'))
  })

  test('a token that one response flags as scam is never counted, whatever its price', () => {
    const scam = token('RICH', { exchange_rate: '1000000', reputation: 'scam' })
    const same = { ...scam, reputation: 'ok', decimals: 6 } as const
    expect(exclusionsOf(held(scam), held(same, { address: '0xb' }))).toEqual(['scam', 'scam'])
  })

  test.each<[string, Partial<HeldToken>]>([
    ['hidden characters', { symbol: 'US\u200bDC' }],
    ['a direction control in its name', { name: '\u202eCDSU' }],
    ['letters of two alphabets', { symbol: 'USDС' }],
    ['the symbol of the native currency', { symbol: 'ETH' }],
    ['its symbol in another case', { symbol: 'eth' }],
  ])('a token with %s is a look-alike, whatever its price', (_, fields) => {
    expect(exclusionsOf(held(token('FAKE', { exchange_rate: '3', ...fields })))).toEqual(['look-alike'])
  })

  test('the symbol of another chain’s currency is no look-alike', () => {
    expect(exclusionsOf(held(token('MER', { exchange_rate: '3' })))).toEqual([null])
  })

  test('a token without a price that has the symbol of one with a price, on the same chain, is a look-alike', () => {
    const real = held(token('USDC', { exchange_rate: '1' }))
    const fake = held(token('usdc', { address_hash: '0xfa1e' }))
    expect(exclusionsOf(real, fake, { ...fake, chain: '10' })).toEqual([null, 'look-alike', 'no-price'])
  })

  test('a token is no look-alike of itself where an amount or price is unknown', () => {
    const real = token('USDC', { exchange_rate: '1' })
    const unpriced = held({ ...real, address_hash: '0xusdc', exchange_rate: null }, { address: '0xc' })
    expect(exclusionsOf(held(real), held(real, { address: '0xb', value: null }), unpriced)).toEqual([
      null,
      'no-price',
      'no-price',
    ])
  })

  test('NFTs are not counted', () => {
    expect(exclusionsOf(held(token('ART', { type: 'ERC-721', decimals: 0, exchange_rate: '5' })))).toEqual(['nft'])
  })
})

describe('groupHoldings', () => {
  const usdc = token('USDC', { decimals: 6, exchange_rate: '0.9999' })
  const holdings = judgeBalances(
    [
      held(null, { address: '0xa' }),
      held(null, { address: '0xb', value: 0n }),
      held(null, { address: '0xb', chain: '10', rate: '3' }),
      held(usdc, { address: '0xa', value: 5_000_000_000n }),
      held(usdc, { address: '0xb', value: 1_000_000n }),
    ],
    symbols,
  )

  test('sums an asset over addresses, the most valuable first, without holdings of nothing', () => {
    const groups = groupHoldings(holdings, 'asset')
    expect(groups.map(({ amount, addresses, usd }) => [amount, addresses, usdText(usd)])).toEqual([
      [5_001_000_000n, 2, '$5,000.49'],
      [10n ** 18n, 1, '$2,000.50'],
      [10n ** 18n, 1, '$3.00'],
    ])
    expect(groups[0]?.lines.map(({ key, amount }) => [key, amount])).toEqual([
      ['0xa', 5_000_000_000n],
      ['0xb', 1_000_000n],
    ])
  })

  test('lists the assets of each address, also of one that has none', () => {
    const groups = groupHoldings(holdings, 'address', ['0xc', '0xb', '0xa'])
    expect(groups.map(({ key, lines, usd }) => [key, lines.length, usdText(usd)])).toEqual([
      ['0xa', 2, '$7,000.00'],
      ['0xb', 2, '$3.99'],
      ['0xc', 0, '$0.00'],
    ])
  })

  test('an unknown amount makes the sum of amounts unknown', () => {
    const unknown = judgeBalances([held(usdc), held(usdc, { value: null })], symbols)
    expect(groupHoldings(unknown, 'asset')[0]?.amount).toBeNull()
  })

  test('tokens of the same contract with other decimals are other assets', () => {
    const other = judgeBalances([held(usdc), held({ ...usdc, decimals: 18 }, { decimals: 18 })], symbols)
    expect(groupHoldings(other, 'asset')).toHaveLength(2)
  })
})

test('the sums per asset, per chain and per address are equal, and that of all counted holdings', () => {
  const balance = fc
    .record({
      chain: fc.constantFrom('1', '10', '100'),
      address: fc.constantFrom('0xa', '0xb', '0xc', '0xd'),
      token: fc.option(
        fc.record({
          address_hash: fc.constantFrom('0x1', '0x2', null),
          name: fc.option(fc.string()),
          symbol: fc.option(fc.constantFrom('USDC', 'ETH', 'mer', 'US\u200bDC', 'X')),
          decimals: fc.option(fc.integer({ min: 0, max: 255 })),
          exchange_rate: fc.option(fc.stringMatching(/^\d{1,6}(\.\d{1,20})?$/)),
          reputation: fc.constantFrom<HeldToken['reputation'][]>(null, 'ok', 'scam', { other: 'bad' }),
          type: fc.constantFrom('ERC-20', 'ERC-404', 'ERC-721', 'ERC-1155', null),
        }),
        { freq: 4 },
      ),
      value: fc.option(fc.bigInt({ min: 0n, max: 10n ** 40n })),
      coinRate: fc.option(fc.stringMatching(/^\d{1,6}(\.\d{1,20})?$/)),
    })
    .map(({ coinRate, ...each }) => ({
      ...each,
      decimals: each.token ? each.token.decimals : 18,
      rate: each.token ? each.token.exchange_rate : coinRate,
      source: '',
      receivedAt: 0,
    }))
  const CENT = 10n ** 298n
  fc.assert(
    fc.property(fc.array(balance, { maxLength: 40 }), (balances) => {
      const holdings = judgeBalances(balances, symbols)
      expect(holdings).toHaveLength(balances.length)
      // Computed here once more, from the balances themselves, at a precision that holds every value.
      const expected = holdings.reduce((sum, { exclusion, value, decimals, rate }) => {
        if (exclusion !== null) return sum
        const price = parseDecimal(rate ?? '')
        if (!price || value === null || decimals === null) throw new Error('A counted holding has a value')
        const exact = value * price.value * 10n ** BigInt(300 - decimals - price.decimals)
        // Shown in cents, if it is not below one.
        return sum + (exact < CENT ? exact : exact - (exact % CENT))
      }, 0n)
      for (const by of GROUPINGS) {
        const groups = groupHoldings(holdings, by)
        const sums = [groups.map(({ usd }) => usd), groups.flatMap(({ lines }) => lines.map(({ usd }) => usd))]
        for (const usds of sums) {
          const sum = usds.reduce((all, { value, decimals }) => all + value * 10n ** BigInt(300 - decimals), 0n)
          expect(sum).toBe(expected)
        }
      }
      const { value, decimals } = totalValueOf(holdings)
      expect(value * 10n ** BigInt(300 - decimals)).toBe(expected)
      // A counted holding has a price, and no API flagged its token for any address.
      const scams = new Set(holdings.flatMap(({ token: of, asset }) => (of?.reputation === 'scam' ? [asset] : [])))
      for (const { asset, exclusion } of holdings) if (exclusion === null) expect(scams).not.toContain(asset)
    }),
  )
})

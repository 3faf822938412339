import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPoisoning, type WeighedTransfer } from './poisoning'

type Token = NonNullable<WeighedTransfer['token']>

const dollar: Token = { address_hash: '0xd0', symbol: 'USD', decimals: 6, exchange_rate: '1', reputation: 'ok' }
const own = address('0123', '4567')
const friend = address('a1b2', 'c4d5', '3')
const impostor = address('a1b2', 'c4d5', '7')

function address(head: string, tail: string, middle = '9') {
  return `0x${head}${middle.repeat(32)}${tail}`
}
const moved = (to: string, value: bigint, token: Partial<Token> = {}, from = own): WeighedTransfer => ({
  from: { hash: from },
  to: { hash: to },
  total: { value, token_id: null },
  token: { ...dollar, ...token },
})
const paid = moved(friend, 5_000_000_000n)
const kindsOf = (transfers: WeighedTransfer[]) =>
  [...findPoisoning(transfers)].map(([place, { sign, of }]) => [place, sign, of])

describe('findPoisoning', () => {
  it.each([
    ['nothing', moved(impostor, 0n)],
    ['dust', moved(impostor, 1000n)],
    ['dust', moved(own, 4_000_000n, {}, impostor)],
    ['dust', moved(impostor, 20_000n, { address_hash: '0xd1', symbol: 'EUR' })],
    ['counterfeit', moved(impostor, 5_000_000_000n, { address_hash: '0xfa', symbol: ' usd', exchange_rate: null })],
    ['counterfeit', moved(impostor, 5_000_000_000n, { address_hash: '0xfa', reputation: 'scam' })],
  ])('finds %s moved with an address that looks like one that was paid', (of, transfer) => {
    expect(kindsOf([transfer, paid])).toEqual([[0, 'look-alike', of]])
    expect(findPoisoning([paid, transfer]).get(1)).toMatchObject({ address: impostor, imitated: friend, shared: 8 })
  })

  it.each([
    ['a look-alike that was paid', moved(impostor, 4_000_000_000n)],
    ['the same address', moved(friend.toUpperCase().replace('0X', '0x'), 0n)],
    ['a zero amount to another address', moved(address('beef', 'beef'), 0n)],
    ['two digits at an end', moved(address('a1b2', '00d5'), 0n)],
    ['an unknown amount', { ...moved(impostor, 0n), total: null }],
    ['an instance', { ...moved(impostor, 0n), total: { value: 0n, token_id: 7n } }],
    ['a token of the same name with a price', moved(impostor, 4_000_000_000n, { address_hash: '0xd1' })],
    ['an invalid address', moved('0xa1b2', 0n)],
  ])('does not flag: %s', (_, transfer) => {
    expect(kindsOf([transfer, paid])).toEqual([])
  })

  it('does not flag addresses with other transfers, nor system contracts', () => {
    expect(kindsOf([moved(impostor, 0n), moved(impostor, 7_000_000n), paid])).toEqual([])
    const numbered = [
      '0x4200000000000000000000000000000000000006',
      '0x4200000000000000000000000000000000010006',
    ] as const
    expect(kindsOf([moved(numbered[0], 0n), moved(numbered[1], 7_000_000n)])).toEqual([])
  })

  it('requires more equal digits the more addresses are compared', () => {
    const near = moved(address('a1b9', '94d5', '7'), 0n)
    expect(kindsOf([near, paid])).toEqual([[0, 'look-alike', 'nothing']])
    const crowd = crowdOf(20_000).map((to) => moved(to, 7_000_000n))
    expect(kindsOf([near, paid, ...crowd])).toEqual([])
    expect(kindsOf([moved(`0xa1b233${'7'.repeat(28)}33c4d5`, 0n), paid, ...crowd])).toHaveLength(1)
  })

  it('does not flag batch transfers between many addresses, nor tokens passed on', () => {
    const crowd = crowdOf(12)
    const batch = Array.from({ length: 6 }, (_, at) => ({
      ...moved(crowd[2 * at] ?? '', 0n, {}, crowd[2 * at + 1]),
    }))
    expect(kindsOf(batch)).toEqual(batch.map((_, place) => [place, 'batch', 'nothing']))
    expect(kindsOf(batch.slice(0, 2))).toEqual([])
    expect(kindsOf(batch.map((each) => ({ ...each, to: { hash: own } })))).toEqual([])
    const path = crowd.slice(1).map((to, at) => moved(to, 0n, {}, crowd[at]))
    expect(kindsOf(path)).toEqual([])
    // Among very many transfers three or four are no sign of anything.
    const busy = crowdOf(4000)
      .slice(12)
      .map((to) => moved(to, 7_000_000n))
    expect(kindsOf([...batch.slice(0, 3), ...busy])).toEqual([])
  })
})

/** Addresses that chance made, the same ones each time. */
function crowdOf(size: number): string[] {
  const hex = fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 40, maxLength: 40 })
  return fc.sample(
    hex.map((digits) => `0x${digits.map((digit) => digit.toString(16)).join('')}`),
    { numRuns: size, seed: 7 },
  )
}

const digits = fc.integer({ min: 0, max: 15 }).map((digit) => digit.toString(16))
const someAddress = fc.array(digits, { minLength: 40, maxLength: 40 }).map((all) => `0x${all.join('')}`)
const someEnd = fc.option(fc.record({ hash: fc.oneof(someAddress, fc.constantFrom(own, friend, impostor, null)) }))
const someAmount = fc.oneof(fc.constantFrom(null, 0n, 1n), fc.bigInt({ min: 0n, max: 10n ** 12n }))
const someTransfer: fc.Arbitrary<WeighedTransfer> = fc.record({
  from: someEnd,
  to: someEnd,
  total: fc.option(fc.record({ value: someAmount, token_id: fc.constantFrom(null, null, 7n) })),
  token: fc.option(
    fc.record({
      address_hash: fc.constantFrom('0xd0', '0xfa', null),
      symbol: fc.constantFrom('USD', 'usd', null, '\u202e'),
      decimals: fc.constantFrom(6, null, -1, 255),
      exchange_rate: fc.constantFrom('1', '1e-9', 'free', null),
      reputation: fc.constantFrom('ok', 'scam', null, { other: 'x' }),
    }),
  ),
})

describe('for any transfers', () => {
  const lists = fc.array(someTransfer, { maxLength: 30 })

  it('flags only transfers without value, with a similar address that stays', () => {
    fc.assert(
      fc.property(lists, (transfers) => {
        const found = findPoisoning(transfers)
        const rest = transfers.filter((_, place) => !found.has(place))
        for (const [place, why] of found) {
          expect(transfers[place]?.total?.value ?? null).not.toBeNull()
          expect(why.score).toBeGreaterThan(0)
          if (why.sign !== 'look-alike') continue
          expect(why.address).not.toBe(why.imitated)
          expect(why.address.slice(0, 5)).toBe(why.imitated.slice(0, 5))
          expect(why.address.slice(-3)).toBe(why.imitated.slice(-3))
          // The model is one of those that stay.
          expect(rest.some(({ from, to }) => from?.hash === why.imitated || to?.hash === why.imitated)).toBe(true)
        }
      }),
    )
  })

  it('finds the same in any order', () => {
    fc.assert(
      fc.property(lists, (transfers) => {
        const last = transfers.length - 1
        const places = [...findPoisoning(transfers).keys()].map((place) => last - place)
        expect([...findPoisoning(transfers.toReversed()).keys()]).toEqual(places.toReversed())
      }),
    )
  })

  it('does not flag equal digits by chance', () => {
    const crowd = crowdOf(3000)
    expect(findPoisoning(crowd.map((to, place) => moved(to, place % 2 ? 0n : 9_000_000n))).size).toBe(0)
  })
})

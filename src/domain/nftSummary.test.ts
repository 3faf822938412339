import { expect, it } from 'vitest'
import { describeInstance, isBurnAddress, type SummedInstance } from './nftSummary'

const piece: SummedInstance = { id: '13', owner: '0xabc', unique: true, burned: false }

const cases: readonly (readonly [what: string, piece: Partial<SummedInstance>, sentence: string])[] = [
  ['an owner', {}, '#13 of (token), owned by (owner).'],
  ['no owner', { owner: null }, '#13 of (token). Who owns it is not known.'],
  ['several holders', { unique: false }, '#13 of (token), of which several may have some.'],
  [
    'several holders, one of whom is named',
    { unique: false, owner: null },
    '#13 of (token), of which several may have some.',
  ],
  ['an end', { burned: true }, '#13 of (token), burned: nobody can have it any more.'],
  ['a long id', { id: `714285${'0'.repeat(66)}28571` }, '#71428…28571 of (token), owned by (owner).'],
]

for (const [what, given, sentence] of cases) {
  it(`says of an NFT with ${what}: ${sentence}`, () => {
    const parts = describeInstance({ ...piece, ...given })
    expect(parts.map((part) => (typeof part === 'string' ? part : `(${part.named})`)).join('')).toBe(sentence)
  })
}

it('knows the addresses that nobody can send from', () => {
  expect(isBurnAddress(`0x${'0'.repeat(40)}`)).toBe(true)
  expect(isBurnAddress('0x000000000000000000000000000000000000dEaD')).toBe(true)
  expect(isBurnAddress('0x000000000000000000000000000000000001dEaD')).toBe(false)
  expect(isBurnAddress(null)).toBe(false)
})

import { expect, it } from 'vitest'
import { describeInstance, isBurnAddress, type SummarizedInstance } from './tokenSummary'

const nft: SummarizedInstance = { id: '13', owner: '0xabc', unique: true, burnt: false }

const cases: readonly (readonly [what: string, nft: Partial<SummarizedInstance>, sentence: string])[] = [
  ['an owner', {}, '#13 of (token), owned by (owner).'],
  ['no owner', { owner: null }, '#13 of (token), owner unknown.'],
  ['several holders', { unique: false }, '#13 of (token). Multiple holders possible.'],
  [
    'several holders, one of whom is named',
    { unique: false, owner: null },
    '#13 of (token). Multiple holders possible.',
  ],
  ['no owner any more', { burnt: true }, '#13 of (token), burnt.'],
  ['a long id', { id: `714285${'0'.repeat(66)}28571` }, '#71428…28571 of (token), owned by (owner).'],
]

for (const [what, given, sentence] of cases) {
  it(`says of an NFT with ${what}: ${sentence}`, () => {
    const parts = describeInstance({ ...nft, ...given })
    expect(parts.map((part) => (typeof part === 'string' ? part : `(${part.linked})`)).join('')).toBe(sentence)
  })
}

it('knows burn addresses', () => {
  expect(isBurnAddress(`0x${'0'.repeat(40)}`)).toBe(true)
  expect(isBurnAddress('0x000000000000000000000000000000000000dEaD')).toBe(true)
  expect(isBurnAddress('0x000000000000000000000000000000000001dEaD')).toBe(false)
  expect(isBurnAddress(null)).toBe(false)
})

import { expect, it } from 'vitest'
import { hasInstances } from '#/domain/transactions/transactionRecords'
import { describeToken, phraseText, type SummarizedToken, tokenKind } from './tokenSummary'

const nothing: SummarizedToken = {
  name: null,
  symbol: null,
  type: null,
  decimals: null,
  total_supply: null,
  holders_count: null,
  exchange_rate: null,
  reputation: null,
}
const dollar: SummarizedToken = {
  ...nothing,
  name: 'Meridian Dollar',
  symbol: 'USDM',
  type: 'ERC-20',
  decimals: 6,
  total_supply: 10_000_000_000_000n,
  holders_count: 1204n,
  exchange_rate: '1',
  reputation: 'ok',
}

const cases: readonly (readonly [what: string, token: Partial<SummarizedToken>, sentence: string])[] = [
  [
    'all that is known',
    {},
    'Meridian Dollar (USDM) is an ERC-20 token; 1,204 holders; total supply 10,000,000; 1 USDM = $1.00.',
  ],
  [
    'no price',
    { exchange_rate: null },
    'Meridian Dollar (USDM) is an ERC-20 token; 1,204 holders; total supply 10,000,000.',
  ],
  [
    'a price that is garbage',
    { exchange_rate: '-1' },
    'Meridian Dollar (USDM) is an ERC-20 token; 1,204 holders; total supply 10,000,000.',
  ],
  [
    'a tiny price',
    { name: null, exchange_rate: '0.000012345678' },
    'USDM is an ERC-20 token; 1,204 holders; total supply 10,000,000; 1 USDM = $0.00001234.',
  ],
  [
    'the same name and symbol',
    { name: 'USDM', holders_count: 1n },
    'USDM is an ERC-20 token; 1 holder; total supply 10,000,000; 1 USDM = $1.00.',
  ],
  [
    'no name',
    { name: null, symbol: '' },
    'This is an ERC-20 token; 1,204 holders; total supply 10,000,000; 1 unit = $1.00.',
  ],
  [
    'no holders and no supply',
    { holders_count: 0n, total_supply: 0n, exchange_rate: null },
    'Meridian Dollar (USDM) is an ERC-20 token; no holders; total supply 0.',
  ],
  [
    'unknown decimals',
    { decimals: null, total_supply: 1234n, exchange_rate: null },
    'Meridian Dollar (USDM) is an ERC-20 token; 1,204 holders; total supply 1,234 base units.',
  ],
  [
    'unknown decimals and hardly any supply',
    { decimals: null, total_supply: 1n, exchange_rate: null },
    'Meridian Dollar (USDM) is an ERC-20 token; 1,204 holders; total supply 1 base unit.',
  ],
  [
    'unknown supply',
    { decimals: null, total_supply: null, exchange_rate: null },
    'Meridian Dollar (USDM) is an ERC-20 token; 1,204 holders.',
  ],
  [
    'a tiny supply',
    { total_supply: 1n, decimals: 18, exchange_rate: null },
    'Meridian Dollar (USDM) is an ERC-20 token; 1,204 holders; total supply 0.0₁₇1.',
  ],
  [
    'a holder count below zero',
    { holders_count: -1n, exchange_rate: null },
    'Meridian Dollar (USDM) is an ERC-20 token; total supply 10,000,000.',
  ],
  [
    'NFTs',
    { type: 'ERC-721', decimals: null, total_supply: 32n },
    'Meridian Dollar (USDM) is an ERC-721 collection of 32 NFTs; 1,204 holders.',
  ],
  [
    'a single NFT',
    { type: 'ERC-721', total_supply: 1n, name: null },
    'USDM is an ERC-721 collection of 1 NFT; 1,204 holders.',
  ],
  [
    'no NFT',
    { type: 'ERC-721', total_supply: 0n, holders_count: 0n },
    'Meridian Dollar (USDM) is an ERC-721 collection without NFTs; no holders.',
  ],
  [
    'NFTs of unknown number',
    { type: 'ERC-721', total_supply: null },
    'Meridian Dollar (USDM) is an ERC-721 collection of NFTs; 1,204 holders.',
  ],
  [
    'many tokens in one',
    { type: 'ERC-1155', total_supply: 7n },
    'Meridian Dollar (USDM) is an ERC-1155 multi-token contract; 1,204 holders.',
  ],
  [
    'ERC-404',
    { type: 'ERC-404', exchange_rate: null },
    'Meridian Dollar (USDM) is an ERC-404 token (ERC-20 and NFT hybrid); 1,204 holders; total supply 10,000,000.',
  ],
  [
    'ERC-404 of unknown decimals',
    { type: 'ERC-404', decimals: null, total_supply: 7n, exchange_rate: null },
    'Meridian Dollar (USDM) is an ERC-404 token (ERC-20 and NFT hybrid); 1,204 holders; total supply 7.',
  ],
  [
    'another standard',
    { type: { other: 'ERC-7984' }, exchange_rate: null },
    'Meridian Dollar (USDM) is a token with the standard ERC-7984; 1,204 holders; total supply 10,000,000.',
  ],
  [
    'no standard',
    { type: null, exchange_rate: null },
    'Meridian Dollar (USDM) is a token; 1,204 holders; total supply 10,000,000.',
  ],
  [
    'a scam',
    { reputation: 'scam', holders_count: null, total_supply: null, exchange_rate: null },
    'Meridian Dollar (USDM) is an ERC-20 token. Flagged as scam.',
  ],
]

for (const [what, token, sentence] of cases) {
  it(`says of a token with ${what}: ${sentence}`, () => {
    expect(phraseText(describeToken({ ...dollar, ...token }))).toBe(sentence)
  })
}

it('says no more than that it is a token where nothing is known', () => {
  expect(describeToken(nothing)).toEqual(['This', ' is a token', '.'])
})

it('keeps what others wrote apart from its own words', () => {
  const phrases = describeToken({ ...dollar, name: 'is a scam', symbol: '\u202eX', type: { other: 'evil' } })
  expect(phrases.filter((phrase) => typeof phrase !== 'string')).toEqual([
    { untrusted: 'is a scam' },
    { untrusted: '\u202eX' },
    { untrusted: 'evil' },
    { untrusted: '\u202eX' },
  ])
})

it('knows which standards have instances', () => {
  expect(['ERC-721', 'ERC-1155', 'ERC-404', null, { other: 'ERC-9999' }].every((type) => hasInstances(type))).toBe(true)
  expect(['ERC-20', { other: 'ERC-7984' }].some((type) => hasInstances(type))).toBe(false)
})

it('names a token and its standard without its figures', () => {
  const figures = { holders_count: 7n, total_supply: 9n, decimals: 0, exchange_rate: '2' }
  expect(phraseText(tokenKind({ ...dollar, ...figures }))).toBe('Meridian Dollar (USDM) is an ERC-20 token.')
  expect(phraseText(tokenKind({ ...dollar, ...figures, type: 'ERC-721' }))).toMatch(
    / is an ERC-721 collection of NFTs\.$/,
  )
})

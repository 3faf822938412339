import { expect, it } from 'vitest'
import { hasInstances } from './tokenKind'
import { describeToken, phraseText, type SummedToken } from './tokenSummary'

const nothing: SummedToken = {
  name: null,
  symbol: null,
  type: null,
  decimals: null,
  total_supply: null,
  holders_count: null,
  exchange_rate: null,
  reputation: null,
}
const dollar: SummedToken = {
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

const cases: readonly (readonly [what: string, token: Partial<SummedToken>, sentence: string])[] = [
  [
    'all that is known',
    {},
    'Meridian Dollar (USDM) is an ERC-20 token; 1,204 holders; 10,000,000 in supply; 1 USDM = $1.00.',
  ],
  [
    'no price',
    { exchange_rate: null },
    'Meridian Dollar (USDM) is an ERC-20 token; 1,204 holders; 10,000,000 in supply.',
  ],
  [
    'a price that is garbage',
    { exchange_rate: '-1' },
    'Meridian Dollar (USDM) is an ERC-20 token; 1,204 holders; 10,000,000 in supply.',
  ],
  [
    'a tiny price',
    { name: null, exchange_rate: '0.000012345678' },
    'USDM is an ERC-20 token; 1,204 holders; 10,000,000 in supply; 1 USDM = $0.00001234.',
  ],
  [
    'the same name and symbol',
    { name: 'USDM', holders_count: 1n },
    'USDM is an ERC-20 token; 1 holder; 10,000,000 in supply; 1 USDM = $1.00.',
  ],
  [
    'no name',
    { name: null, symbol: '' },
    'This is an ERC-20 token; 1,204 holders; 10,000,000 in supply; 1 unit = $1.00.',
  ],
  [
    'nobody and nothing',
    { holders_count: 0n, total_supply: 0n, exchange_rate: null },
    'Meridian Dollar (USDM) is an ERC-20 token; nobody holds it; nothing in supply.',
  ],
  [
    'unknown decimals',
    { decimals: null, total_supply: 1234n, exchange_rate: null },
    'Meridian Dollar (USDM) is an ERC-20 token; 1,204 holders; 1,234 base units in supply.',
  ],
  [
    'unknown decimals and hardly any supply',
    { decimals: null, total_supply: 1n, exchange_rate: null },
    'Meridian Dollar (USDM) is an ERC-20 token; 1,204 holders; 1 base unit in supply.',
  ],
  [
    'unknown supply',
    { decimals: null, total_supply: null, exchange_rate: null },
    'Meridian Dollar (USDM) is an ERC-20 token; 1,204 holders.',
  ],
  [
    'a tiny supply',
    { total_supply: 1n, decimals: 18, exchange_rate: null },
    'Meridian Dollar (USDM) is an ERC-20 token; 1,204 holders; 0.000000000000000001 in supply.',
  ],
  [
    'a holder count below zero',
    { holders_count: -1n, exchange_rate: null },
    'Meridian Dollar (USDM) is an ERC-20 token; 10,000,000 in supply.',
  ],
  [
    'NFTs',
    { type: 'ERC-721', decimals: null, total_supply: 32n },
    'Meridian Dollar (USDM) is a collection of 32 NFTs (ERC-721); 1,204 holders.',
  ],
  [
    'a single NFT',
    { type: 'ERC-721', total_supply: 1n, name: null },
    'USDM is a collection of 1 NFT (ERC-721); 1,204 holders.',
  ],
  [
    'no NFT',
    { type: 'ERC-721', total_supply: 0n, holders_count: 0n },
    'Meridian Dollar (USDM) is a collection without any NFT (ERC-721); nobody holds it.',
  ],
  [
    'NFTs of unknown number',
    { type: 'ERC-721', total_supply: null },
    'Meridian Dollar (USDM) is a collection of NFTs (ERC-721); 1,204 holders.',
  ],
  [
    'many tokens in one',
    { type: 'ERC-1155', total_supply: 7n },
    'Meridian Dollar (USDM) is a collection of NFTs and of tokens that many may hold (ERC-1155); 1,204 holders.',
  ],
  [
    'ERC-404',
    { type: 'ERC-404', exchange_rate: null },
    'Meridian Dollar (USDM) is an ERC-404 token, part coin and part NFT; 1,204 holders; 10,000,000 in supply.',
  ],
  [
    'ERC-404 of unknown decimals',
    { type: 'ERC-404', decimals: null, total_supply: 7n, exchange_rate: null },
    'Meridian Dollar (USDM) is an ERC-404 token, part coin and part NFT; 1,204 holders; 7 in supply.',
  ],
  [
    'another standard',
    { type: { other: 'ERC-7984' }, exchange_rate: null },
    'Meridian Dollar (USDM) is a token of the standard ERC-7984; 1,204 holders; 10,000,000 in supply.',
  ],
  [
    'no standard',
    { type: null, exchange_rate: null },
    'Meridian Dollar (USDM) is a token; 1,204 holders; 10,000,000 in supply.',
  ],
  [
    'a scam',
    { reputation: 'scam', holders_count: null, total_supply: null, exchange_rate: null },
    'Meridian Dollar (USDM) is an ERC-20 token. The server calls it a scam.',
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
    { hostile: 'is a scam' },
    { hostile: '\u202eX' },
    { hostile: 'evil' },
    { hostile: '\u202eX' },
  ])
})

it('knows which standards have instances', () => {
  expect(['ERC-721', 'ERC-1155', 'ERC-404', null, { other: 'ERC-9999' }].every((type) => hasInstances(type))).toBe(true)
  expect(['ERC-20', { other: 'ERC-7984' }].some((type) => hasInstances(type))).toBe(false)
})

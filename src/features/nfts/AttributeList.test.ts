import { expect, it } from 'vitest'
import { attributesOf } from '#/features/nfts/AttributeList'

it('reads traits whose values are words, numbers or truths', () => {
  const attributes = [
    { trait_type: 'Eyes', value: 'blue' },
    { trait_type: 'Level', value: 7 },
    { trait_type: 'Seed', value: 12345678901234567890n },
    { trait_type: 'Sealed', value: false },
    { value: 'no name' },
  ]
  const read = [
    { name: 'Eyes', value: 'blue' },
    { name: 'Level', value: '7' },
    { name: 'Seed', value: '12345678901234567890' },
    { name: 'Sealed', value: 'false' },
    { name: '', value: 'no name' },
  ]
  expect(attributesOf({ attributes })).toEqual(read)
  expect(attributesOf({ traits: attributes })).toEqual(read)
})

it.each([
  ['number', 7, {}, { value: '7' }],
  ['number', 7, { max_value: 10 }, { value: '7 of 10' }],
  ['NUMBER', '0.5', { max_value: '1' }, { value: '0.5 of 1' }],
  ['boost_number', 40, {}, { value: '+40' }],
  ['boost_percentage', 10, {}, { value: '+10%' }],
  ['boost_percentage', -2.5, {}, { value: '-2.5%' }],
  ['boost_percentage', 'much', {}, { value: 'much' }],
  ['date', 1_546_360_800, {}, { value: '2019-01-01 16:40:00 UTC' }],
  ['date', '1546360800', {}, { value: '2019-01-01 16:40:00 UTC' }],
  ['date', 1_546_360_800_000, {}, { value: '2019-01-01 16:40:00 UTC' }],
  ['date', '2019-01-01', {}, { value: '2019-01-01' }],
  ['date', '9'.repeat(40), {}, { value: '9'.repeat(40) }],
  ['hologram', 'x', {}, { value: 'x', displayType: 'hologram' }],
] as const)('shows a value as %s asks: %s', (display_type, value, more, shown) => {
  const attributes = [{ trait_type: 'T', value, display_type, ...more }]
  expect(attributesOf({ attributes })).toEqual([{ name: 'T', ...shown }])
})

it('reads an object of traits, and writes what is nested as JSON', () => {
  expect(attributesOf({ attributes: { Eyes: 'blue', Parts: { arms: [2] } } })).toEqual([
    { name: 'Eyes', value: 'blue' },
    { name: 'Parts', value: '{"arms":[2]}' },
  ])
})

it('leaves everything else to the metadata as a whole', () => {
  expect(attributesOf(null)).toEqual([])
  expect(attributesOf({ attributes: 'blue' })).toEqual([])
  expect(attributesOf({ attributes: [null, 'blue', {}, { value: '' }, { value: null }] })).toEqual([])
})

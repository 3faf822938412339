import { expect, it } from 'vitest'
import { attributesOf } from '#/features/nfts/attributes'

it('reads traits whose values are words, numbers or truths', () => {
  const attributes = [
    { trait_type: 'Eyes', value: 'blue' },
    { trait_type: 'Level', value: 7, display_type: 'number' },
    { trait_type: 'Sealed', value: false },
    { value: 'no name' },
  ]
  expect(attributesOf({ attributes })).toEqual([
    { trait: 'Eyes', value: 'blue' },
    { trait: 'Level', value: '7' },
    { trait: 'Sealed', value: 'false' },
    { trait: '', value: 'no name' },
  ])
})

it('leaves everything else to the raw record', () => {
  expect(attributesOf(null)).toEqual([])
  expect(attributesOf({ attributes: { Eyes: 'blue' } })).toEqual([])
  expect(attributesOf({ attributes: [null, 'blue', {}, { value: '' }, { value: { deep: 1 } }] })).toEqual([])
})

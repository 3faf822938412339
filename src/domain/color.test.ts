import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Colour, contrast, inkOn, LEAST_CONTRAST, readColour, writeColour } from './color'

const channel = fc.integer({ min: 0, max: 255 })
const colour: fc.Arbitrary<Colour> = fc.tuple(channel, channel, channel)

describe('readColour', () => {
  test.each([
    ['#fff', [255, 255, 255]],
    ['#FED7D7', [254, 215, 215]],
    [' #000000 ', [0, 0, 0]],
  ])('%s', (text, expected) => {
    expect(readColour(text)).toEqual(expected)
  })

  test.each(['red', 'url(//x)', '#12', '#1234', '#ggg', '#fff;color:red', 'var(--bad)', '', null, 7, ['#fff']])(
    'takes nothing from %s',
    (text) => {
      expect(readColour(text)).toBeNull()
    },
  )

  test('reads what writeColour wrote', () => {
    fc.assert(
      fc.property(colour, (any) => {
        expect(readColour(writeColour(any))).toEqual(any)
      }),
    )
  })
})

describe('contrast', () => {
  test('of black and white is 21, of a colour and itself 1', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
    expect(contrast([12, 200, 7], [12, 200, 7])).toBe(1)
  })
})

describe('inkOn', () => {
  test('keeps a wish that can be read and drops one that cannot', () => {
    expect(inkOn([254, 215, 215], [130, 39, 39])).toEqual([130, 39, 39])
    expect(inkOn([255, 0, 122], [255, 0, 120])).toEqual([0, 0, 0])
  })

  test('can be read on any background, whatever was wished for', () => {
    fc.assert(
      fc.property(colour, fc.option(colour), (background, wished) => {
        expect(contrast(background, inkOn(background, wished))).toBeGreaterThanOrEqual(LEAST_CONTRAST)
      }),
    )
  })
})

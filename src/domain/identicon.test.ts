import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { identicon } from './identicon'

const address = fc.stringMatching(/^0x[0-9a-f]{40}$/)

test('a figure depends on the digits and not on their case', () => {
  fc.assert(
    fc.property(address, (hash) => {
      expect(identicon(hash.toUpperCase().replace('0X', '0x'))).toEqual(identicon(hash))
    }),
  )
})

test('a figure is never blank, is mirrored, and has two hues apart', () => {
  fc.assert(
    fc.property(address, (hash) => {
      const { path, hue, groundHue } = identicon(hash)
      const cells = new Set(Array.from(path.matchAll(/M(\d) (\d)h1v1h-1z/g), ([, x, y]) => `${x},${y}`))
      expect(cells.size).toBe(path.length / 'M0 0h1v1h-1z'.length)
      expect(cells).toContain('2,2')
      for (const cell of cells) expect(cells).toContain(`${4 - Number(cell[0])},${cell[2]}`)
      const apart = Math.abs(hue - groundHue)
      expect(hue >= 0 && hue < 360 && groundHue >= 0 && groundHue < 360).toBe(true)
      expect(Math.min(apart, 360 - apart)).toBeGreaterThanOrEqual(90)
    }),
  )
})

test('addresses alike at both ends look different', () => {
  const figures = Array.from({ length: 200 }, (_, middle) => {
    const { path, hue } = identicon(`0xdeadbeef${middle.toString(16).padStart(24, '0')}cafebabe`)
    return `${path} ${hue}`
  })
  expect(new Set(figures).size).toBe(200)
})

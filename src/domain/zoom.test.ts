import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { largest, moveBy, whole, type Zoom, zoomBy } from './zoom'

const place = fc.double({ min: -0.5, max: 0.5, noNaN: true })
const point = fc.record({ x: place, y: place })
const step = fc.oneof(
  fc.tuple(fc.double({ min: 0.1, max: 10, noNaN: true }), point).map(
    ([by, at]) =>
      (zoom: Zoom) =>
        zoomBy(zoom, by, at),
  ),
  point.map(
    ({ x, y }) =>
      (zoom: Zoom) =>
        moveBy(zoom, 9 * x, 9 * y),
  ),
)
const anywhere = fc.array(step, { maxLength: 12 }).map((steps) => steps.reduce((zoom, next) => next(zoom), whole))

test('the picture fills its frame wherever it was moved', () => {
  fc.assert(
    fc.property(anywhere, ({ scale, x, y }) => {
      expect(scale).toBeGreaterThanOrEqual(1)
      expect(scale).toBeLessThanOrEqual(largest)
      for (const each of [x, y]) expect(Math.abs(each)).toBeLessThanOrEqual((scale - 1) / 2)
    }),
  )
})

test('what is under the pointer stays there while it grows', () => {
  fc.assert(
    fc.property(anywhere, point, fc.double({ min: 1, max: 4, noNaN: true }), (zoom, at, factor) => {
      const after = zoomBy(zoom, factor, at)
      // Of the picture's own measure, where the pointer is.
      const before = (at.x - zoom.x) / zoom.scale
      expect((at.x - after.x) / after.scale).toBeCloseTo(before, 6)
    }),
  )
})

test('made as small as it goes it is whole again', () => {
  fc.assert(
    fc.property(anywhere, (zoom) => {
      expect(zoomBy(zoom, 0)).toEqual(whole)
    }),
  )
})

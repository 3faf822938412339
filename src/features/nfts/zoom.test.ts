import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_ZOOM, moveBy, WHOLE_IMAGE, type Zoom, zoomBy } from './zoom'

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
const anywhere = fc.array(step, { maxLength: 12 }).map((steps) => steps.reduce((zoom, next) => next(zoom), WHOLE_IMAGE))

test('the frame stays covered wherever the image is moved', () => {
  fc.assert(
    fc.property(anywhere, ({ scale, x, y }) => {
      expect(scale).toBeGreaterThanOrEqual(1)
      expect(scale).toBeLessThanOrEqual(MAX_ZOOM)
      for (const each of [x, y]) expect(Math.abs(each)).toBeLessThanOrEqual((scale - 1) / 2)
    }),
  )
})

test('the point under the pointer stays in place while zooming', () => {
  fc.assert(
    fc.property(anywhere, point, fc.double({ min: 1, max: 4, noNaN: true }), (zoom, at, factor) => {
      const after = zoomBy(zoom, factor, at)
      // The pointer's position in the image.
      const before = (at.x - zoom.x) / zoom.scale
      expect((at.x - after.x) / after.scale).toBeCloseTo(before, 6)
    }),
  )
})

test('zooming out fully shows the whole image', () => {
  fc.assert(
    fc.property(anywhere, (zoom) => {
      expect(zoomBy(zoom, 0)).toEqual(WHOLE_IMAGE)
    }),
  )
})

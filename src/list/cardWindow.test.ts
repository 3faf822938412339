import { array, assert, integer, nat, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { fewer, isFlying, nearer, paced } from '#/list/cardWindow'
import type { Cards } from '#/list/useCardWindow'

const cards = (from: number, to: number): Cards => ({ from, to })

const many = ({ from, to }: Cards) => to - from

/** How many cards both have. */
const shared = (one: Cards, other: Cards) => Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from))

/** Some cards of a gallery, some of them wanted, some of those seen, as many drawn as a window before it left. */
const situations = array(nat(200), { minLength: 4, maxLength: 4 })
  .map((all) => all.toSorted((a, b) => a - b) as [number, number, number, number])
  .chain(([a, b, c, d]) =>
    tuple(nat(200), nat(60), integer({ min: 1, max: 12 })).map(([from, length, most]) => ({
      drawn: cards(from, from + length),
      wanted: cards(a, d),
      seen: cards(b, c),
      most,
    })),
  )

test('all that is wanted is drawn in the end, a few cards at a time, those in the window first', () => {
  assert(
    property(situations, ({ drawn, wanted, seen, most }) => {
      let now = drawn
      for (let frame = 0; now.from !== wanted.from || now.to !== wanted.to; frame += 1) {
        const next = nearer(now, wanted, seen, most)
        expect(next.from).toBeGreaterThanOrEqual(wanted.from)
        expect(next.to).toBeLessThanOrEqual(wanted.to)
        expect(next.from).toBeLessThanOrEqual(next.to)
        expect(many(next) - shared(next, now)).toBeLessThanOrEqual(most)
        const missing = many(seen) - shared(now, seen)
        expect(shared(next, seen) - shared(now, seen)).toBe(Math.min(most, missing))
        now = next
        expect(frame).toBeLessThan(300)
      }
    }),
  )
})

test('a window that comes down to a line draws it a few cards at a time, and lets the one above go', () => {
  expect(nearer(cards(0, 24), cards(6, 30), cards(12, 24), 2)).toEqual(cards(6, 26))
  expect(nearer(cards(6, 30), cards(0, 24), cards(6, 18), 2)).toEqual(cards(4, 24))
})

test('a window that has landed elsewhere begins with what is in it', () => {
  expect(nearer(cards(0, 24), cards(600, 660), cards(612, 636), 4)).toEqual(cards(612, 616))
})

test('in flight cards go that nobody sees, and those alone', () => {
  expect(fewer(cards(0, 24), cards(600, 620), 4)).toEqual(cards(4, 24))
  expect(fewer(cards(22, 24), cards(600, 620), 4)).toEqual(cards(24, 24))
  expect(fewer(cards(0, 24), cards(18, 36), 4)).toEqual(cards(0, 24))
})

test('a window flies from a third of its height in a frame on, or from eight thousand pixels a second', () => {
  expect(isFlying(-320, 16.7, 900)).toBe(true)
  expect(isFlying(310, Infinity, 900)).toBe(true)
  expect(isFlying(100, 16.7, 900)).toBe(false)
  expect(isFlying(250, 33, 900)).toBe(false)
})

test('a frame draws as much as leaves it smooth', () => {
  expect(paced(2, 16.7)).toBe(3)
  expect(paced(12, 16.7)).toBe(12)
  expect(paced(5, 33.3)).toBe(5)
  expect(paced(5, 50)).toBe(2)
})

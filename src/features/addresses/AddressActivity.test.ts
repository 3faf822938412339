import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { activityOf, type TimedMovement } from './AddressActivity'

const [own, other] = ['0xAa01', '0xbb02']
const end = (hash: string | null) => ({ hash })
const at = (seconds: number) => new Date(seconds * 1000)

function moved(from: string | null, to: string | null, seconds: number | null): TimedMovement {
  return { from: end(from), to: end(to), timestamp: seconds === null ? null : at(seconds) }
}

it('counts each way in spans of equal length', () => {
  const movements = [
    moved(own, other, 0),
    moved(other, own.toLowerCase(), 25),
    moved(own, own, 75),
    moved(own, null, 100),
  ]
  expect(activityOf(own, movements, 4)).toEqual({
    in: 1,
    out: 2,
    self: 1,
    spans: [
      { from: at(0), to: at(25), in: 0, out: 1, self: 0 },
      { from: at(25), to: at(50), in: 1, out: 0, self: 0 },
      { from: at(50), to: at(75), in: 0, out: 0, self: 0 },
      { from: at(75), to: at(100), in: 0, out: 1, self: 1 },
    ],
  })
})

it('is one span where all happened at once, and nothing where nothing is known', () => {
  expect(activityOf(own, [moved(own, other, 7), moved(own, other, 7)], 4)?.spans).toEqual([
    { from: at(7), to: at(7), in: 0, out: 2, self: 0 },
  ])
  expect(activityOf(own, [moved(own, other, null), moved(other, other, 7)], 4)).toBeNull()
})

it('loses and invents no movement', () => {
  const some = fc.constantFrom(own, other, null)
  const movement = fc.tuple(some, some, fc.option(fc.nat(1e9))).map((parts) => moved(...parts))
  fc.assert(
    fc.property(fc.array(movement), fc.integer({ min: 1, max: 60 }), (movements, most) => {
      const activity = activityOf(own, movements, most)
      const counted = movements.filter(({ from, to, timestamp }) => timestamp && [from?.hash, to?.hash].includes(own))
      const sum = (way: 'in' | 'out' | 'self') => (activity?.spans ?? []).reduce((all, span) => all + span[way], 0)
      expect(sum('in') + sum('out') + sum('self')).toBe(counted.length)
      for (const way of ['in', 'out', 'self'] as const) expect(sum(way)).toBe(activity?.[way] ?? 0)
    }),
  )
})

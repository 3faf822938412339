import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { driftReport, groupDrift, quantile, sparkline } from './summary'

const note = (path: string, found: string, at = 1, origin = 'https://one.test') => ({
  origin,
  resource: 'blocks' as const,
  drift: [{ path, expected: 'string', found }],
  at,
})

describe('groupDrift', () => {
  it('gathers the same field of any row, keeps a few samples, and puts what is frequent first', () => {
    const notes = [
      note('next_page_params', '7'),
      ...['1', '2', '1', '3', '4'].map((found, index) => note(`items[${index}].fees[0].value`, found, index)),
      note('items[0].fees[0].value', '1', 9, 'https://two.test'),
    ]
    expect(
      groupDrift(notes).map(({ origin, field, times, samples, last }) => [origin, field, times, samples, last]),
    ).toEqual([
      ['https://one.test', 'items[].fees[].value', 5, ['1', '2', '3'], 4],
      ['https://one.test', 'next_page_params', 1, ['7'], 1],
      ['https://two.test', 'items[].fees[].value', 1, ['1'], 9],
    ])
  })

  it('becomes a report by server', () => {
    const groups = groupDrift([note('items[3].size', '"big"'), note('', 'null', 2, '')])
    expect(driftReport(groups, new Date(0))).toBe(
      [
        'Differences from the API contract, seen 1970-01-01T00:00:00.000Z',
        'https://one.test\n  blocks items[].size: expected string, found "big" (1×)',
        'the explorer’s own origin\n  blocks the whole answer: expected string, found null (1×)',
      ].join('\n\n'),
    )
  })
})

describe('quantile', () => {
  it('is one of the numbers, and so many do not exceed it', () => {
    expect(quantile([], 0.5)).toBeNull()
    expect([0.5, 0.95, 1].map((share) => quantile([30, 10, 20, 40], share))).toEqual([20, 40, 40])
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { minLength: 1 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (numbers, share) => {
          const found = quantile(numbers, share)
          const notAbove = numbers.filter((each) => found !== null && each <= found).length
          expect(numbers).toContain(found)
          expect(notAbove / numbers.length).toBeGreaterThanOrEqual(share - 1e-9)
        },
      ),
    )
  })
})

describe('sparkline', () => {
  it('stays within its box, whatever the numbers', () => {
    expect(sparkline([], 100, 20)).toBe('')
    expect(sparkline([0, 50, 100], 100, 20)).toBe('0.0,20.0 50.0,10.0 100.0,0.0')
    expect(sparkline([0], 100, 20)).toBe('0.0,20.0')
  })
})

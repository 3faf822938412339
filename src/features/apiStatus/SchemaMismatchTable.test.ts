import { describe, expect, it } from 'vitest'
import { groupMismatches, mismatchReport } from './SchemaMismatchTable'

const note = (path: string, found: string, at = 1, origin = 'https://one.test') => ({
  origin,
  resource: 'blocks' as const,
  mismatches: [{ path, expected: 'string', found }],
  at,
})

describe('groupMismatches', () => {
  it('groups the same field of all rows with a few samples, the most frequent first', () => {
    const notes = [
      note('next_page_params', '7'),
      ...['1', '2', '1', '3', '4'].map((found, index) => note(`items[${index}].fees[0].value`, found, index)),
      note('items[0].fees[0].value', '1', 9, 'https://two.test'),
    ]
    expect(
      groupMismatches(notes).map(({ origin, field, times, samples, last }) => [origin, field, times, samples, last]),
    ).toEqual([
      ['https://one.test', 'items[].fees[].value', 5, ['1', '2', '3'], 4],
      ['https://one.test', 'next_page_params', 1, ['7'], 1],
      ['https://two.test', 'items[].fees[].value', 1, ['1'], 9],
    ])
  })

  it('writes a report by API host', () => {
    const groups = groupMismatches([note('items[3].size', '"big"'), note('', 'null', 2, '')])
    expect(mismatchReport(groups, new Date(0))).toBe(
      [
        'API schema mismatches, 1970-01-01T00:00:00.000Z',
        'https://one.test\n  blocks items[].size: expected string, received "big" (1×)',
        'the site’s own origin\n  blocks the whole response: expected string, received null (1×)',
      ].join('\n\n'),
    )
  })
})

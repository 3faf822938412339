import { describe, expect, it } from 'vitest'
import { problemWith } from './commits.mjs'

describe('problemWith', () => {
  it.each([
    'list: merge the row trackers',
    'service worker: cache the style sheets, too',
    'src/api: name the queue',
    'address, api status: add hints',
    'merge: main',
  ])('accepts %s', (subject) => expect(problemWith(subject)).toBeNull())

  it.each([
    'Merge the row trackers',
    "Merge branch 'list'",
    'list:no space',
    'List: merge',
    'a very long area: text',
    '',
  ])('reports the missing area of “%s”', (subject) => expect(problemWith(subject)).toContain('area'))

  it('accepts 72 characters and reports 73', () => {
    const subject = 'list: '.padEnd(72, 'x')
    expect(problemWith(subject)).toBeNull()
    expect(problemWith(`${subject}x`)).toBe('has 73 characters, 72 at most')
  })
})

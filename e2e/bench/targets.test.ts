import { expect, test } from 'vitest'
import { type Line, type Results, verdictsOn } from './targets'

const line: Line = {
  page: 'txs',
  cpu: 1,
  limit: 100,
  first: 150,
  fcp: 1,
  lcp: 1,
  blocking: 20,
  shift: 0,
  requests: 4,
  javascript: 1,
  css: 8000,
  heap: 1,
  elements: 1300,
}

const results: Results = {
  cold: [line, { ...line, cpu: 4, first: 125 }, { ...line, page: 'blocks of nobody', shift: 0.3, blocking: 900 }],
  lists: { '$chain/txs': 123_000, '$chain/tokens': 126_040 },
  acts: {
    'appending a page of 50 rows, CPU 4x, ms of main thread': 50,
    'scroll of 100,000 rows by 4,000 px a frame, CPU 1x, p95 frame, ms': 16.800000000745,
  },
}

const verdictOn = (what: string) => verdictsOn(results).find((each) => each.what.startsWith(what))

test('a target is met by what is no more than it, and missed by the difference', () => {
  expect(verdictOn('appending')).toMatchObject({ target: '≤ 50 ms', measured: '50 ms', verdict: 'met' })
  expect(verdictOn('scroll of 100,000 rows by 4,000')).toMatchObject({ measured: '16.8 ms', verdict: 'met' })
  expect(verdictOn('50 transaction rows')).toMatchObject({ measured: '1.25 times', verdict: 'met' })
  expect(verdictOn('JavaScript')).toMatchObject({ measured: '126 kB ($chain/tokens)', verdict: 'missed by 1.04 kB' })
})

test('of several pages the worst one is judged and named; blocking is that of lists alone', () => {
  expect(verdictOn('layout shift')).toMatchObject({ measured: '0.3 (blocks of nobody)', verdict: 'missed by 0.28' })
  expect(verdictOn('blocking')).toMatchObject({ measured: '20 ms (txs)', verdict: 'met' })
})

test('what an act did not measure is not judged', () => {
  expect(verdictOn('click')).toMatchObject({ measured: '', verdict: 'not measured' })
})

import { expect, test } from 'vitest'
import { type PageResult, type Results, verdictsOn } from './targets'

const txs: PageResult = {
  page: 'txs',
  isList: true,
  cpu: 1,
  limit: { answered: 100 },
  builds: {
    after: { answered: 190, javascript: 123_000, shift: 0, blocking: 20 },
    before: { answered: 380, javascript: 109_000, shift: 0, blocking: 10 },
  },
}

const results: Results = {
  pages: [
    txs,
    { ...txs, cpu: 4, builds: { after: { answered: 250 } } },
    { ...txs, page: 'blocks', limit: { answered: 50 }, builds: { after: { answered: 90, javascript: 126_500 } } },
    { ...txs, page: 'home', isList: false, builds: { after: { answered: 900, shift: 0.3, blocking: 900 } } },
  ],
  scenarios: {
    after: {
      'append 50 rows, CPU 4x, ms of main thread': 50,
      'click in a list to the facts, CPU 4x, ms': 120,
      'the same on the hand-written page, ms': 40,
    },
  },
}

const verdictOn = (what: string) =>
  verdictsOn(results, ['after', 'before']).find((verdict) => verdict.what.startsWith(what))

test('verdicts: a number up to its target is met, a miss names its ratio to the target', () => {
  expect(verdictOn('append')).toMatchObject({ target: '≤ 50 ms', after: '50 ms', verdict: 'met' })
  expect(verdictOn('click')).toMatchObject({ after: '120 ms', verdict: 'missed: 1.2x the target' })
  expect(verdictOn('the same to the hand-written page')).toMatchObject({ after: '3x', verdict: 'met' })
})

test('verdicts: of several pages the worst one is judged and named, for lists only lists', () => {
  expect(verdictOn('JavaScript')).toMatchObject({ after: '127 kB (blocks)', verdict: 'missed: 1.01x the target' })
  expect(verdictOn("cold, until a list's rows are painted and a click navigates, CPU 1x")).toMatchObject({
    target: '≤ 2x',
    before: '3.8x (txs)',
    after: '1.9x (txs)',
    verdict: 'met',
  })
  expect(verdictOn('layout shift')).toMatchObject({ after: '0.3 (home)', verdict: 'missed: 15x the target' })
  expect(verdictOn('main-thread')).toMatchObject({ after: '20 ms (txs)', verdict: 'met' })
})

test('verdicts: a number that was not measured is not judged', () => {
  expect(verdictOn('100,000 rows, heap')).toMatchObject({ after: '', verdict: 'not measured' })
})

test('verdicts: without another build there is no column for it', () => {
  expect(verdictsOn(results, ['after'])[0]).not.toHaveProperty('before')
})

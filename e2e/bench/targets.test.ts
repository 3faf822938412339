import { expect, test } from 'vitest'
import { type PageResult, type Results, verdictsOn } from './targets'

const txs: PageResult = {
  page: 'txs',
  isList: true,
  isOnFloor: true,
  cpu: 1,
  limit: { answered: 100 },
  floor: { answered: 160 },
  builds: {
    after: { toFloor: 1.2, javascript: 123_000, shift: 0, blocking: 20, rowElements: 17.6 },
    before: { toFloor: 1.7, javascript: 109_000, shift: 0, blocking: 10 },
  },
}

const results: Results = {
  pages: [
    txs,
    { ...txs, cpu: 4, builds: { after: { toFloor: 1.3 } } },
    { ...txs, page: 'blocks', isOnFloor: false, builds: { after: { toFloor: NaN, javascript: 141_400 } } },
    { ...txs, page: 'transaction', isList: false, builds: { after: { toFloor: 1.5 } } },
    { ...txs, page: 'home', isList: false, builds: { after: { shift: 0.3, blocking: 900 } } },
  ],
  scenarios: {
    after: {
      'append 50 rows, main thread, to the floor': 1.5,
      'first paint of a chain, to the floor': 1.3,
      'first paint of all chains, to the floor': 1.1,
      'list to facts, to the floor': 1.8,
      'list to facts, CPU 4x, ms': 300,
    },
  },
}

const verdictOn = (what: string) =>
  verdictsOn(results, ['after', 'before']).find((verdict) => verdict.what.startsWith(what))

test('verdicts: a number up to its target is met, a miss names its ratio to the target', () => {
  expect(verdictOn('append')).toMatchObject({ target: '≤ 1.5x', after: '1.5x', verdict: 'met' })
  expect(verdictOn('list to facts')).toMatchObject({ after: '1.8x', verdict: 'missed: 1.2x the target' })
  expect(verdictOn('elements of a row')).toMatchObject({ after: '17.6 (txs)', verdict: 'missed: 1.1x the target' })
})

test('verdicts: of several pages the worst one is judged and named, for lists only lists', () => {
  expect(verdictOn('JavaScript')).toMatchObject({ after: '141 kB (blocks)', verdict: 'missed: 1.01x the target' })
  expect(verdictOn("cold, until a list's rows are painted and a click navigates, CPU 1x")).toMatchObject({
    target: '≤ 1.25x',
    before: '1.7x (txs)',
    after: '1.2x (txs)',
    verdict: 'met',
  })
  expect(verdictOn("the same for a transaction's main facts, CPU 1x")).toMatchObject({ after: '1.5x (transaction)' })
  expect(verdictOn('first contentful paint')).toMatchObject({ after: '1.3x (a chain)' })
  expect(verdictOn('layout shift')).toMatchObject({ after: '0.3 (home)', verdict: 'missed: 15x the target' })
  expect(verdictOn('main-thread')).toMatchObject({ after: '20 ms (txs)', verdict: 'met' })
})

test('verdicts: a number that was not measured is not judged', () => {
  expect(verdictOn('100,000 rows, heap')).toMatchObject({ after: '', verdict: 'not measured' })
})

test('verdicts: without another build there is no column for it', () => {
  expect(verdictsOn(results, ['after'])[0]).not.toHaveProperty('before')
})

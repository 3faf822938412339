import { rounded } from './numbers'
import type { Visit } from './visit'

/** One line of the table of visits: the medians of a page's visits, and of the hand-written page's. */
export interface Line extends Visit {
  page: string
  cpu: number
  /** When the hand-written page had painted the same, ms. */
  limit: number
}

/** All that a run measured. */
export interface Results {
  cold: readonly Line[]
  /** Bytes of brotli that the page of each list waits for, by its route. */
  lists: Readonly<Record<string, number>>
  /** Medians of what acts measured, by what it is. */
  acts: Readonly<Record<string, number>>
}

/** A number that is to be reached: no more than `most`. */
interface Target {
  what: string
  most: number
  unit: string
  /** What was measured, and of what where there are several; undefined where it was not. */
  take: (results: Results) => Worst | undefined
}

/** The worst of several numbers, and whose it is. */
interface Worst {
  value: number
  of?: string
}

/** One line of the table of targets. */
export interface Verdict {
  what: string
  target: string
  measured: string
  verdict: string
}

/** Pages of fifty rows. */
const rowsOf = new Set(['txs', 'addresses', 'block txs', 'internal txs', 'withdrawals'])

function worst(all: readonly Worst[]): Worst | undefined {
  return all.reduce<Worst | undefined>((one, other) => (one && one.value >= other.value ? one : other), undefined)
}

const worstPage = (lines: readonly Line[], take: (line: Line) => number) =>
  worst(lines.map((line) => ({ value: take(line), of: line.page })))

const listsAt = (cpu: number, { cold }: Results) => cold.filter((line) => line.cpu === cpu && rowsOf.has(line.page))

const act = (what: string, most: number, unit: string, of = what): Target => ({
  what,
  most,
  unit,
  take: ({ acts }) => {
    const value = acts[of]
    return value === undefined ? undefined : { value }
  },
})

/** Of a scroll by so many px a frame. */
function frames(px: string, cpu: number, most: number): Target {
  const what = `scroll of 100,000 rows by ${px} px a frame, CPU ${cpu}x, p95 frame`
  return act(what, most, 'ms', `${what}, ms`)
}

/** The numbers to reach, in the order of the design. */
const TARGETS: readonly Target[] = [
  {
    what: 'JavaScript to show a list first, brotli',
    most: 125,
    unit: 'kB',
    take: ({ lists }) => worst(Object.entries(lists).map(([of, bytes]) => ({ value: bytes / 1000, of }))),
  },
  {
    what: 'CSS, brotli',
    most: 12,
    unit: 'kB',
    take: ({ cold }) => worstPage(cold, ({ css }) => css / 1000),
  },
  {
    what: '50 transaction rows painted, cold, CPU 4x, against the hand-written page',
    most: 1.3,
    unit: 'times',
    take: ({ cold }) => {
      const line = cold.find(({ page, cpu }) => page === 'txs' && cpu === 4)
      return line && { value: line.first / line.limit }
    },
  },
  act('click in a list to the record, CPU 4x', 100, 'ms', 'click in a list to the record, CPU 4x, ms'),
  act(
    'appending a page of 50 rows, CPU 4x, main thread',
    50,
    'ms',
    'appending a page of 50 rows, CPU 4x, ms of main thread',
  ),
  frames('4,000', 1, 16.8),
  frames('4,000', 4, 33),
  frames('400', 1, 16.8),
  frames('400', 4, 33),
  act('scroll of 100,000 rows', 1500, 'elements', 'scroll of 100,000 rows, elements'),
  act('heap for each of 100,000 rows', 1500, 'bytes', 'heap for each of 100,000 rows, bytes'),
  act('scroll of 2,000 pictures, p95 frame, CPU 4x', 33, 'ms', '2,000 pictures, CPU 4x: p95 frame of a scroll, ms'),
  { what: 'layout shift of any page', most: 0.02, unit: '', take: ({ cold }) => worstPage(cold, ({ shift }) => shift) },
  {
    what: 'blocking on a list of 50 rows, cold, CPU 1x',
    most: 50,
    unit: 'ms',
    take: (results) => worstPage(listsAt(1, results), ({ blocking }) => blocking),
  },
  {
    what: 'elements of a list of 50 rows',
    most: 1500,
    unit: '',
    take: (results) => worstPage(listsAt(1, results), ({ elements }) => elements),
  },
]

/** Says of each number to reach what was measured, and by how much it is missed. It judges what it is given: a busy machine is slower. */
export function verdictsOn(results: Results): Verdict[] {
  return TARGETS.map(({ what, most, unit, take }) => {
    const taken = take(results)
    const measured = taken && Number.isFinite(taken.value) ? taken : undefined
    // Differences of clocks are a hair beside what they are in decimals.
    const beyond = rounded((measured?.value ?? NaN) - most, 4)
    const written = (value: number) => `${rounded(value, value < 1 ? 4 : value < 100 ? 2 : 0)} ${unit}`.trim()
    return {
      what,
      target: `≤ ${written(most)}`,
      measured: measured ? written(measured.value) + (measured.of ? ` (${measured.of})` : '') : '',
      verdict: !measured ? 'not measured' : beyond <= 0 ? 'met' : `missed by ${written(beyond)}`,
    }
  })
}

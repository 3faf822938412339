import type { SchemaMismatchNote } from '#/api/requestLog'

/** One way in which a server's answers differ from the contract, however often it was seen. */
export interface DriftGroup {
  readonly origin: string
  readonly resource: string
  /** The field in any row: `items[].fee.value`. */
  readonly field: string
  readonly expected: string
  readonly times: number
  /** What was found, at most three kinds of it, each in a few characters. */
  readonly samples: readonly string[]
  /** When it was last seen, Unix ms. */
  readonly last: number
}

const SAMPLES = 3

/** Gathers notes by server, resource, field and expectation, the most frequent first. */
export function groupDrift(notes: readonly SchemaMismatchNote[]): DriftGroup[] {
  const groups = new Map<string, DriftGroup>()
  for (const { origin, resource, drift, at } of notes) {
    for (const { path, expected, found } of drift) {
      const field = path.replace(/\[\d+\]/g, '[]') || 'the whole answer'
      const key = JSON.stringify([origin, resource, field, expected])
      const before = groups.get(key)
      const samples = before?.samples ?? []
      groups.set(key, {
        origin,
        resource,
        field,
        expected,
        times: (before?.times ?? 0) + 1,
        samples: samples.includes(found) || samples.length >= SAMPLES ? samples : [...samples, found],
        last: at,
      })
    }
  }
  return [...groups.values()].toSorted((a, b) => b.times - a.times)
}

/** The differences as text to be sent to whoever runs the server: nothing in it says who looked at what. */
export function driftReport(groups: readonly DriftGroup[], now: Date): string {
  const origins = [...new Set(groups.map(({ origin }) => origin))]
  const parts = origins.map((server) =>
    [
      server || 'the explorer’s own origin',
      ...groups
        .filter(({ origin }) => origin === server)
        .map(
          ({ resource, field, expected, samples, times }) =>
            `  ${resource} ${field}: expected ${expected}, found ${samples.join(' or ')} (${times}×)`,
        ),
    ].join('\n'),
  )
  return [`Differences from the API contract, seen ${now.toISOString()}`, ...parts].join('\n\n')
}

/** The value that `share` of the numbers do not exceed, null for none: the median at 0.5. */
export function quantile(numbers: readonly number[], share: number): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null
}

/** The points of a line through the latest numbers, in a box of the given size, for an SVG polyline. */
export function sparkline(numbers: readonly number[], width: number, height: number): string {
  const most = Math.max(...numbers, 1)
  const step = numbers.length > 1 ? width / (numbers.length - 1) : 0
  return numbers
    .map((value, at) => `${(at * step).toFixed(1)},${(height - (value / most) * height).toFixed(1)}`)
    .join(' ')
}

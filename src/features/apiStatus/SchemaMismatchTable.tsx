import type { SchemaMismatchNote } from '#/api/requestLog'
import { grouped } from '#/domain/amounts/numberFormat'
import { CopyButton } from '#/ui/CopyButton'
import { UntrustedText } from '#/ui/UntrustedText'

/** The fields that differ from the documented API, with a report to copy. */
export function SchemaMismatchTable({ notes, now }: { notes: readonly SchemaMismatchNote[]; now: number }) {
  const groups = groupMismatches(notes)
  if (groups.length === 0) return <p className="text-muted">No API schema mismatches yet</p>
  return (
    <>
      <p className="mb-2 text-muted">
        Values that don’t match the documented type are shown as “–”; the raw JSON has them.
        <CopyButton text={mismatchReport(groups, new Date(now))} what="report" />
      </p>
      <div className="panel overflow-x-auto px-4">
        <table className="w-full min-w-[40rem] text-left">
          <thead>
            <tr className="text-sm text-muted">
              {['Resource', 'Field', 'Expected', 'Received', 'Count'].map((header) => (
                <th key={header} scope="col" className="py-1 pr-4 font-normal last:pr-0 last:text-right">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ origin, resource, field, expected, samples, times }) => (
              <tr key={JSON.stringify([origin, resource, field, expected])} className="border-t border-line align-top">
                <td className="py-1.5 pr-4" title={origin}>
                  {resource}
                </td>
                <td className="py-1.5 pr-4 font-mono text-sm">
                  <UntrustedText text={field} max={120} />
                </td>
                <td className="py-1.5 pr-4">{expected}</td>
                <td className="py-1.5 pr-4 font-mono text-sm">
                  <UntrustedText text={samples.join(' · ')} max={160} />
                </td>
                <td className="py-1.5 text-right">{grouped(times)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** A field that differs from the documented API, with how often that was seen. */
export interface SchemaMismatchGroup {
  readonly origin: string
  readonly resource: string
  /** The field in any row: `items[].fee.value`. */
  readonly field: string
  readonly expected: string
  readonly times: number
  /** Up to three values that were found, shortened. */
  readonly samples: readonly string[]
  /** When it was last seen, Unix time in ms. */
  readonly last: number
}

const MAX_SAMPLES = 3

/** Groups mismatches by API host, resource, field and expected type, the most frequent first. */
export function groupMismatches(notes: readonly SchemaMismatchNote[]): SchemaMismatchGroup[] {
  const groups = new Map<string, SchemaMismatchGroup>()
  for (const { origin, resource, mismatches, at } of notes) {
    for (const { path, expected, found } of mismatches) {
      const field = path.replace(/\[\d+\]/g, '[]') || 'the whole response'
      const key = JSON.stringify([origin, resource, field, expected])
      const before = groups.get(key)
      const samples = before?.samples ?? []
      groups.set(key, {
        origin,
        resource,
        field,
        expected,
        times: (before?.times ?? 0) + 1,
        samples: samples.includes(found) || samples.length >= MAX_SAMPLES ? samples : [...samples, found],
        last: at,
      })
    }
  }
  return [...groups.values()].toSorted((a, b) => b.times - a.times)
}

/** The mismatches as text for the operator of the API; it includes no addresses, hashes or other traces of the user. */
export function mismatchReport(groups: readonly SchemaMismatchGroup[], now: Date): string {
  const origins = [...new Set(groups.map(({ origin }) => origin))]
  const parts = origins.map((host) =>
    [
      host || 'the site’s own origin',
      ...groups
        .filter(({ origin }) => origin === host)
        .map(
          ({ resource, field, expected, samples, times }) =>
            `  ${resource} ${field}: expected ${expected}, received ${samples.join(' or ')} (${times}×)`,
        ),
    ].join('\n'),
  )
  return [`API schema mismatches, ${now.toISOString()}`, ...parts].join('\n\n')
}

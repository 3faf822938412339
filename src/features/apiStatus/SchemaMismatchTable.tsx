import type { SchemaMismatchNote } from '#/api/requestLog'
import { grouped } from '#/domain/numberFormat'
import { groupMismatches, mismatchReport } from '#/features/apiStatus/schemaMismatch'
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
      <div className="overflow-x-auto">
        <table className="w-full min-w-[40rem] text-left">
          <thead>
            <tr className="border-b border-line-strong text-sm text-muted">
              {['Resource', 'Field', 'Expected', 'Received', 'Count'].map((header) => (
                <th key={header} scope="col" className="py-1 pr-4 font-normal last:pr-0 last:text-right">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ origin, resource, field, expected, samples, times }) => (
              <tr key={JSON.stringify([origin, resource, field, expected])} className="border-b border-line align-top">
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

import { lazy, Suspense } from 'react'

interface RawRecordProps {
  raw: unknown
}

/** Without a network to fetch the better form by, the record as it came. */
function PlainRecord({ raw }: RawRecordProps) {
  const text = JSON.stringify(raw, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value), 2)
  return <pre className="overflow-x-auto text-sm">{text}</pre>
}

/** Few rows are ever expanded, so the code that shows their fields loads later. */
const RawFields = lazy(() => import('#/ui/RawFields').catch(() => ({ default: PlainRecord })))

/** Every field of a record as the server sent it, under the server's own names: nothing it said is lost. */
export function RawRecord({ raw }: RawRecordProps) {
  return (
    <Suspense
      fallback={
        <p aria-busy className="min-h-20 text-muted">
          Opening…
        </p>
      }
    >
      <RawFields raw={raw} />
    </Suspense>
  )
}

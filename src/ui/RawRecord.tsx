import { lazy, Suspense } from 'react'

interface RawRecordProps {
  raw: unknown
}

/** Without a network to fetch the better form by, the record as it came. */
function PlainRecord({ raw }: RawRecordProps) {
  const text = JSON.stringify(raw, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value), 2)
  return <pre className="overflow-x-auto text-sm">{text}</pre>
}

const fetched = () => import('#/ui/RawFields')

/** Fetches what shows a record's fields ahead of the first one that is opened. */
export function prepareRecords(): void {
  void fetched().catch(() => undefined)
}

/** Few rows are ever opened: what shows their fields is no part of a list's first load. */
const ServerFields = lazy(() => fetched().catch(() => ({ default: PlainRecord })))

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
      <ServerFields raw={raw} />
    </Suspense>
  )
}

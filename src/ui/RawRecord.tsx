import { lazy, Suspense, useState } from 'react'
import { foldLine } from '#/ui/RecordHeader'
import { UntrustedText } from '#/ui/UntrustedText'

interface RawRecordProps {
  raw: unknown
}

/** The record as JSON, where the code of RawFields cannot be loaded. */
function PlainRecord({ raw }: RawRecordProps) {
  const text = JSON.stringify(raw, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value), 2)
  return (
    <pre className="overflow-x-auto text-sm">
      <UntrustedText text={text} max={MAX_JSON_LENGTH} multiline />
    </pre>
  )
}

const MAX_JSON_LENGTH = 20_000

/** Loaded when needed, as few rows are ever expanded. */
const RawFields = lazy(() => import('#/ui/RawFields').catch(() => ({ default: PlainRecord })))

/** Every field of an API response, under the API's field names. */
export function RawRecord({ raw }: RawRecordProps) {
  return (
    <Suspense
      fallback={
        <p aria-busy className="min-h-20 text-muted">
          Loading…
        </p>
      }
    >
      <RawFields raw={raw} />
    </Suspense>
  )
}

/** Everything that the API returned for a record, collapsed; rendered when it is expanded. */
export function RawApiResponse({ raw }: { raw: unknown }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="open:w-full" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={`text-muted hover:text-ink ${foldLine}`}>Raw API response</summary>
      {open && (raw === undefined ? <p className="text-muted">Loading…</p> : <RawRecord raw={raw} />)}
    </details>
  )
}

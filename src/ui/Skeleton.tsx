/** A gray bar where a text is loading; `className` gives its width. Hidden from assistive technology. */
export function Skeleton({ className = 'w-32' }: { className?: string }) {
  return <span aria-hidden className={`inline-block h-[1em] max-w-full rounded-xs bg-line align-middle ${className}`} />
}

/** Widths of values as they vary down a record, so that loading rows look like facts. */
const VALUE_WIDTHS = ['w-64', 'w-24', 'w-40', 'w-80', 'w-32', 'w-56']

/** The shape of `rows` label and value pairs (DetailRows) while a record loads. */
export function DetailRowsSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div role="status" className="panel ruled">
      <span className="sr-only">Loading…</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="grid gap-x-6 gap-y-1.5 px-4 py-2 md:grid-cols-[9.75rem_1fr]">
          <Skeleton className="w-24" />
          <Skeleton className={VALUE_WIDTHS[row % VALUE_WIDTHS.length] ?? ''} />
        </div>
      ))}
    </div>
  )
}

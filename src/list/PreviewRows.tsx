import type { ReactNode } from 'react'
import { LazyPanel } from '#/ui/LazyPanel'
import { DetailRowsSkeleton } from '#/ui/Skeleton'

/** What the details of a row open with, before its JSON: labels and values; one without a value is left out. */
export function PreviewRows({ rows }: { rows: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="mb-3 grid gap-x-4 gap-y-1 text-pretty md:grid-cols-[9.75rem_minmax(0,1fr)] [&_dd_a]:underline">
      {rows.map(({ label, value }) =>
        value ? (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-words max-md:mb-1">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

/** The place of a preview whose code loads when its row is expanded, as few rows ever are. */
export function LazyPreview({ children }: { children: ReactNode }) {
  return <LazyPanel fallback={<DetailRowsSkeleton rows={3} />}>{children}</LazyPanel>
}

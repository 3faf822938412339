import type { ReactNode } from 'react'

/** One figure under its label; undefined while it is on its way. */
export interface Figure {
  label: string
  value: ReactNode | undefined
  /** Has a line of small screens to itself: a number is never cut. */
  wide?: boolean
}

/** A strip of the few figures that matter most, each under its label; its height does not depend on what is known. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:flex md:flex-wrap md:gap-x-10">
      {figures.map(({ label, value, wide }) => (
        <div key={label} className={`min-h-11 min-w-0 ${wide ? 'col-span-2' : ''}`}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className={`text-lg ${wide ? 'break-words' : 'truncate'}`}>
            {value === undefined ? <span className="text-muted">…</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

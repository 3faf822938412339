import type { ReactNode } from 'react'

/** One figure under its label; undefined while it is on its way. */
export interface Stat {
  label: string
  value: ReactNode | undefined
  /** How much of a line of small screens it has: half of it unless told otherwise. */
  room?: keyof typeof rooms
}

const rooms = { half: 'max-md:col-span-3', line: 'max-md:col-span-6', third: 'max-md:col-span-2' }

/** A strip of the few figures that matter most, each under its label; its height does not depend on what is known. */
export function Stats({ figures }: { figures: readonly Stat[] }) {
  return (
    <dl className="grid grid-cols-6 gap-x-4 gap-y-3 md:flex md:flex-wrap md:gap-x-6 lg:gap-x-10">
      {figures.map(({ label, value, room = 'half' }) => (
        <div key={label} className={`min-h-11 min-w-0 ${rooms[room]}`}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="break-words md:text-lg">
            {value === undefined ? <span className="text-muted">…</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

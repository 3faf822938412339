import { type ReactNode, useId } from 'react'

/** A part of the settings: what it is about beside what may be set, or above it where there is no room. */
export function SettingsSection({ about, children }: { about: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      data-stands
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-3 border-t border-line py-6 lg:grid-cols-[13rem_minmax(0,42rem)]"
    >
      <h2 id={id} className="text-lg font-semibold">
        {about}
      </h2>
      <div className="min-w-0 stack-3">{children}</div>
    </section>
  )
}

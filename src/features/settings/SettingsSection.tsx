import { type ReactNode, useId } from 'react'

/** One section of the settings page: title and content side by side, or stacked on small screens. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-3 border-t border-line px-4 py-6 first:border-t-0 lg:grid-cols-[13rem_minmax(0,42rem)]"
    >
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <div className="min-w-0 stack-3">{children}</div>
    </section>
  )
}

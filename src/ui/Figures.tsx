import type { Fact } from '#/ui/Facts'

/** A strip of the few figures that matter most, each under its label; its height does not depend on what is known. */
export function Figures({ figures }: { figures: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:flex md:flex-wrap md:gap-x-10">
      {figures.map(({ label, value }) => (
        <div key={label} className="min-h-11 min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="truncate text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

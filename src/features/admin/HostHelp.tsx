import { useAdministration } from './administration'

/** What the configuration tells the administrators of its host (`merits.help`). */
export function HostHelp() {
  const { help } = useAdministration().config.merits
  if (help.length === 0) return null
  return (
    <section aria-labelledby="admin-help" className="mt-8 max-w-2xl border-l-2 border-line-strong pl-4">
      <h2 id="admin-help" className="mb-2 font-medium">
        About this host
      </h2>
      <ul className="stack-1 text-muted">
        {help.map((sentence) => (
          <li key={sentence} className="break-words">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}

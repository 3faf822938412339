import { exactTime } from '#/domain/text/time'
import { CopyButton } from '#/ui/CopyButton'
import { UntrustedText } from '#/ui/UntrustedText'
import { useAdministration } from './administration'
import { journalText } from './journalEntries'
import { useStore } from '#/data/useStore'

/** The change log: the changes sent from this tab, the newest first. */
export function Journal() {
  const journal = useStore(useAdministration().sender.journal)
  return (
    <section aria-labelledby="admin-journal" className="mt-10">
      <h2 id="admin-journal" className="mb-2 text-lg font-semibold">
        Change log
        {journal.length > 0 && <CopyButton text={journalText(journal)} what="change log" />}
      </h2>
      {journal.length === 0 ? (
        <p className="text-muted">No changes from this tab yet. The log is cleared when you reload the page.</p>
      ) : (
        <ol className="panel ruled px-4">
          {journal.toReversed().map(({ id, at, chainId, lines, result, outcome }) => (
            <li key={id} className="grid gap-x-4 py-2 md:grid-cols-[14rem_6rem_1fr_1fr]">
              <time dateTime={at.toISOString()} className="text-muted">
                {exactTime(at)}
              </time>
              <span className="font-mono text-sm break-all">{chainId}</span>
              <span className="min-w-0 font-mono text-sm break-words">
                {lines.map((line) => (
                  <span key={line} className="block">
                    <UntrustedText text={line} max={400} />
                  </span>
                ))}
              </span>
              <span className={`min-w-0 break-words ${result === 'saved' ? 'text-good' : 'text-bad'}`}>
                <UntrustedText text={outcome} max={400} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

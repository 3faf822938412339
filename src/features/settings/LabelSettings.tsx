import { useState } from 'react'
import {
  type LabelImport,
  type LabelProblem,
  readLabels,
  saveImport,
  setLabel,
  writeLabels,
} from '#/data/labels/labelFile'
import { useStore } from '#/data/useStore'
import { labelIn, labels } from '#/data/labels/labels'
import { watches } from '#/data/watch/watches'
import { counted, grouped } from '#/domain/amounts/numberFormat'
import { ruleText } from '#/data/watch/watchRule'
import LabelEditor from '#/entity/LabelEditor'
import { SettingsSection } from '#/features/settings/SettingsSection'
import { Button } from '#/ui/Button'
import { FileButton } from '#/ui/FileButton'
import { FullHash } from '#/ui/Hash'
import { UntrustedText } from '#/ui/UntrustedText'
import { downloadFile } from '#/ui/downloadFile'

/** Larger files are not read. */
const MAX_FILE_BYTES = 5_000_000

/** Labels listed before "Show more". */
const INITIAL_LABELS = 100

/** The user's private labels of addresses: a list to edit, saved to a file and imported from one. */
export default function LabelSettings() {
  const all = useStore(labels)
  const watched = useStore(watches)
  const [imported, setImported] = useState<LabelImport | 'unreadable' | null>(null)
  const [edited, setEdited] = useState<string | null>(null)
  const [shown, setShown] = useState(INITIAL_LABELS)
  const entries = Object.keys(all).flatMap((hash) => ({ hash, label: labelIn(all, hash) ?? '' }))
  const read = async (file: File | undefined) => {
    if (!file) return
    const text = file.size > MAX_FILE_BYTES ? '' : await file.text().catch(() => '')
    setImported(readLabels(text, labels.get(), watches.get()) ?? 'unreadable')
  }
  return (
    <SettingsSection title="Private labels">
      <p>
        {entries.length === 0 ? 'No private labels yet. Add one with the pencil on an address page. ' : ''}
        Private labels are stored in this browser only. Export them to use them elsewhere.
      </p>
      {entries.length > 0 && <p className="text-muted">{counted(entries.length, 'label', 'labels')}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {entries.length > 0 && (
          <Button
            onClick={() =>
              downloadFile(new Blob([writeLabels(all, watched)], { type: 'application/json' }), 'astrolabe-labels.json')
            }
          >
            Export
          </Button>
        )}
        <FileButton label="Import" accept="application/json,.json" onFile={(file) => void read(file)} />
      </div>
      {imported && <LabelImportReview imported={imported} onDone={() => setImported(null)} />}
      {entries.length > 0 && (
        <ul>
          {entries.slice(0, shown).map(({ hash, label }) => (
            <li key={hash} className="flex flex-wrap items-center gap-x-3 border-b border-line py-1.5">
              <span className="min-w-0 grow basis-48 font-medium">
                <UntrustedText text={label} max={60} />
              </span>
              <span className="min-w-0 grow">
                <FullHash hash={hash} />
              </span>
              <Button onClick={() => setEdited(hash)} aria-label={`Edit label of ${hash}`}>
                Edit
              </Button>
              <Button onClick={() => setLabel(hash, null)} aria-label={`Remove label of ${hash}`}>
                Remove
              </Button>
              {watched[hash] && (
                <span className="basis-full text-sm wrap-anywhere text-muted">Watched: {ruleText(watched[hash])}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {entries.length > shown && (
        <Button onClick={() => setShown(shown * 10)}>Show more ({grouped(entries.length - shown)} left)</Button>
      )}
      {edited !== null && <LabelEditor address={edited} onClose={() => setEdited(null)} />}
    </SettingsSection>
  )
}

/** Problems listed one by one. */
const MAX_PROBLEMS = 20

interface LabelImportReviewProps {
  imported: LabelImport | 'unreadable'
  onDone: () => void
}

/** What an imported file would change, for the user to confirm. */
function LabelImportReview({ imported, onDone }: LabelImportReviewProps) {
  if (imported === 'unreadable') {
    return (
      <div role="alert" className="stack-2 rounded-sm border border-bad p-3">
        <p>Couldn’t import this file. Expected JSON: {'{ "labels": { "0x…": "…" } }'}</p>
        <Button onClick={onDone}>Dismiss</Button>
      </div>
    )
  }
  const { added, different, same, problems } = imported
  const [fresh, other] = [Object.keys(added).length, Object.keys(different).length]
  const rules = Object.keys(imported.watches).length
  const save = (chosen: Readonly<Record<string, string>>, replaces: boolean) => {
    saveImport(chosen, imported, replaces)
    onDone()
  }
  return (
    <div role="status" className="stack-2 rounded-sm border border-line-strong p-3">
      <p>
        {[
          counted(fresh, 'new label', 'new labels'),
          other > 0 && `${grouped(other)} different from yours`,
          same > 0 && `${grouped(same)} unchanged`,
          rules > 0 && counted(rules, 'watched address', 'watched addresses'),
          problems.length > 0 && counted(problems.length, 'invalid entry', 'invalid entries'),
        ]
          .filter(Boolean)
          .join(', ')}
        . Nothing is imported yet.
      </p>
      {problems.length > 0 && <Problems problems={problems} />}
      <div className="flex flex-wrap gap-2">
        {fresh > 0 && <Button onClick={() => save(added, false)}>Import new labels</Button>}
        {other > 0 && (
          <Button onClick={() => save({ ...added, ...different }, true)}>
            {fresh > 0 ? 'Import new labels and replace mine' : 'Replace my labels'}
          </Button>
        )}
        {fresh + other === 0 && rules > 0 && <Button onClick={() => save({}, true)}>Watch these addresses</Button>}
        <Button onClick={onDone}>{fresh + other + rules > 0 ? 'Cancel' : 'Dismiss'}</Button>
      </div>
    </div>
  )
}

function Problems({ problems }: { problems: readonly LabelProblem[] }) {
  return (
    <ul className="list-disc pl-5 text-warn">
      {problems.slice(0, MAX_PROBLEMS).map(({ entry, why }) => (
        <li key={entry} className="break-words">
          <UntrustedText text={entry} max={66} /> {why}
        </li>
      ))}
      {problems.length > MAX_PROBLEMS && <li>and {grouped(problems.length - MAX_PROBLEMS)} more</li>}
    </ul>
  )
}

import { useState, useSyncExternalStore } from 'react'
import { type LabelImport, type LabelProblem, readLabels, setLabel, writeLabels } from '#/data/labels/labelFile'
import { labelIn, labels } from '#/data/labels/labels'
import { grouped } from '#/domain/numberFormat'
import LabelEditor from '#/entity/LabelEditor'
import { SettingsSection } from '#/features/settings/SettingsSection'
import { Button } from '#/ui/Button'
import { FullHash } from '#/ui/FullHash'
import { UntrustedText } from '#/ui/UntrustedText'
import { downloadFile } from '#/ui/downloadFile'

/** Larger files are not read. */
const MAX_FILE_BYTES = 5_000_000

/** Labels listed before "Show more". */
const INITIAL_LABELS = 100

/** The user's private labels of addresses: a list to edit, saved to a file and imported from one. */
export function LabelSettings() {
  const all = useSyncExternalStore(labels.subscribe, labels.get)
  const [imported, setImported] = useState<LabelImport | 'unreadable' | null>(null)
  const [edited, setEdited] = useState<string | null>(null)
  const [shown, setShown] = useState(INITIAL_LABELS)
  const entries = Object.keys(all).flatMap((hash) => ({ hash, label: labelIn(all, hash) ?? '' }))
  const read = async (file: File | undefined) => {
    if (!file) return
    const text = file.size > MAX_FILE_BYTES ? '' : await file.text().catch(() => '')
    setImported(readLabels(text, labels.get()) ?? 'unreadable')
  }
  return (
    <SettingsSection about="Labels of addresses">
      <p>
        {entries.length === 0
          ? 'You have none. '
          : entries.length === 1
            ? 'You have one. '
            : `You have ${grouped(entries.length)}. `}
        What you call an address (✎ on its page) is shown in place of what others call it. It is kept in this browser
        alone and sent nowhere; a file takes it to another one.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {entries.length > 0 && (
          <Button
            onClick={() =>
              downloadFile(new Blob([writeLabels(all)], { type: 'application/json' }), 'astrolabe-labels.json')
            }
          >
            Save to a file
          </Button>
        )}
        <label className="inline-flex min-h-11 cursor-pointer items-center rounded-sm border border-line-strong bg-raised px-3 font-medium focus-within:outline-2 focus-within:outline-accent hover:bg-sunken md:min-h-8">
          Add from a file
          <input
            type="file"
            accept="application/json,.json"
            className="sr-only"
            onChange={({ target }) => {
              void read(target.files?.[0])
              target.value = ''
            }}
          />
        </label>
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
              <Button onClick={() => setEdited(hash)} aria-label={`Change the label of ${hash}`}>
                Change
              </Button>
              <Button onClick={() => setLabel(hash, null)} aria-label={`Remove the label of ${hash}`}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {entries.length > shown && (
        <Button onClick={() => setShown(shown * 10)}>Show more: {grouped(entries.length - shown)} left</Button>
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

const counted = (count: number, one: string, more: string) => `${grouped(count)} ${count === 1 ? one : more}`

/** What an imported file would change, for the user to confirm. */
function LabelImportReview({ imported, onDone }: LabelImportReviewProps) {
  if (imported === 'unreadable') {
    return (
      <div role="alert" className="stack-2 rounded-sm border border-bad p-3">
        <p>That is no file of labels: it should be JSON, {'{ "labels": { "0x…": "…" } }'}. Nothing was changed.</p>
        <Button onClick={onDone}>Close</Button>
      </div>
    )
  }
  const { added, different, same, problems } = imported
  const [fresh, other] = [Object.keys(added).length, Object.keys(different).length]
  const save = (chosen: Readonly<Record<string, string>>) => {
    labels.set({ ...labels.get(), ...chosen })
    onDone()
  }
  return (
    <div role="status" className="stack-2 rounded-sm border border-line-strong p-3">
      <p>
        {[
          counted(fresh, 'new label', 'new labels'),
          other > 0 && counted(other, 'that differs from yours', 'that differ from yours'),
          same > 0 && `${grouped(same)} here already`,
          problems.length > 0 && counted(problems.length, 'entry that can’t be used', 'entries that can’t be used'),
        ]
          .filter(Boolean)
          .join(', ')}
        . Nothing is changed yet.
      </p>
      {problems.length > 0 && <Problems problems={problems} />}
      <div className="flex flex-wrap gap-2">
        {fresh > 0 && <Button onClick={() => save(added)}>Add the new ones</Button>}
        {other > 0 && <Button onClick={() => save({ ...added, ...different })}>Add them and replace mine</Button>}
        <Button onClick={onDone}>{fresh + other > 0 ? 'Cancel' : 'Close'}</Button>
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

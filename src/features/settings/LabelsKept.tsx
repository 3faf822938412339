import { useState, useSyncExternalStore } from 'react'
import { type LabelImport, readLabels, setLabel, writeLabels } from '#/data/labels/labelFile'
import { labelIn, labels } from '#/data/labels/labels'
import { grouped } from '#/domain/numberFormat'
import LabelEditor from '#/entity/LabelEditor'
import { LabelsFound } from '#/features/settings/LabelsFound'
import { Button } from '#/ui/Button'
import { FullHash } from '#/ui/FullHash'
import { UntrustedText } from '#/ui/UntrustedText'
import { downloadFile } from '#/ui/downloadFile'
import { SettingsSection } from '#/features/settings/SettingsSection'

/** Larger files are no files of labels, bytes. */
const LARGEST = 5_000_000

/** The reader's own labels of addresses: all of them, out to a file and in from one. */
export function LabelsKept() {
  const all = useSyncExternalStore(labels.subscribe, labels.get)
  const [found, setFound] = useState<LabelImport | 'unreadable' | null>(null)
  const [edited, setEdited] = useState<string | null>(null)
  const [shown, setShown] = useState(100)
  const entries = Object.keys(all).flatMap((hash) => ({ hash, label: labelIn(all, hash) ?? '' }))
  const read = async (file: File | undefined) => {
    if (!file) return
    const text = file.size > LARGEST ? '' : await file.text().catch(() => '')
    setFound(readLabels(text, labels.get()) ?? 'unreadable')
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
      {found && <LabelsFound found={found} onDone={() => setFound(null)} />}
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

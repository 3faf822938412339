import { useState } from 'react'
import { ADDRESS_SET_SLOT, addressSet, setChains } from '#/data/addressSet/addressSet'
import { type AddressSetImport, importAddressSet, writeAddressSet } from '#/data/addressSet/addressSetFile'
import { unsavedSlots } from '#/data/persistence/storedValue'
import { useStore } from '#/data/useStore'
import { counted, grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { SettingsSection } from '#/features/settings/SettingsSection'
import { Button } from '#/ui/Button'
import { downloadFile } from '#/ui/downloadFile'
import { FileButton } from '#/ui/FileButton'
import { UntrustedText } from '#/ui/UntrustedText'

/** Larger files are not read. */
const MAX_FILE_BYTES = 5_000_000
/** Problems listed one by one. */
const MAX_PROBLEMS = 20

/** The addresses of the portfolio: saved to a file, read from one, and removed. */
export function AddressSetSettings() {
  const all = useStore(addressSet)
  const chains = useStore(setChains)
  const isUnsaved = useStore(unsavedSlots).has(ADDRESS_SET_SLOT)
  const [imported, setImported] = useState<AddressSetImport | 'unreadable' | null>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    const text = file.size > MAX_FILE_BYTES ? '' : await file.text().catch(() => '')
    setImported(importAddressSet(text) ?? 'unreadable')
  }
  return (
    <SettingsSection title="Portfolio">
      <p>
        {all.length === 0 && 'No addresses yet. '}
        The addresses of your{' '}
        <a href={paths.portfolio()} className="underline">
          portfolio
        </a>{' '}
        are stored in this browser only.
      </p>
      {all.length > 0 && (
        <p className="text-muted">
          {counted(all.length, 'address', 'addresses')}
          {chains && ` on ${counted(chains.length, 'selected chain', 'selected chains')}`}
        </p>
      )}
      {isUnsaved && (
        <p role="alert" className="text-bad">
          This browser’s storage is full or blocked. The addresses last until you close this tab; export them to keep
          them.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {all.length > 0 && (
          <Button
            onClick={() =>
              downloadFile(new Blob([writeAddressSet()], { type: 'application/json' }), 'astrolabe-addresses.json')
            }
          >
            Export addresses
          </Button>
        )}
        <FileButton
          label="Import addresses"
          accept="application/json,.json,text/csv,.csv,text/plain,.txt"
          onFile={(file) => void read(file)}
        />
        {all.length > 0 && (
          <Button
            onClick={() => {
              addressSet.set([])
              setChains.set(null)
            }}
          >
            Remove all addresses
          </Button>
        )}
      </div>
      <p role="status">{imported && summaryOf(imported)}</p>
      {imported && imported !== 'unreadable' && imported.problems.length > 0 && (
        <ul className="list-disc pl-5 text-warn">
          {imported.problems.slice(0, MAX_PROBLEMS).map(({ text, reason }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same text may be wrong twice
            <li key={index} className="break-words">
              <UntrustedText text={text} max={70} /> {reason}
            </li>
          ))}
          {imported.problems.length > MAX_PROBLEMS && (
            <li>and {grouped(imported.problems.length - MAX_PROBLEMS)} more</li>
          )}
        </ul>
      )}
    </SettingsSection>
  )
}

function summaryOf(imported: AddressSetImport | 'unreadable'): string {
  if (imported === 'unreadable') return 'Couldn’t import this file. It has no addresses.'
  const { added, known, beyond, problems, chains } = imported
  return [
    `${counted(added, 'address', 'addresses')} imported`,
    known > 0 && `${grouped(known)} already in the list`,
    beyond > 0 && `${grouped(beyond)} beyond the maximum`,
    problems.length > 0 && counted(problems.length, 'invalid entry', 'invalid entries'),
    chains > 0 && counted(chains, 'chain', 'chains'),
  ]
    .filter(Boolean)
    .join(', ')
}

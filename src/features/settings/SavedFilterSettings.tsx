import { useState } from 'react'
import { useStore } from '#/data/useStore'
import { type Config, findChain } from '#/data/config/config'
import { hrefOfFilter, importFilters, removeFilter, savedFilters, writeFilters } from '#/data/settings/savedFilters'
import { counted } from '#/domain/amounts/numberFormat'
import { SettingsSection } from '#/features/settings/SettingsSection'
import { Button } from '#/ui/Button'
import { downloadFile } from '#/ui/downloadFile'
import { FileButton } from '#/ui/FileButton'
import { UntrustedText } from '#/ui/UntrustedText'

/** Larger files are not read. */
const MAX_FILE_BYTES = 5_000_000

/** The user's saved filters: a list to remove from, saved to a file and read from one. */
export function SavedFilterSettings({ config }: { config: Config }) {
  const all = useStore(savedFilters)
  const [status, setStatus] = useState('')
  const read = async (file: File | undefined) => {
    if (!file) return
    const text = file.size > MAX_FILE_BYTES ? '' : await file.text().catch(() => '')
    const found = importFilters(text)
    if (!found) return setStatus('Couldn’t import this file. Expected JSON: { "filters": [{ "name": "…" }] }')
    const invalid = found.invalid > 0 ? `, ${counted(found.invalid, 'invalid entry', 'invalid entries')}` : ''
    setStatus(`${counted(found.added, 'new filter', 'new filters')} imported${invalid}`)
  }
  return (
    <SettingsSection title="Saved filters">
      <p>
        {all.length === 0 && 'No saved filters yet. Save one on the page “Advanced filter” of a chain. '}
        Saved filters are stored in this browser only.
      </p>
      {all.length > 0 && (
        <ul>
          {all.map((filter) => (
            <li key={hrefOfFilter(filter)} className="flex flex-wrap items-center gap-x-3 border-b border-line py-1.5">
              <a href={hrefOfFilter(filter)} className="min-w-0 grow basis-40 font-medium">
                <UntrustedText text={filter.name} max={80} />
              </a>
              <span className="text-sm text-muted">
                {findChain(config, filter.chain)?.name ?? `Chain ${filter.chain}`}
              </span>
              <Button onClick={() => removeFilter(filter)} aria-label={`Remove filter ${filter.name}`}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {all.length > 0 && (
          <Button
            onClick={() =>
              downloadFile(new Blob([writeFilters(all)], { type: 'application/json' }), 'astrolabe-filters.json')
            }
          >
            Export filters
          </Button>
        )}
        <FileButton label="Import filters" accept="application/json,.json" onFile={(file) => void read(file)} />
        {all.length > 0 && <Button onClick={() => savedFilters.set([])}>Remove all filters</Button>}
      </div>
      <p role="status">{status}</p>
    </SettingsSection>
  )
}

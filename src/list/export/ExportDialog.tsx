import { type FormEvent, useState } from 'react'
import { RESOURCES } from '#/api/resources'
import { sourceOf } from '#/data/sources/connection'
import { grouped } from '#/domain/numberFormat'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'
import { Checkbox } from '#/ui/Checkbox'
import { begin, closeDialog, type HowMany, type Subject } from './exports'
import type { Format } from './exportStore'

const formats: readonly [format: Format, label: string, note: string][] = [
  ['csv', 'CSV', 'for spreadsheets: a column for each field, amounts exact and in whole coins, times in UTC'],
  ['json', 'JSON', 'each row as the server sent it'],
]

/** Asks how many rows of a list to take, and how to write them. */
export function ExportDialog({ subject }: { subject: Subject }) {
  const { rows, noun, request, connection } = subject
  const [extent, setExtent] = useState<'loaded' | 'first' | 'all'>('loaded')
  const [first, setFirst] = useState('1000')
  const [format, setFormat] = useState<Format>('csv')
  const [busy, setBusy] = useState(false)
  const count = /^\d{1,9}$/.test(first.trim()) ? Number(first) : 0
  const howMany: HowMany = extent === 'first' ? count : extent
  const chosen = Object.entries(request.filters).filter(([, value]) => value !== undefined)
  const paid = sourceOf(connection, request.resource).root.form === 'multichain'
  const { credits, body } = RESOURCES[request.resource]
  const start = (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    void begin(subject, howMany, format)
  }
  return (
    <form onSubmit={start} className="stack-3">
      {chosen.length > 0 && (
        <p className="text-muted">
          As chosen in the list:{' '}
          <UntrustedText text={chosen.map(([name, value]) => `${name} = ${String(value)}`).join(', ')} max={200} />
        </p>
      )}
      <fieldset>
        <legend className="font-medium">Rows</legend>
        <Checkbox type="radio" name="rows" checked={extent === 'loaded'} onChange={() => setExtent('loaded')}>
          The {grouped(rows.length)} {rows.length === 1 ? noun[0] : noun[1]} that {rows.length === 1 ? 'is' : 'are'}{' '}
          loaded
        </Checkbox>
        {body === 'page' && (
          <>
            <div className="flex items-center gap-2">
              <Checkbox type="radio" name="rows" checked={extent === 'first'} onChange={() => setExtent('first')}>
                The first
              </Checkbox>
              <input
                aria-label="How many rows"
                inputMode="numeric"
                value={first}
                onFocus={() => setExtent('first')}
                onChange={({ target }) => setFirst(target.value)}
                aria-invalid={extent === 'first' && count === 0}
                className="h-11 w-28 rounded-sm border border-line-strong bg-raised px-2 tabular-nums aria-invalid:border-bad md:h-7"
              />
            </div>
            <Checkbox type="radio" name="rows" checked={extent === 'all'} onChange={() => setExtent('all')}>
              All of the list
            </Checkbox>
            {paid && extent !== 'loaded' && (
              <p className="text-sm text-muted">Each page of the list costs {credits} credits of your plan.</p>
            )}
          </>
        )}
      </fieldset>
      <fieldset>
        <legend className="font-medium">Format</legend>
        {formats.map(([each, label, note]) => (
          <Checkbox
            key={each}
            type="radio"
            name="format"
            checked={format === each}
            note={note}
            onChange={() => setFormat(each)}
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
      {format === 'csv' && (
        <p className="text-sm text-muted">
          Spreadsheets keep 15 digits of a number: import the exact amounts as text where every digit counts. What would
          run as a formula has an apostrophe before it.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy || howMany === 0}>
          Export
        </Button>
        <Button onClick={closeDialog}>Cancel</Button>
      </div>
    </form>
  )
}

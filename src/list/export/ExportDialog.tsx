import { type FormEvent, useId, useState } from 'react'
import { RESOURCES } from '#/api/resources'
import { sourceOf } from '#/data/sources/dataSource'
import { grouped } from '#/domain/amounts/numberFormat'
import { UnprocessedNote } from '#/entity/UnprocessedNote'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'
import { Checkbox } from '#/ui/Checkbox'
import { TextBox } from '#/ui/TextBox'
import { closeDialog, type ListToExport, type RowSelection, startExport } from './exports'
import type { Format } from './exportStore'

const FORMATS: readonly [format: Format, label: string, note: string][] = [
  ['table', 'CSV, columns as shown', 'for spreadsheets: the columns of the table, exact amounts, UTC timestamps'],
  ['csv', 'CSV, all fields', 'for spreadsheets: one column per field of the API, exact amounts, UTC timestamps'],
  ['json', 'JSON', 'rows exactly as the API returned them'],
]

/** The form of a new export: which rows, and in which format. */
export function ExportDialog({ list }: { list: ListToExport }) {
  const { rows, noun, request, connection } = list
  const [selected, setSelected] = useState<'loaded' | 'first' | 'all'>('loaded')
  const [first, setFirst] = useState('1000')
  const [format, setFormat] = useState<Format>(list.columns ? 'table' : 'csv')
  const [isStarted, setStarted] = useState(false)
  const countHint = useId()
  const count = /^\d{1,9}$/.test(first.trim()) ? Number(first) : 0
  const isCountWrong = selected === 'first' && count === 0
  const selection: RowSelection = selected === 'first' ? count : selected
  const filters = Object.entries(request.filters).filter(([, value]) => value !== undefined)
  const costsCredits = sourceOf(connection, request.resource).root.form === 'multichain'
  const { credits, body } = RESOURCES[request.resource]
  const start = (event: FormEvent) => {
    event.preventDefault()
    setStarted(true)
    void startExport(list, selection, format)
  }
  return (
    <form onSubmit={start} className="stack-3">
      {list.unprocessed && <UnprocessedNote what={list.name} unprocessed={list.unprocessed} />}
      {filters.length > 0 && (
        <p className="text-muted">
          Filters applied:{' '}
          <UntrustedText text={filters.map(([name, value]) => `${name} = ${String(value)}`).join(', ')} max={200} />
        </p>
      )}
      <fieldset>
        <legend className="font-medium">Rows</legend>
        <Checkbox type="radio" name="rows" checked={selected === 'loaded'} onChange={() => setSelected('loaded')}>
          Loaded {noun[1]} ({grouped(rows.length)})
        </Checkbox>
        {body === 'page' && (
          <>
            <div className="flex flex-wrap items-center gap-x-2">
              <Checkbox type="radio" name="rows" checked={selected === 'first'} onChange={() => setSelected('first')}>
                First
              </Checkbox>
              <TextBox
                place="line"
                aria-label="Number of rows"
                inputMode="numeric"
                value={first}
                onFocus={() => setSelected('first')}
                onText={setFirst}
                aria-invalid={isCountWrong}
                aria-describedby={isCountWrong ? countHint : undefined}
                className="w-28 tabular-nums"
              />
              {isCountWrong && (
                <span id={countHint} className="icon icon-warning text-sm text-bad">
                  Enter a whole number, 1 or more
                </span>
              )}
            </div>
            <Checkbox type="radio" name="rows" checked={selected === 'all'} onChange={() => setSelected('all')}>
              All {noun[1]}
            </Checkbox>
            {costsCredits && selected !== 'loaded' && (
              <p className="text-sm text-muted">Each page of the list costs {credits} API credits.</p>
            )}
          </>
        )}
      </fieldset>
      <fieldset>
        <legend className="font-medium">Format</legend>
        {FORMATS.filter(([each]) => each !== 'table' || list.columns).map(([each, label, note]) => (
          <Checkbox
            key={each}
            type="radio"
            name="format"
            checked={format === each}
            note={
              each === 'table' && list.columnsLeftOut.length > 0
                ? `${note}; without ${list.columnsLeftOut.join(', ')}`
                : note
            }
            onChange={() => setFormat(each)}
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
      {format !== 'json' && (
        <p className="text-sm text-muted">
          Spreadsheets keep only 15 digits of a number: import exact amounts as text. Cells that would run as a formula
          start with an apostrophe.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="accent" disabled={isStarted || selection === 0}>
          Export
        </Button>
        <Button onClick={closeDialog}>Cancel</Button>
      </div>
    </form>
  )
}

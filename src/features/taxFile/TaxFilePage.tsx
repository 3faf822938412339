import { type FormEvent, useState } from 'react'
import type { ShownAddressSet } from '#/data/addressSet/addressSet'
import type { Connection } from '#/data/sources/dataSource'
import { counted } from '#/domain/amounts/numberFormat'
import { startTaxFile, useTaxFile } from '#/features/taxFile/currentTaxFile'
import { TAX_LISTS } from '#/features/taxFile/parts'
import { TaxFilePanel } from '#/features/taxFile/TaxFilePanel'
import { Button } from '#/ui/Button'
import { TextField } from '#/ui/Field'

/** The tax file of a set of addresses: the one that was started last, and the form of a new one. */
export function TaxFilePage({ connection, set }: { connection: Connection; set: ShownAddressSet }) {
  const file = useTaxFile(connection)
  return (
    <div className="flex flex-col gap-6 py-4">
      {file && <TaxFilePanel key={file.job.state().request.startedAt} file={file} />}
      <TaxFileForm connection={connection} set={set} hasFile={file !== null} />
      <p className="max-w-3xl text-sm text-muted">
        USD values are written only where the API has a rate of that time, and are empty elsewhere. The file is a record
        of what the API reported, no tax advice.
      </p>
    </div>
  )
}

/** No chain of today is older. */
const FIRST_YEAR = 2015

interface Years {
  readonly firstYear: number | null
  readonly lastYear: number | null
}

/** Null for all years; NaN if it is no year. */
function yearOf(text: string): number | null {
  const year = text.trim()
  return year === '' ? null : /^\d{4}$/.test(year) ? Number(year) : NaN
}

/** Reads both fields; a text says what is wrong. */
function yearsIn(first: string, last: string): Years | string {
  const thisYear = new Date().getUTCFullYear()
  const [firstYear, lastYear] = [yearOf(first), yearOf(last)]
  for (const year of [firstYear, lastYear])
    if (year !== null && !(year >= FIRST_YEAR && year <= thisYear))
      return `Enter years from ${FIRST_YEAR} to ${thisYear}.`
  if (firstYear !== null && lastYear !== null && firstYear > lastYear) return 'The first year is after the last one.'
  return { firstYear, lastYear }
}

/** The form of a new tax file, of the addresses and chains above it. */
export function TaxFileForm({
  connection,
  set,
  hasFile,
}: {
  connection: Connection
  set: ShownAddressSet
  hasFile: boolean
}) {
  const { addresses, chains } = set
  const [first, setFirst] = useState(() => String(new Date().getUTCFullYear()))
  const [last, setLast] = useState(first)
  const [problem, setProblem] = useState<string | null>(null)
  const years = yearsIn(first, last)
  const isInvalid = typeof years === 'string'
  const start = async (event: FormEvent) => {
    event.preventDefault()
    if (isInvalid) return
    const [hashes, ids] = [addresses.map(({ hash }) => hash), chains.map(({ id }) => id)]
    const isStarted = await startTaxFile(connection, { addresses: hashes, chains: ids, ...years })
    setProblem(isStarted ? null : 'Another tab works on a tax file. Pause it there first.')
  }
  if (addresses.length === 0) return <p className="py-3 text-muted">Add addresses to create a tax file.</p>
  const lists = addresses.length * chains.length * TAX_LISTS.length
  return (
    <form onSubmit={(event) => void start(event)} aria-label="New tax file" className="stack-3 max-w-3xl">
      <h2 className="text-lg font-semibold">New tax file</h2>
      <p>
        Transactions, internal transactions, token transfers, withdrawals and block rewards of{' '}
        {counted(addresses.length, 'address', 'addresses')} on {counted(chains.length, 'chain', 'chains')}, merged per
        transaction: {counted(lists, 'list', 'lists')} to load, each of one request per page.
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <YearField label="First year" value={first} onChange={setFirst} isInvalid={isInvalid} />
        <YearField label="Last year" value={last} onChange={setLast} isInvalid={isInvalid} />
      </div>
      <p className="text-sm text-muted">Years are in UTC. Leave a field empty for all years.</p>
      {isInvalid && (
        <p id="tax-years-problem" role="alert" className="text-bad">
          {years}
        </p>
      )}
      <Button type="submit" tone="accent" disabled={isInvalid}>
        Create tax file
      </Button>
      {hasFile && <p className="text-sm text-muted">It replaces the current file.</p>}
      {problem !== null && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
    </form>
  )
}

interface YearFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  isInvalid: boolean
}

function YearField({ label, value, onChange, isInvalid }: YearFieldProps) {
  return (
    <TextField
      label={<span className="font-medium text-ink">{label}</span>}
      place="toolbar"
      inputMode="numeric"
      maxLength={9}
      value={value}
      onText={onChange}
      aria-invalid={isInvalid}
      {...(isInvalid && { 'aria-describedby': 'tax-years-problem' })}
      className="w-28 tabular-nums"
    />
  )
}

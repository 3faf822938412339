import { useDeferredValue, useMemo, useState } from 'react'
import { stringifyJson } from '#/api/json'
import {
  type AbiEntryKind,
  type AbiListing,
  abiListing,
  humanReadableAbi,
  typeScriptAbi,
} from '#/features/contracts/abiListing'
import { type ReadAbi, readAbi } from '#/contracts/abi'
import { abiOf } from '#/data/queries/contract'
import { counted, grouped } from '#/domain/amounts/numberFormat'
import { AbiEntry } from '#/features/contracts/AbiEntry'
import { ContractBoundary } from '#/features/contracts/ContractBoundary'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import { type NatSpec, natSpecKey, natSpecOf } from '#/features/contracts/source/natSpec'
import { type ContractSource, sourceFilesOf } from '#/features/contracts/source/sourceFiles'
import { SourcifySection } from '#/features/contracts/sourcify/SourcifySection'
import { sourceTextOf } from '#/features/contracts/sourcify/sourcifySource'
import { UnreadableEntries } from '#/features/contracts/UnreadableEntries'
import { Button } from '#/ui/Button'
import { CopyChoice, CopyMenu } from '#/ui/CopyMenu'
import { Notice } from '#/ui/Notice'
import { TextBox } from '#/ui/TextBox'

/** The ABI tab of a contract: its functions, events and errors. */
export function ContractAbi({ hash, search }: { hash: string; search: ContractSearch }) {
  return (
    <ContractBoundary hash={hash} search={search} what="ABI">
      {(contract, _chain, shown) =>
        contract.abi === null ? (
          <>
            <Notice title="No ABI found">
              <p>The API has no ABI of this contract, because it is not verified there.</p>
            </Notice>
            <SourcifySection address={shown}>
              {(found) => <Entries json={found.abi} read={readAbi(found.abi)} source={sourceTextOf(found)} />}
            </SourcifySection>
          </>
        ) : (
          <Entries json={contract.abi} read={abiOf(contract)} source={contract} />
        )
      }
    </ContractBoundary>
  )
}

const GROUPS: readonly (readonly [AbiEntryKind, title: string])[] = [
  ['read', 'Read functions'],
  ['write', 'Write functions'],
  ['event', 'Events'],
  ['error', 'Errors'],
  ['constructor', 'Constructor'],
  ['receive', 'Receive'],
  ['fallback', 'Fallback'],
]

interface EntriesProps {
  /** The ABI as it was served. */
  json: unknown
  read: ReadAbi
  /** The source, for its documentation. */
  source: ContractSource
}

function Entries({ json, read: { abi, unreadable }, source }: EntriesProps) {
  const docs = useMemo(() => natSpecOf(sourceFilesOf(source)), [source])
  const [filter, setFilter] = useState('')
  const words = useDeferredValue(filter.trim().toLowerCase())
  const entries = abiListing(abi)
  const matching = entries.filter(
    ({ text, selector }) => text.toLowerCase().includes(words) || selector?.startsWith(words),
  )
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <TextBox
          type="search"
          place="toolbar"
          value={filter}
          onText={setFilter}
          aria-label="Filter by name, type or selector"
          placeholder="Name, type or selector"
          className="w-28 max-md:grow md:w-64"
        />
        <span role="status" className="text-sm text-muted">
          {words && matching.length < entries.length
            ? `${grouped(matching.length)} of ${counted(entries.length, 'entry', 'entries')}`
            : counted(entries.length, 'entry', 'entries')}
        </span>
        <div className="ml-auto">
          <CopyMenu label="Copy ABI as">
            <CopyChoice label="JSON" text={() => stringifyJson(json, 2)} />
            <CopyChoice label="Human-readable" text={() => humanReadableAbi(abi)} />
            <CopyChoice label="TypeScript" text={() => typeScriptAbi(abi)} />
          </CopyMenu>
        </div>
      </div>
      <UnreadableEntries entries={unreadable} />
      {matching.length === 0 && (
        <Notice title={entries.length === 0 ? 'The ABI is empty' : 'No entries match these filters'} />
      )}
      {GROUPS.map(([kind, title]) => (
        <Group key={kind} title={title} entries={matching.filter((entry) => entry.kind === kind)} docs={docs} />
      ))}
    </>
  )
}

function keyOf({ kind, name, inputs }: AbiListing): string {
  return natSpecKey(kind === 'event' || kind === 'error' ? kind : 'function', name, inputs.length)
}

/** Entries of a group that are shown before "Show". */
const INITIAL_ENTRIES = 100

interface GroupProps {
  title: string
  entries: readonly AbiListing[]
  docs: ReadonlyMap<string, NatSpec>
}

function Group({ title, entries, docs }: GroupProps) {
  const [shown, setShown] = useState(INITIAL_ENTRIES)
  if (entries.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="mb-1 font-semibold">
        {title} <span className="font-normal text-muted">{grouped(entries.length)}</span>
      </h2>
      <ul className="panel ruled px-4">
        {entries.slice(0, shown).map((entry) => (
          <AbiEntry key={entry.key} entry={entry} doc={docs.get(keyOf(entry))} />
        ))}
      </ul>
      {shown < entries.length && (
        <Button className="mt-2" onClick={() => setShown(shown * 5)}>
          Show {grouped(Math.min(shown * 5, entries.length))} of {grouped(entries.length)}
        </Button>
      )}
    </section>
  )
}

import { type ToggleEvent, useState } from 'react'
import { counted, grouped } from '#/domain/amounts/numberFormat'
import { Button } from '#/ui/Button'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

/** Longer texts are in a scrollable box. */
const MAX_INLINE_LENGTH = 600
/** Longer texts are cut; the copied JSON has all of them. */
const MAX_LENGTH = 20_000

/** A field name as a label: "gas_used" is "Gas used". */
function labelOf(key: string): string {
  const spaced = key.replaceAll('_', ' ').trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Parsed JSON; integers beyond 2^53 are bigint. */
type Json = null | undefined | string | number | bigint | boolean | readonly Json[] | { readonly [key: string]: Json }

function Value({ value, depth }: { value: Json; depth: number }) {
  if (value === null || value === undefined) return <MissingValue />
  if (typeof value === 'object') {
    const entries = Object.entries(value)
    if (entries.length === 0) return <span className="text-muted">empty</span>
    const summary = Array.isArray(value) ? counted(entries.length, 'item', 'items') : summaryOf(value)
    return <Nested summary={summary} entries={entries} depth={depth + 1} />
  }
  const text = String(value)
  if (text === '') return <span className="text-muted">empty</span>
  // The API has numbers as texts, too.
  const isCode = typeof value !== 'string' || /^(?:0x[\da-f]*|-?\d+(?:\.\d+)?)$/i.test(text)
  const breaking = isCode ? 'break-all font-mono text-sm' : 'break-words'
  if (text.length > MAX_INLINE_LENGTH) return <LongText text={text} className={breaking} />
  return (
    <span className={breaking}>
      <UntrustedText text={text} max={MAX_INLINE_LENGTH} />
    </span>
  )
}

/** A long text in a scrollable box, cut where it would block the browser. */
export function LongText({ text, className }: { text: string; className: string }) {
  return (
    <>
      <div
        role="group"
        aria-label="Long text"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard
        tabIndex={0}
        className={`max-h-40 overflow-y-auto whitespace-pre-wrap ${className}`}
      >
        <UntrustedText text={text} max={MAX_LENGTH} multiline />
      </div>
      {text.length > MAX_LENGTH && (
        <span className="text-muted">
          First {grouped(MAX_LENGTH)} of {grouped(text.length)} characters
        </span>
      )}
    </>
  )
}

/** A nested object or array, rendered once it is opened. */
function Nested({ summary, entries, depth }: { summary: string; entries: [string, Json][]; depth: number }) {
  const [open, setOpen] = useState(depth <= 1 && entries.length <= 4)
  return (
    <details open={open} onToggle={(event: ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)}>
      <summary className="wrap-anywhere text-muted">
        <UntrustedText text={summary} max={60} />
      </summary>
      {open && <Fields entries={entries} depth={depth} />}
    </details>
  )
}

/** The field that identifies a nested object for people. */
function summaryOf(record: object): string {
  const known = record as Record<string, unknown>
  const name = known.name ?? known.symbol ?? known.hash ?? known.address_hash ?? known.trait_type ?? known.type
  return typeof name === 'string' && name ? name : counted(Object.keys(record).length, 'field', 'fields')
}

/** Deeper fields have their label above the value, and even deeper ones are not indented: there is no space for columns. */
const MAX_COLUMN_DEPTH = 2
const MAX_INDENTED_DEPTH = 6

function listStyle(depth: number): string {
  if (depth === 0) return 'grid grid-cols-1 gap-x-8 lg:grid-cols-2'
  return depth > MAX_INDENTED_DEPTH ? 'mt-1' : 'mt-1 border-l border-line pl-3'
}

/** Fields rendered before "Show more". */
const PAGE_SIZE = 200

function Fields({ entries, depth }: { entries: [string, Json][]; depth: number }) {
  const [shown, setShown] = useState(PAGE_SIZE)
  const rest = entries.length - shown
  return (
    <>
      {/* A grid: deeply nested objects in a multi-column layout would take a browser minutes. */}
      <dl className={listStyle(depth)}>
        {entries.slice(0, shown).map(([key, value]) => (
          <div
            key={key}
            className={`grid content-start gap-x-3 py-0.5 lg:has-[details[open]]:col-span-full ${depth > MAX_COLUMN_DEPTH ? 'grid-cols-1' : 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-cols-[minmax(7rem,12rem)_minmax(0,1fr)]'}`}
          >
            <dt className="truncate text-muted" title={key}>
              <UntrustedText text={labelOf(key)} max={100} />
            </dt>
            <dd className="min-w-0 wrap-anywhere">
              <Value value={value} depth={depth} />
            </dd>
          </div>
        ))}
      </dl>
      {rest > 0 && (
        <Button className="mt-2" onClick={() => setShown(shown + 5 * PAGE_SIZE)}>
          Show more ({grouped(rest)} left)
        </Button>
      )}
    </>
  )
}

/** Every field of an API response, under the API's field names. */
export default function RawFields({ raw }: { raw: unknown }) {
  const json = raw as Json
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? (
    <Fields entries={Object.entries(json)} depth={0} />
  ) : (
    <Value value={json} depth={0} />
  )
}

import { type ToggleEvent, useState } from 'react'
import { grouped } from '#/domain/numberFormat'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'

/** A text longer than this is shown in a box that scrolls. */
const longText = 600
/** A text longer than this is cut, with its length said; the whole of it is in the copied JSON. */
const longest = 20_000

function words(key: string): string {
  const spaced = key.replaceAll('_', ' ').trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** What a body can hold; integers beyond 2^53 are bigint. */
type Json = null | undefined | string | number | bigint | boolean | readonly Json[] | { readonly [key: string]: Json }

function Value({ value, depth }: { value: Json; depth: number }) {
  if (value === null || value === undefined) return <span className="text-muted">not given</span>
  if (typeof value === 'object') {
    const entries = Object.entries(value)
    if (entries.length === 0) return <span className="text-muted">{Array.isArray(value) ? 'none' : 'empty'}</span>
    const summary = Array.isArray(value) ? counted(entries.length, 'item') : summaryOf(value)
    return <Nested summary={summary} entries={entries} depth={depth + 1} />
  }
  const text = String(value)
  if (text === '') return <span className="text-muted">empty text</span>
  const breaking =
    /^0x[\da-f]*$/i.test(text) || typeof value !== 'string' ? 'break-all font-mono text-sm' : 'break-words'
  if (text.length > longText) return <LongText text={text} className={breaking} />
  return (
    <span className={breaking}>
      <UntrustedText text={text} max={longText} />
    </span>
  )
}

/** A long text in a box that scrolls, cut where it would keep a browser busy, which it says. */
export function LongText({ text, className }: { text: string; className: string }) {
  return (
    <>
      <div
        role="group"
        aria-label="Long text"
        // A box that scrolls is reached by the keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={`max-h-40 overflow-y-auto whitespace-pre-wrap ${className}`}
      >
        <UntrustedText text={text} max={longest} multiline />
      </div>
      {text.length > longest && (
        <span className="text-muted">
          The first {grouped(longest)} of {grouped(text.length)} characters.
        </span>
      )}
    </>
  )
}

/** A record within a record: drawn once it is opened, however deep it lies. */
function Nested({ summary, entries, depth }: { summary: string; entries: [string, Json][]; depth: number }) {
  const [open, setOpen] = useState(depth <= 1 && entries.length <= 4)
  return (
    <details open={open} onToggle={(event: ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)}>
      <summary className="break-words text-muted">
        <UntrustedText text={summary} max={60} />
      </summary>
      {open && <Fields entries={entries} depth={depth} />}
    </details>
  )
}

function counted(count: number, thing: string): string {
  return `${grouped(count)} ${thing}${count === 1 ? '' : 's'}`
}

/** The one field by which people recognise a nested record. */
function summaryOf(record: object): string {
  const known = record as Record<string, unknown>
  const name = known.name ?? known.symbol ?? known.hash ?? known.address_hash ?? known.trait_type ?? known.type
  return typeof name === 'string' && name ? name : counted(Object.keys(record).length, 'field')
}

/** Fields that are drawn at once; more of them would keep a browser busy. */
const page = 200

function Fields({ entries, depth }: { entries: [string, Json][]; depth: number }) {
  const [shown, setShown] = useState(page)
  const rest = entries.length - shown
  return (
    <>
      {/* Two columns are a grid: records that nest ten deep in a multi-column flow would take a browser minutes to lay out. */}
      <dl className={depth ? 'mt-1 border-l border-line pl-3' : 'grid gap-x-8 lg:grid-cols-2'}>
        {entries.slice(0, shown).map(([key, value]) => (
          <div
            key={key}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] content-start gap-x-3 py-0.5 md:grid-cols-[minmax(7rem,12rem)_minmax(0,1fr)] lg:has-[details[open]]:col-span-full"
          >
            <dt className="truncate text-muted" title={key}>
              <UntrustedText text={words(key)} max={100} />
            </dt>
            <dd className="min-w-0">
              <Value value={value} depth={depth} />
            </dd>
          </div>
        ))}
      </dl>
      {rest > 0 && (
        <Button className="mt-2" onClick={() => setShown(shown + 5 * page)}>
          Show more: {grouped(rest)} left
        </Button>
      )}
    </>
  )
}

/** Every field of a record as the server sent it, under the server's own names: nothing it said is lost. */
export default function RawFields({ raw }: { raw: unknown }) {
  const json = raw as Json
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? (
    <Fields entries={Object.entries(json)} depth={0} />
  ) : (
    <Value value={json} depth={0} />
  )
}

import { HostileText } from '#/ui/HostileText'

/** Bodies nest a handful of levels; past this the rest is shown as one line of JSON. */
const deepest = 6

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
    if (depth >= deepest) return <span className="text-muted">… deeper than shown here; copy the JSON to see it</span>
    return (
      <details open={depth < 1 && entries.length <= 4}>
        <summary className="text-muted">{Array.isArray(value) ? `${entries.length} items` : summaryOf(value)}</summary>
        <Fields entries={entries} depth={depth + 1} />
      </details>
    )
  }
  const text = String(value)
  if (text === '') return <span className="text-muted">empty text</span>
  return (
    <span
      className={
        /^0x[\da-f]*$/i.test(text) || typeof value !== 'string' ? 'break-all font-mono text-sm' : 'break-words'
      }
    >
      <HostileText text={text} max={600} />
    </span>
  )
}

/** The one field by which people recognise a nested record. */
function summaryOf(record: object): string {
  const known = record as Record<string, unknown>
  const name = known.name ?? known.symbol ?? known.hash ?? known.address_hash ?? known.type
  return typeof name === 'string' && name
    ? name.length > 60
      ? `${name.slice(0, 60)}…`
      : name
    : `${Object.keys(record).length} fields`
}

function Fields({ entries, depth }: { entries: [string, Json][]; depth: number }) {
  return (
    <dl className={depth ? 'mt-1 border-l border-line pl-3' : 'columns-1 gap-x-8 lg:columns-2'}>
      {entries.map(([key, value]) => (
        <div
          key={key}
          className="grid break-inside-avoid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-cols-[minmax(7rem,12rem)_minmax(0,1fr)] gap-x-3 py-0.5"
        >
          <dt className="truncate text-muted" title={key}>
            {words(key)}
          </dt>
          <dd className="min-w-0">
            <Value value={value} depth={depth} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Every field of a record as the server sent it, under the server's own names: nothing it said is lost. */
export function ServerRecord({ raw }: { raw: unknown }) {
  const json = raw as Json
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? (
    <Fields entries={Object.entries(json)} depth={0} />
  ) : (
    <Value value={json} depth={0} />
  )
}

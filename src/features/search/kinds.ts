import type { Row } from '#/api/client'
import type { SearchResult } from '#/api/schemas/search'
import { inspectText, plainText } from '#/domain/text'
import { hitOf } from '#/features/search/hit'
import type { ChoiceGroup } from '#/ui/ChoiceBar'

type Results = readonly Row<SearchResult>[]

/** What a row is called in the address: its type, which for a kind not known here is the server's own word. */
function kindOf({ value }: Row<SearchResult>): string {
  if (!value) return 'unreadable'
  return value.type === 'other' ? (value.named ?? 'unknown') : value.type
}

/** The rows of one kind; all of them where none is chosen. */
export function rowsOfKind(rows: Results, kind: string | undefined): Results {
  return kind === undefined ? rows : rows.filter((row) => kindOf(row) === kind)
}

function labelOfKind(row: Row<SearchResult>): string {
  const words = row.value ? hitOf('', row.value).kind : 'Unreadable'
  return plainText(inspectText(words, { maxLength: 24 }))
}

/** The kinds of results that are loaded, each with how many there are, as choices of a page at `search`. */
export function kindChoices(rows: Results, search: Readonly<Record<string, string | undefined>>): ChoiceGroup {
  const kinds = new Map<string, { label: string; count: number }>()
  for (const row of rows) {
    const kind = kindOf(row)
    const known = kinds.get(kind) ?? { label: labelOfKind(row), count: 0 }
    kinds.set(kind, { ...known, count: known.count + 1 })
  }
  const { kind: chosen, cursor: _, ...others } = search
  if (chosen !== undefined && !kinds.has(chosen))
    kinds.set(chosen, { label: plainText(inspectText(chosen, { maxLength: 24 })), count: 0 })
  const href = (kind?: string) => {
    const given = Object.entries({ ...others, kind }).filter((pair): pair is [string, string] => pair[1] !== undefined)
    return `?${new URLSearchParams(given)}`
  }
  const all = { label: `All ${rows.length.toLocaleString()}`, href: href(), on: chosen === undefined }
  const single = Array.from(kinds, ([kind, { label, count }]) => ({
    label: `${label} ${count.toLocaleString()}`,
    href: href(kind),
    on: kind === chosen,
  }))
  return { label: 'Kind', choices: [all, ...single] }
}

import type { Row } from '#/api/rows'
import type { SearchResult } from '#/api/schemas/search'
import { grouped } from '#/domain/amounts/numberFormat'
import { plainText } from '#/domain/text/text'
import { viewOfResult } from '#/features/search/searchResultView'
import { ChoiceBar, type ChoiceGroup } from '#/ui/ChoiceBar'

type Results = readonly Row<SearchResult>[]
type SearchParameters = Readonly<Record<string, string | undefined>>

/** The types of the loaded results with their counts, as links that show one type of the page at `search`. */
export function ResultTypeFilter({ rows, search }: { rows: Results; search: SearchParameters }) {
  return <ChoiceBar groups={[typeChoices(rows, search)]} />
}

/** Reserves the height of the filter while results load. */
export function ResultTypeFilterPlaceholder() {
  return <span className="min-h-12.5 max-lg:order-1 max-lg:w-full md:min-h-8" />
}

/** The rows of one type; all rows where none is selected. */
export function rowsOfType(rows: Results, type: string | undefined): Results {
  return type === undefined ? rows : rows.filter((row) => typeOf(row) === type)
}

/** The type of a result as the URL names it; for an unsupported type it is the API's own word. */
function typeOf({ value }: Row<SearchResult>): string {
  if (!value) return 'unreadable'
  return value.type === 'other' ? (value.named ?? 'unknown') : value.type
}

function labelOfType(row: Row<SearchResult>): string {
  return shortText(row.value ? viewOfResult('', row.value).types : 'Unreadable')
}

const shortText = (text: string) => plainText(text, 24)

function typeChoices(rows: Results, search: SearchParameters): ChoiceGroup {
  const types = new Map<string, { label: string; count: number }>()
  for (const row of rows) {
    const type = typeOf(row)
    const counted = types.get(type) ?? { label: labelOfType(row), count: 0 }
    types.set(type, { ...counted, count: counted.count + 1 })
  }
  const { kind: selected, cursor: _, ...others } = search
  if (selected !== undefined && !types.has(selected)) types.set(selected, { label: shortText(selected), count: 0 })
  const href = (kind?: string) => {
    const given = Object.entries({ ...others, kind }).filter((pair): pair is [string, string] => pair[1] !== undefined)
    return `?${new URLSearchParams(given)}`
  }
  const all = { label: `All ${grouped(rows.length)}`, href: href(), on: selected === undefined }
  const single = Array.from(types, ([type, { label, count }]) => ({
    label: `${label} ${grouped(count)}`,
    href: href(type),
    on: type === selected,
  }))
  return { label: 'Type', choices: [all, ...single] }
}

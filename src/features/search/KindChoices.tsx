import type { Row } from '#/api/client'
import type { SearchResult } from '#/api/schemas/search'
import { grouped } from '#/domain/numberFormat'
import { inspectText, plainText } from '#/domain/text'
import { hitOf } from '#/features/search/hit'
import { kindOf, type Results } from '#/features/search/kinds'
import { ChoiceBar, type ChoiceGroup } from '#/ui/ChoiceBar'

type Search = Readonly<Record<string, string | undefined>>

function labelOfKind(row: Row<SearchResult>): string {
  const words = row.value ? hitOf('', row.value).kind : 'Unreadable'
  return plainText(inspectText(words, { maxLength: 24 }))
}

/** The kinds of results that are loaded, each with how many there are, as choices of a page at `search`. */
function kindChoices(rows: Results, search: Search): ChoiceGroup {
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
  const all = { label: `All ${grouped(rows.length)}`, href: href(), on: chosen === undefined }
  const single = Array.from(kinds, ([kind, { label, count }]) => ({
    label: `${label} ${grouped(count)}`,
    href: href(kind),
    on: kind === chosen,
  }))
  return { label: 'Kind', choices: [all, ...single] }
}

/** The kinds of the results that are loaded, as links to each of them alone on the page at `search`. */
export default function KindChoices({ rows, search }: { rows: Results; search: Search }) {
  return <ChoiceBar groups={[kindChoices(rows, search)]} />
}

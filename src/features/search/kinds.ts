import type { Row } from '#/api/client'
import type { SearchResult } from '#/api/schemas/search'

export type Results = readonly Row<SearchResult>[]

/** What a row is called in the address: its type, which for a kind not known here is the server's own word. */
export function kindOf({ value }: Row<SearchResult>): string {
  if (!value) return 'unreadable'
  return value.type === 'other' ? (value.named ?? 'unknown') : value.type
}

/** The rows of one kind; all of them where none is chosen. */
export function rowsOfKind(rows: Results, kind: string | undefined): Results {
  return kind === undefined ? rows : rows.filter((row) => kindOf(row) === kind)
}

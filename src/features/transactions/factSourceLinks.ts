import { paths } from '#/domain/links/paths'
import type { Evidence } from '#/domain/transactions/summaryParts'

/** The tab of each list that a fact can come from. */
const TABS: readonly (readonly [start: string, tab: string])[] = [
  ['token_transfers', 'token-transfers'],
  ['internal_transactions', 'internal'],
  ['has_error_in_internal_transactions', 'internal'],
  ['raw_trace', 'raw'],
  ['logs', 'logs'],
  ['user_operations', 'user-operations'],
]

/** The element ID of a field on the transaction's overview. */
export function factAnchor(field: string): string {
  return `tx-${field.replaceAll('_', '-')}`
}

/** Where a fact of the summary can be checked: the tab of the list that it comes from, or the field on the overview. */
export function factSourceHref(chain: string, hash: string, [first]: readonly Evidence[]): string {
  const [, tab] = TABS.find(([start]) => first?.startsWith(start)) ?? []
  if (tab !== undefined) return paths.transaction(chain, hash, tab)
  const field = first === undefined ? 'result' : (/^[a-z_]+/.exec(first)?.[0] ?? first)
  return `${paths.transaction(chain, hash)}#${factAnchor(field)}`
}

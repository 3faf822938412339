import { paths } from '#/domain/paths'
import type { Evidence } from '#/domain/summaryParts'

/** The tabs that hold a transaction's lists. */
const tabs: readonly (readonly [start: string, tab: string])[] = [
  ['token_transfers', 'token-transfers'],
  ['internal_transactions', 'internal'],
  ['raw_trace', 'raw'],
]

/** The id of the element that shows a field of the transaction on its overview. */
export function anchorOf(field: string): string {
  return `tx-${field.replaceAll('_', '-')}`
}

/** Where the reader can see for themselves what a fact was taken from: the list's tab, or the field on the overview. */
export function evidenceHref(chain: string, hash: string, [first]: readonly Evidence[]): string {
  const [, tab] = tabs.find(([start]) => first?.startsWith(start)) ?? []
  if (tab !== undefined) return paths.transaction(chain, hash, tab)
  const field = first === undefined ? 'result' : (/^[a-z_]+/.exec(first)?.[0] ?? first)
  return `${paths.transaction(chain, hash)}#${anchorOf(field)}`
}

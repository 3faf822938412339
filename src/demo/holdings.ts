import { tokenFacts } from './bodies/token'
import type { Holder } from './bodies/holder'
import { holdingsByHolder, holdingsByToken, rowsBy } from './indexes'
import type { HoldingFacts, TokenFacts } from './recording'
import type { View } from './view'

/** A holding of one NFT. */
export type NftHolding = HoldingFacts & { tokenId: string }

/** What one address holds of one token, or of one id of it. */
export interface Balance {
  token: string
  tokenId: string | null
  value: bigint
}

/** The collections that one holder has NFTs of. */
export interface Collection {
  token: string
  holdings: NftHolding[]
}

type HoldingView = View<'holdings' | 'tokens'>

/** The NFTs of a holder, of some token types or of all. */
export function nftHoldings(view: HoldingView, holder: string, types?: readonly string[]): NftHolding[] {
  return rowsBy(view.holdings, holdingsByHolder, holder)
    .filter((row): row is NftHolding => row.tokenId !== undefined)
    .filter((row) => isOf(tokenFacts(view, row.token), types))
}

/** NFTs by collection. */
export function collectionsOf(holdings: readonly NftHolding[]): Collection[] {
  const groups = groupBy(holdings, (row) => row.token)
  return [...groups].map(([token, held]) => ({ token, holdings: held }))
}

/** What a holder has of each token: NFTs of which each is the only one count as one balance. */
export function tokenBalances(view: HoldingView, holder: string, types?: readonly string[]): Balance[] {
  const rows = rowsBy(view.holdings, holdingsByHolder, holder)
  return summed(
    view,
    rows.filter((row) => isOf(tokenFacts(view, row.token), types)),
  )
}

/** Who holds a token, each with the sum of what they hold; of ids that several may hold, each id apart. */
export function tokenHolders(view: HoldingView, token: string): Holder[] {
  return summed(view, rowsBy(view.holdings, holdingsByToken, token))
}

/** Whether a token is of one of the types asked for. */
export function isOf(token: TokenFacts | undefined, types: readonly string[] | undefined): boolean {
  return types === undefined || (token !== undefined && types.includes(token.type))
}

/** Rows by key, in the order in which keys first came. Map.groupBy is missing in Node 20. */
function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  }
  return groups
}

/** The id that a balance is told by: only where several may hold the same id. */
function sharedId(token: TokenFacts | undefined, id: string | undefined): string | null {
  return token?.type === 'ERC-1155' ? (id ?? null) : null
}

/** Holdings of one holder, token and shared id as one. An ERC-404's ids are parts of its amounts: they don't count again. */
function summed(view: View<'tokens'>, rows: readonly HoldingFacts[]): (Balance & Holder)[] {
  const told = rows
    .filter((row) => row.tokenId === undefined || tokenFacts(view, row.token)?.type !== 'ERC-404')
    .map(({ token, holder, value, tokenId }) => ({
      token,
      holder,
      value: BigInt(value),
      tokenId: sharedId(tokenFacts(view, token), tokenId),
    }))
  const groups = groupBy(told, (row) => `${row.token}/${row.holder}/${row.tokenId ?? ''}`)
  return [...groups.values()].map((held) => held.reduce((total, row) => ({ ...row, value: total.value + row.value })))
}

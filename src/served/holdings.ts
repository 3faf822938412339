import { groupBy } from '#/domain/groupBy'
import { tokenFacts } from './bodies/token'
import { holdingsByHolder, holdingsByToken, rowsBy } from './indexes'
import type { HoldingFacts, TokenFacts } from './recording'
import type { View } from './store'

/** A holding of one NFT. */
export type NftHolding = HoldingFacts & { tokenId: string }

/** The balance of one address in one token, or in one of its IDs. */
export interface HeldBalance {
  token: string
  tokenId: string | null
  value: bigint
}

/** A collection, and the NFTs of it that one address holds. */
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

/** The balances of a holder. ERC-721 tokens have one balance per collection, ERC-1155 tokens one per ID. */
export function tokenBalances(view: HoldingView, holder: string, types?: readonly string[]): HeldBalance[] {
  const rows = rowsBy(view.holdings, holdingsByHolder, holder)
  return summed(
    view,
    rows.filter((row) => isOf(tokenFacts(view, row.token), types)),
  )
}

/** The holders of a token with their balances; ERC-1155 tokens have one row per holder and ID. */
export function tokenHolders(view: HoldingView, token: string): Holder[] {
  return summed(view, rowsBy(view.holdings, holdingsByToken, token))
}

/** Whether a token is of one of these types. */
export function isOf(token: TokenFacts | undefined, types: readonly string[] | undefined): boolean {
  return types === undefined || (token !== undefined && types.includes(token.type))
}

/** The ID of a balance; null unless several addresses can hold the same ID. */
function sharedId(token: TokenFacts | undefined, id: string | undefined): string | null {
  return token?.type === 'ERC-1155' ? (id ?? null) : null
}

/** Sums holdings by holder, token and shared ID. The IDs of an ERC-404 are included in its amounts already. */
function summed(view: View<'tokens'>, rows: readonly HoldingFacts[]): (HeldBalance & Holder)[] {
  const counted = rows
    .filter((row) => row.tokenId === undefined || tokenFacts(view, row.token)?.type !== 'ERC-404')
    .map(({ token, holder, value, tokenId }) => ({
      token,
      holder,
      value: BigInt(value),
      tokenId: sharedId(tokenFacts(view, token), tokenId),
    }))
  const groups = groupBy(counted, (row) => `${row.token}/${row.holder}/${row.tokenId ?? ''}`)
  return [...groups.values()].map((held) => held.reduce((total, row) => ({ ...row, value: total.value + row.value })))
}

/** The balance of a holder: of a token, or of one token ID. */
export interface Holder {
  holder: string
  value: bigint
  tokenId: string | null
}

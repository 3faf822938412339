import type { Address } from '#/api/schemas/address'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import { fineAmount } from '#/domain/fineAmount'
import { shortHash } from '#/domain/hash'
import { grouped } from '#/domain/numberFormat'
import { inspectText, plainText } from '#/domain/text'
import type { Currency } from '#/domain/transactionRecords'
import type { FlowAsset, FlowEdge } from '#/domain/valueFlow'
import { reputationOf } from '#/features/transactions/parties'

/** A text of a chain as plain words, hidden characters made visible, cut to `maxLength`. */
export function harmless(text: string, maxLength: number): string {
  return plainText(inspectText(text, { maxLength }))
}

/** What an edge carries, in words: an amount in the asset's unit, an NFT by its id, or 'some' where nobody says how much. */
export function edgeText({ asset, amount, count, tokenIds }: FlowEdge, currency: Currency): string {
  const { token, decimals, nft } = asset
  const symbol =
    token === 'coin'
      ? harmless(currency.symbol, 10)
      : harmless(token.symbol || token.name || (token.hash ? shortHash(token.hash) : '?'), 10)
  const times = count > 1 ? ` in ${grouped(count)}` : ''
  if (amount === null) return `some ${symbol}${times}`
  const [id] = tokenIds
  if (nft && amount === 1n && id !== undefined && id.length < 9) return `${symbol} #${id}`
  const places = token === 'coin' ? currency.decimals : decimals
  return `${fineAmount(amount, places ?? 0)}${places === null ? (amount === 1n ? ' unit' : ' units') : ''} ${symbol}${times}`
}

/** Whether the server, or the token's own record, calls an asset a scam. */
export function isScamAsset(
  { token }: FlowAsset,
  transfers: readonly TokenTransfer[],
  names: ReadonlyMap<string, Address>,
): boolean {
  return token !== 'coin' && reputationOf(token.hash, transfers, names) === 'scam'
}

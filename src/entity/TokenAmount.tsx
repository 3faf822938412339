import type { Token } from '#/api/schemas/token'
import type { fineAmount } from '#/domain/fineAmount'
import { Amount } from '#/entity/Amount'

interface TokenAmountProps {
  /** Base units; null when the server did not say. */
  value: bigint | null
  token: Token | null
  /** Where a record carries them itself; the token's are used otherwise. */
  decimals?: number | null
  /** Left out where the symbol stands beside it already. */
  symbol?: string | null
  write?: typeof fineAmount | undefined
}

/**
 * An amount of a token. NFTs have no decimals and are counted; a fungible token whose decimals are not known is shown in base
 * units, and says so.
 */
export function TokenAmount({ value, token, decimals = null, symbol = null, write }: TokenAmountProps) {
  const places = decimals ?? token?.decimals ?? null
  const counted = token?.type === 'ERC-721' || token?.type === 'ERC-1155' || token?.type === 'ERC-404'
  const unit =
    places === null && !counted && value !== null && value !== 0n ? `base unit${value === 1n ? '' : 's'}` : symbol
  return (
    <Amount
      value={value}
      decimals={places ?? 0}
      symbol={unit}
      // What a scam says that it is worth is part of it.
      rate={places === null || token?.reputation === 'scam' ? null : (token?.exchange_rate ?? null)}
      write={write}
    />
  )
}

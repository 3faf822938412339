import type { Token } from '#/api/schemas/token'
import type { fineAmount } from '#/domain/fineAmount'
import type { Open } from '#/domain/open'
import { Amount } from '#/entity/Amount'

/** The fields of a token that its amounts depend on. */
type MeasuredToken = Pick<Token, 'decimals' | 'exchange_rate' | 'reputation'> & { type: Open<string> | null }

interface TokenAmountProps {
  /** Base units; null if unknown. */
  value: bigint | null
  token: MeasuredToken | null
  /** Those of the record; by default the token's. */
  decimals?: number | null
  /** Omitted where the symbol is shown next to the amount. */
  symbol?: string | null
  write?: typeof fineAmount | undefined
}

/**
 * An amount of a token. NFTs have no decimals and are counted; a fungible token with unknown decimals is shown in base units.
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
      // The price of a scam token is part of the scam.
      rate={places === null || token?.reputation === 'scam' ? null : (token?.exchange_rate ?? null)}
      write={write}
    />
  )
}

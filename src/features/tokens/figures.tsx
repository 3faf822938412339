import type { ReactNode } from 'react'
import type { Token } from '#/api/schemas/token'
import { fineAmount } from '#/domain/fineAmount'
import { isCounted } from '#/domain/tokenKind'
import { Count } from '#/entity/Count'
import { DollarSum, Price } from '#/entity/Dollars'
import { TokenAmount } from '#/entity/TokenAmount'
import type { Stat } from '#/ui/Stats'

/** The figures of a token; one that its kind of token does not have is left out where the server does not tell it. */
export function tokenFigures(token: Token, holders: bigint | null, transfers: bigint | null | undefined): Stat[] {
  const { type, total_supply, exchange_rate, circulating_market_cap, decimals, volume_24h, symbol } = token
  const counted = isCounted(type)
  const fungible = (label: string, given: unknown, value: ReactNode): Stat[] =>
    counted && given === null ? [] : [{ label, value }]
  return [
    { label: 'Holders', value: <Count value={holders} /> },
    { label: 'Transfers', value: transfers === undefined ? undefined : <Count value={transfers} /> },
    ...fungible(
      // Of a kind that many may hold there are more than there are ids.
      type === 'ERC-721' ? 'Items' : 'Total supply',
      total_supply,
      <TokenAmount value={total_supply} token={token} symbol={counted ? null : symbol} write={fineAmount} />,
    ),
    ...fungible('Price', exchange_rate, <Price rate={exchange_rate} />),
    ...fungible('Market cap', circulating_market_cap, <DollarSum dollars={circulating_market_cap} />),
    ...fungible('Decimals', decimals, <Count value={decimals} />),
    ...(volume_24h === null ? [] : [{ label: 'Volume in 24 hours', value: <DollarSum dollars={volume_24h} /> }]),
  ]
}

/** The places of a token's figures while it is being asked for. */
export const figuresToCome: readonly Stat[] = [
  'Holders',
  'Transfers',
  'Total supply',
  'Price',
  'Market cap',
  'Decimals',
].map((label) => ({ label, value: undefined }))

import type { ReactNode } from 'react'
import type { Token } from '#/api/schemas/token'
import { exactTime } from '#/domain/text/time'
import { MULTIPLIER_DECIMALS } from '#/domain/amounts/tokenAmount'
import { isCounted } from '#/domain/transactions/transactionRecords'
import { Amount, TokenSupply } from '#/entity/Amount'
import { Count } from '#/entity/Count'
import { DollarSum, Price } from '#/entity/Dollars'
import type { Stat } from '#/ui/Stats'

const HINTS = {
  Holders: 'Addresses with a balance of this token.',
  Transfers: 'Transfers of this token between addresses, including minted and burnt tokens.',
  'Total supply': 'Amount of this token in existence.',
  Price: 'Value of one token in USD.',
  'Circulating market cap': 'Price × circulating supply.',
  Decimals: 'Digits after the decimal point of an amount.',
  Multiplier: 'Factor between raw and shown amounts (ERC-8056).',
  'Volume (24h)': 'USD value traded in the last 24 hours.',
} as const

const stat = (label: keyof typeof HINTS, value: ReactNode | undefined): Stat => ({ label, hint: HINTS[label], value })

/** Stats of a token; `transfers` is undefined while the counters load. A stat that its token type lacks is left out if it is null. */
export function tokenStats(token: Token, holders: bigint | null, transfers: bigint | null | undefined): Stat[] {
  const { type, total_supply, exchange_rate, circulating_market_cap, decimals, volume_24h, symbol } = token
  const isNft = isCounted(type)
  const fungibleStat = (label: keyof typeof HINTS, given: unknown, value: ReactNode): Stat[] =>
    isNft && given === null ? [] : [stat(label, value)]
  const stats = [
    stat('Holders', <Count value={holders} />),
    stat('Transfers', transfers === undefined ? undefined : <Count value={transfers} />),
    ...fungibleStat(
      'Total supply',
      total_supply,
      // On a small screen the line is as long as its digits; the symbol is in the title.
      <span className={decimals === null ? undefined : 'max-md:[&_.unit]:hidden'}>
        <TokenSupply token={token} symbol={isNft ? null : symbol} />
      </span>,
    ),
    ...fungibleStat('Price', exchange_rate, <Price rate={exchange_rate} />),
    ...fungibleStat('Circulating market cap', circulating_market_cap, <DollarSum dollars={circulating_market_cap} />),
    ...fungibleStat('Decimals', decimals, <Count value={decimals} />),
    ...((token.ui_multiplier ?? 0n) > 0n ? [stat('Multiplier', <Multiplier token={token} />)] : []),
    ...(volume_24h === null ? [] : [stat('Volume (24h)', <DollarSum dollars={volume_24h} />)]),
  ]
  return isNft ? inThirds(stats) : stats
}

/** What raw amounts are multiplied by, and what they will be from a later time on. */
function Multiplier({ token }: { token: Token }) {
  const { ui_multiplier: now, new_ui_multiplier: next, ui_multiplier_effective_at: since } = token
  return (
    <>
      <Amount value={now} decimals={MULTIPLIER_DECIMALS} />
      {next !== null && next !== now && (
        <span className="text-sm text-muted">
          {' '}
          (<Amount value={next} decimals={MULTIPLIER_DECIMALS} />
          {since ? ` from ${exactTime(since)}` : ' later'})
        </span>
      )}
    </>
  )
}

/** Of an NFT, at most the supply is known besides holders and transfers: on small screens they are one line. */
const inThirds = (stats: readonly Stat[]): Stat[] => stats.map((each) => ({ ...each, room: 'third' }))

/** Those of a token that is loading. */
export const loadingStats: readonly Stat[] = Object.entries(HINTS)
  // Few tokens have the last ones.
  .slice(0, -2)
  .map(([label, hint]) => ({ label, hint, value: undefined }))
/** Holders, transfers and total supply, of a collection that is loading. */
export const loadingNftStats = inThirds(loadingStats.slice(0, 3))

import type { RowOf } from '#/api/resources'
import type { GasPriceTier as PriceTier } from '#/api/schemas/stats'
import { fiat } from '#/domain/amounts/amount'
import { duration } from '#/domain/text/duration'
import { weiOfGwei } from '#/domain/amounts/gas'
import { GasPrice } from '#/entity/Gas'
import { Skeleton } from '#/ui/Skeleton'

/** The prices of gas that an API states, by urgency. */
export type GasPrices = NonNullable<RowOf<'stats'>['gas_prices']>

/** The tiers with their names, the lowest first. */
export const TIERS = [
  ['Slow', 'slow'],
  ['Average', 'average'],
  ['Fast', 'fast'],
] as const satisfies readonly (readonly [label: string, tier: keyof GasPrices])[]

interface GasPriceTiersProps {
  /** Null while they load. */
  prices: GasPrices | null
  /** Whether the chain has had no block for long, so that nothing is expected of the next. */
  isStale: boolean
}

/** What each tier costs per gas, what that consists of and how long it takes. */
export function GasPriceTiers({ prices, isStale }: GasPriceTiersProps) {
  return (
    <dl aria-label="Gas prices" aria-busy={prices === null} className="grid gap-3 py-2 sm:grid-cols-3">
      {TIERS.map(([label, tier]) => (
        <div key={tier} className="panel min-h-24 px-4 py-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-xl font-medium tabular-nums">
            {prices ? <GasPrice wei={weiOfGwei(prices[tier]?.price ?? null)} /> : <Skeleton className="w-24" />}
          </dd>
          {prices && <dd className="text-sm text-muted">{partsOf(prices[tier], isStale)}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** What else the API states of a tier, as one line. */
function partsOf(tier: PriceTier | null, isStale: boolean): string {
  const { base_fee: base, priority_fee: priority, time, fiat_price } = tier ?? {}
  const usd = fiat(1n, 0, fiat_price)
  return [
    [base != null && `Base ${base}`, priority != null && `${base == null ? 'Priority' : 'priority'} ${priority}`]
      .filter(Boolean)
      .join(' + '),
    !isStale && time != null && time > 0 && `≈ ${duration(time)}`,
    usd !== null && `${usd} a payment`,
  ]
    .filter(Boolean)
    .join(' · ')
}

import type { CSSProperties } from 'react'
import { percent, ratio } from '#/domain/amounts/amount'
import { grouped } from '#/domain/amounts/numberFormat'
import { Gauge } from '#/ui/Gauge'
import { MissingValue } from '#/ui/MissingValue'
import { Skeleton } from '#/ui/Skeleton'

/** Enough digits to tell any two holders apart. */
const EXACT = { fractionDigits: 18 }

interface ShareOfSupplyProps {
  held: bigint | null
  supply: bigint | null
  /** Why the share is unknown, where that is known. */
  unknown?: string | undefined
}

/** The percentage of a supply that is held, both in base units, as a number and a bar; unknown without a supply. */
export function ShareOfSupply({ held, supply, unknown }: ShareOfSupplyProps) {
  if (held === null || supply === null || supply <= 0n) return <MissingValue {...(unknown && { what: unknown })} />
  return (
    <Gauge part={ratio(held, supply) ?? 0} title={`${percent(held, supply, EXACT)}: ${held} of ${supply}`}>
      {percent(held, supply)}
    </Gauge>
  )
}

/** Size of the "top accounts" group. */
const TOP_COUNT = 10

/** Groups of top accounts in the bar, with the opacity of each. */
const GROUPS = [
  [1, '100%'],
  [TOP_COUNT, '60%'],
  [50, '30%'],
] as const

interface HolderConcentrationProps {
  /** Running sums of the balances, largest first; null from where they are unknown. */
  sums: readonly (bigint | null)[]
  supply: bigint | null
  /** Whether the balances or the supply still load, which reserves the room. */
  isLoading: boolean
}

/** The share of the supply that the top accounts hold, as text and a bar; nothing if unknown. */
export function HolderConcentration({ sums, supply, isLoading }: HolderConcentrationProps) {
  const shares = GROUPS.flatMap(([count, opacity]) => {
    const held = sums[count - 1] ?? null
    // Not for a group of all accounts, nor for balances beyond the supply, which then counts something else.
    if (held === null || supply === null || supply <= 0n || held > supply || sums.length <= count) return []
    return [{ count, opacity, part: ratio(held, supply) ?? 0, text: percent(held, supply) }]
  })
  const top = shares.find(({ count }) => count === TOP_COUNT)
  if (!top) return isLoading && <Skeleton className="w-63 md:w-94" />
  const all = shares.map(({ count, text }) => `top ${grouped(count)}: ${text}`).join(', ')
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3" title={`Share of supply: ${all}`}>
      <span>{`Top ${grouped(TOP_COUNT)} accounts hold ${top.text} of supply`}</span>
      <span className="sr-only">{all}</span>
      <span aria-hidden className="relative h-2 w-28 overflow-hidden rounded-xs bg-line max-md:hidden">
        {shares.toReversed().map(({ count, opacity, part }) => (
          <span key={count} className="absolute inset-y-0 left-0 bg-ground" style={{ width: `${part * 100}%` }}>
            <span className="block h-full bg-accent" style={{ opacity } satisfies CSSProperties} />
          </span>
        ))}
      </span>
    </span>
  )
}

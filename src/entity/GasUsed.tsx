import type { Block } from '#/api/schemas/block'
import { percent, percentOfNumber, ratio } from '#/domain/amount'
import { Gauge } from '#/ui/Gauge'
import { Unknown } from '#/ui/Unknown'

type Gas = Pick<Block, 'gas_used' | 'gas_limit' | 'gas_target_percentage' | 'gas_used_percentage'>

/** How far a block's gas is from the target that moves the base fee, in words; null where it is not known. */
export function distanceFromTarget({ gas_target_percentage: distance }: Gas): string | null {
  if (distance === null) return null
  if (distance === 0) return 'exactly at the target'
  return `${percentOfNumber(Math.abs(distance))} ${distance > 0 ? 'above' : 'below'} the target`
}

/** How full a block is: the share of its gas limit as a number and a bar; the amounts and the target are on hover. */
export function GasUsed({ block }: { block: Gas }) {
  const { gas_used: used, gas_limit: limit, gas_used_percentage: percents } = block
  const exact = used !== null && limit !== null ? percent(used, limit) : null
  const words = exact ?? (percents === null ? null : percentOfNumber(percents))
  if (words === null) return <Unknown />
  const part = used !== null && limit !== null ? (ratio(used, limit) ?? 0) : (percents ?? 0) / 100
  const amounts = used !== null && limit !== null && `${used.toLocaleString()} of ${limit.toLocaleString()} gas`
  return (
    <Gauge part={part} title={[amounts, distanceFromTarget(block)].filter(Boolean).join(', ')}>
      {words}
    </Gauge>
  )
}

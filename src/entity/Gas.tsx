import type { Block } from '#/api/schemas/block'
import { formatUnits, shortAmount } from '#/domain/amount'
import { distanceFromTarget, gasPart, gasShare } from '#/domain/block'
import { grouped } from '#/domain/numberFormat'
import { Gauge } from '#/ui/Gauge'
import { MissingValue } from '#/ui/MissingValue'

type Gas = Pick<Block, 'gas_used' | 'gas_limit' | 'gas_target_percentage' | 'gas_used_percentage'>

/** The gas used by a block as a share of its gas limit, number and bar; amounts and target are on hover. `of` is a unit after the number. */
export function GasUsed({ block, of }: { block: Gas; of?: string }) {
  const { gas_used: used, gas_limit: limit } = block
  const share = gasShare(block)
  if (share === null) return <MissingValue />
  const amounts = used !== null && limit !== null && `${grouped(used)} of ${grouped(limit)} gas`
  return (
    <Gauge
      part={gasPart(block) ?? 0}
      title={[amounts, distanceFromTarget(block.gas_target_percentage)].filter(Boolean).join(', ')}
    >
      {of ? `${share} ${of}` : share}
    </Gauge>
  )
}

/** A gas price in Gwei, exact on hover. */
export function GasPrice({ wei }: { wei: bigint | null }) {
  if (wei === null) return <MissingValue />
  return (
    <span title={`${formatUnits(wei, 9)} Gwei`}>
      {shortAmount(wei, 9, { fractionDigits: 9, significant: 5 })} <span className="text-muted">Gwei</span>
    </span>
  )
}

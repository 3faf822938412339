import type { Block } from '#/api/schemas/block'
import { useChain } from '#/data/sources/useChain'
import { formatUnits, shortAmount } from '#/domain/amounts/amount'
import { gasPriceUnit } from '#/domain/amounts/gas'
import { distanceFromTarget, gasPart, gasShare } from '#/domain/blocks/block'
import { grouped } from '#/domain/amounts/numberFormat'
import { Gauge } from '#/ui/Gauge'
import { MissingValue } from '#/ui/MissingValue'

const ETHER = { symbol: 'ETH', decimals: 18 }

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

/** A gas price in Gwei, or in the currency of a chain where that has few decimals, exact on hover; `isOnL1` if it is one of ether. */
export function GasPrice({ wei, isOnL1 = false }: { wei: bigint | null; isOnL1?: boolean }) {
  const { currency } = useChain().chain
  if (wei === null) return <MissingValue />
  const { symbol, decimals } = gasPriceUnit(isOnL1 ? ETHER : currency)
  return (
    <span title={`${formatUnits(wei, decimals)} ${symbol}`}>
      {shortAmount(wei, decimals, { fractionDigits: decimals, significant: 5 })}{' '}
      <span className="text-muted">{symbol}</span>
    </span>
  )
}

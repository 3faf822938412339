import { formatUnits, shortAmount } from '#/domain/amount'
import { MissingValue } from '#/ui/MissingValue'

/** A gas price in Gwei, exact on hover. */
export function GasPrice({ wei }: { wei: bigint | null }) {
  if (wei === null) return <MissingValue />
  return (
    <span title={`${formatUnits(wei, 9)} Gwei`}>
      {shortAmount(wei, 9, { fractionDigits: 9, significant: 5 })} <span className="text-muted">Gwei</span>
    </span>
  )
}

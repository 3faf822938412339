import { percent, ratio } from '#/domain/amount'
import { Gauge } from '#/ui/Gauge'
import { MissingValue } from '#/ui/MissingValue'

/** Enough digits to tell any two holders apart. */
const EXACT = { fractionDigits: 18 }

/** The percentage of a supply that is held, both in base units, as a number and a bar; unknown without a supply. */
export function ShareOfSupply({ held, supply }: { held: bigint | null; supply: bigint | null }) {
  if (held === null || supply === null || supply <= 0n) return <MissingValue />
  return (
    <Gauge part={ratio(held, supply) ?? 0} title={`${percent(held, supply, EXACT)}: ${held} of ${supply}`}>
      {percent(held, supply)}
    </Gauge>
  )
}

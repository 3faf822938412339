import { percent, ratio } from '#/domain/amount'
import { Gauge } from '#/ui/Gauge'
import { MissingValue } from '#/ui/MissingValue'

/** More digits of a share than any two holders' differ in. */
const exact = { fractionDigits: 18 }

/** What part of a supply is held, both in the same unit, as a number and a bar; unknown without a supply to compare to. */
export function ShareOfSupply({ held, supply }: { held: bigint | null; supply: bigint | null }) {
  if (held === null || supply === null || supply <= 0n) return <MissingValue />
  return (
    <Gauge part={ratio(held, supply) ?? 0} title={`${percent(held, supply, exact)}: ${held} of ${supply}`}>
      {percent(held, supply)}
    </Gauge>
  )
}

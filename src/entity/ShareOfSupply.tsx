import { percent, ratio } from '#/domain/amount'
import { Gauge } from '#/ui/Gauge'
import { Unknown } from '#/ui/Unknown'

/** More digits of a share than any two holders' differ in. */
const exact = { fractionDigits: 18 }

/** What part of a supply is held, both in the same unit, as a number and a bar; unknown without a supply to compare to. */
export function ShareOfSupply({ held, supply }: { held: bigint | null; supply: bigint | null }) {
  if (held === null || supply === null || supply <= 0n) return <Unknown />
  return (
    <Gauge part={ratio(held, supply) ?? 0} title={`${percent(held, supply, exact)}: ${held} of ${supply}`}>
      {percent(held, supply)}
    </Gauge>
  )
}

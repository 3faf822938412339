import { percent, ratio } from '#/domain/amount'
import { Gauge } from '#/ui/Gauge'
import { Unknown } from '#/ui/Unknown'

/** What part of a supply is held, both in the same unit, as a number and a bar; unknown without a supply to compare to. */
export function ShareOfSupply({ held, supply }: { held: bigint | null; supply: bigint | null }) {
  if (held === null || supply === null || supply <= 0n) return <Unknown />
  return <Gauge part={ratio(held, supply) ?? 0}>{percent(held, supply)}</Gauge>
}

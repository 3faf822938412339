import type { GasPart } from '#/domain/gasFlame'

/** The gas that a call used as a thin bar along its row: its share of what the transaction's call used. */
export function GasBar({ part: { start, share } }: { part: GasPart }) {
  return (
    <span
      aria-hidden="true"
      data-gas-share={share.toFixed(4)}
      className="absolute bottom-0 h-[3px] min-w-px rounded-full bg-accent"
      style={{ left: `${start * 100}%`, width: `${share * 100}%` }}
    />
  )
}

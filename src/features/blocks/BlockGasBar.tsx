import type { Block } from '#/api/schemas/block'
import { distanceFromTarget, gasPart, gasShare, gasTarget } from '#/domain/blocks/block'
import { Count } from '#/entity/Count'

/** Gas used: its share of the gas limit, its distance from the gas target, and a bar with a mark at the target if that is known. */
export function BlockGasBar({ block }: { block: Block }) {
  const { gas_used: used, gas_target_percentage } = block
  const share = gasShare(block)
  const part = gasPart(block)
  const target = gasTarget(part, gas_target_percentage)
  const distance = distanceFromTarget(gas_target_percentage)
  return (
    <div className="max-w-2xl">
      <Count value={used} />
      <span className="text-muted">
        {share && ` (${share})`}
        {distance && ` · ${distance}`}
      </span>
      {part !== null && (
        <div className="relative mt-1.5 h-2 rounded-xs bg-line" aria-hidden="true">
          <div
            className="h-full rounded-xs bg-accent"
            style={{ width: part > 0 ? `max(2px, ${Math.min(1, part) * 100}%)` : 0 }}
          />
          {target !== null && (
            <div className="absolute -top-0.5 h-3 border-l-2 border-ink" style={{ left: `${target * 100}%` }}>
              <span className="absolute top-3 left-0 -translate-x-1/2 text-xs text-muted">target</span>
            </div>
          )}
        </div>
      )}
      {target !== null && <div className="h-4" />}
    </div>
  )
}

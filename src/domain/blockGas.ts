import { percent, percentOfNumber, ratio } from './amount'

/** What is read of the gas of a block; any field may be null, for unknown. */
export interface BlockGasRecord {
  readonly gas_used: bigint | null
  readonly gas_limit: bigint | null
  /** Percents of the limit. */
  readonly gas_used_percentage: number | null
}

/** How much of its gas limit a block used, in words, cut; null where it is not known. */
export function gasShare({ gas_used, gas_limit, gas_used_percentage }: BlockGasRecord): string | null {
  const exact = gas_used === null || gas_limit === null ? null : percent(gas_used, gas_limit)
  return exact ?? (gas_used_percentage === null ? null : percentOfNumber(gas_used_percentage))
}

/** The same as a number for bars, 0 to 1. */
export function gasPart({ gas_used, gas_limit, gas_used_percentage }: BlockGasRecord): number | null {
  const exact = gas_used === null || gas_limit === null ? null : ratio(gas_used, gas_limit)
  return exact ?? (gas_used_percentage === null ? null : gas_used_percentage / 100)
}

/**
 * Where the target of a block's gas lies on its limit, 0 to 1, from the part of the limit that it used and the percents by which
 * that is above the target (contract §2.8); null where they do not tell, as of a block that used none.
 */
export function gasTarget(part: number | null, percentsAbove: number | null): number | null {
  if (part === null || percentsAbove === null || percentsAbove <= -100) return null
  const target = part / (1 + percentsAbove / 100)
  return target > 0 && target <= 1 ? target : null
}

/** How far a block's gas is from the target that moves the base fee, in words, given in percents above it; null where it is not known. */
export function distanceFromTarget(percentsAbove: number | null): string | null {
  if (percentsAbove === null) return null
  if (percentsAbove === 0) return 'exactly at the target'
  return `${percentOfNumber(Math.abs(percentsAbove))} ${percentsAbove > 0 ? 'above' : 'below'} the target`
}

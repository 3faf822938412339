import type { Limits } from '#/api/transport'

/** Credits that nothing but the reader's own steps may use: so many that the pages he goes to can still be read. */
export const CREDIT_RESERVE = 500

/** Whether a plan is so nearly used up, as a server last said, that the rest is kept for the reader's own steps. */
export function isLow({ creditsRemaining }: Limits): boolean {
  return creditsRemaining !== null && creditsRemaining < CREDIT_RESERVE
}

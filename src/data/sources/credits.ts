import type { Limits } from '#/api/limits'
import type { RequestLog } from '#/api/requestLog'

/** API credits that automatic requests leave, so that the pages you open can still be loaded. */
export const CREDIT_RESERVE = 500

/** Whether so few credits are left, by a server's last response, that automatic requests stop. */
export function isLow({ creditsRemaining }: Limits): boolean {
  return creditsRemaining !== null && creditsRemaining < CREDIT_RESERVE
}

/** The credits left at a server, as its last response said; null if unknown. */
export function creditsLeft({ requests }: RequestLog, origin: string): number | null {
  const last = requests.findLast((each) => each.origin === origin && each.limits?.creditsRemaining != null)
  return last?.limits?.creditsRemaining ?? null
}

/** The limits that a response reported (contract §8); null where there is no readable header, which never means zero. */
export interface Limits {
  /** API credits left in the plan. */
  readonly creditsRemaining: number | null
  /** Requests per second. */
  readonly limit: number | null
  /** Requests left in this second. */
  readonly remaining: number | null
  /** Time until the limit resets, ms. */
  readonly reset: number | null
}

/** Reads the integer headers of contract §8; -1 means unknown. */
export function limitsIn(headers: Headers): Limits {
  return {
    creditsRemaining: headerInteger(headers, 'x-credits-remaining'),
    limit: headerInteger(headers, 'x-ratelimit-limit'),
    remaining: headerInteger(headers, 'x-ratelimit-remaining'),
    reset: headerInteger(headers, 'x-ratelimit-reset'),
  }
}

function headerInteger(headers: Headers, name: string): number | null {
  const text = headers.get(name)?.trim() ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}

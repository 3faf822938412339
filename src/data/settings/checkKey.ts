import type { Client, Credential } from '#/api/client'
import { ApiError } from '#/api/errors'

/** What one call with a key told about it. */
export type KeyCheck =
  | { kind: 'works'; creditsLeft: number | null }
  | { kind: 'refused' | 'no-credits' | 'busy' | 'unreachable'; status: number | null }

/** Asks the multichain API at `proUrl` for the cheapest thing that it has of a chain, with a key that is not in use yet (20 credits). */
export async function testKey(
  client: Client,
  proUrl: string,
  chain: string,
  credential: Credential,
): Promise<KeyCheck> {
  const url = `${proUrl}/${chain}/api/v2`
  try {
    const { limits } = await client.item({ url, form: 'multichain', credential }, 'stats', {})
    return { kind: 'works', creditsLeft: limits.creditsRemaining }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return verdictOf(error)
  }
}

function verdictOf({ kind, status, limits }: ApiError): KeyCheck {
  switch (kind) {
    case 'unauthorised':
    case 'forbidden':
      return { kind: 'refused', status }
    case 'out-of-credits':
      return { kind: 'no-credits', status }
    case 'rate-limited':
      return { kind: 'busy', status }
    case 'not-found':
    case 'unsupported':
    case 'invalid':
      // It got past the door: only the room is missing.
      return { kind: 'works', creditsLeft: limits?.creditsRemaining ?? null }
    default:
      return { kind: 'unreachable', status }
  }
}

import type { Credential } from '#/api/apiRoot'
import type { Client } from '#/api/client'
import { ApiError } from '#/api/errors'

/** The result of a request with an API key. */
export type KeyCheck =
  | { kind: 'works'; creditsLeft: number | null }
  | { kind: 'refused' | 'no-credits' | 'busy' | 'unreachable'; status: number | null }

/** Tests a key that is not in use yet, by a request to the multichain API at `proUrl` (20 credits). */
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
    return resultOf(error)
  }
}

function resultOf({ kind, status, limits }: ApiError): KeyCheck {
  switch (kind) {
    case 'unauthorized':
    case 'forbidden':
      return { kind: 'refused', status }
    case 'out-of-credits':
      return { kind: 'no-credits', status }
    case 'rate-limited':
      return { kind: 'busy', status }
    case 'not-found':
    case 'unsupported':
    case 'invalid':
      // The key was accepted.
      return { kind: 'works', creditsLeft: limits?.creditsRemaining ?? null }
    default:
      return { kind: 'unreachable', status }
  }
}

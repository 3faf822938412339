import { RESOURCES } from '#/api/resources'
import type { Reason } from '#/data/sources/connection'
import type { SourceFallback } from '#/data/sources/sources'

const refusals = {
  unauthorised: 'the multichain API refused the key',
  'out-of-credits': 'the key for the multichain API is out of credits',
  forbidden: 'the multichain API refused this chain',
  unsupported: 'the multichain API does not know this chain',
}

/** Why a chain is read through its own API, for the end of a sentence. */
export function wordsForReason(reason: Reason): string {
  if (typeof reason === 'object') return refusals[reason.kind]
  if (reason === 'chosen') return 'as you chose'
  return reason === 'no-key' ? 'there is no key for the multichain API' : 'nothing else serves it here'
}

/** The endpoints that refusals are about, for the middle of a sentence. */
export function pathsOf(refused: readonly SourceFallback[]): string {
  return refused.flatMap(({ resource }) => (resource ? RESOURCES[resource].path : [])).join(' and ')
}

import { RESOURCES } from '#/api/resources'
import type { SourceReason } from '#/data/sources/dataSource'
import type { SourceFallback } from '#/data/sources/sourceChoices'

const FALLBACK_TEXTS: Record<SourceFallback['kind'], string> = {
  unauthorized: 'the multichain API rejected the API key',
  'out-of-credits': 'the API key for the multichain API is out of credits',
  forbidden: 'the multichain API denied access to this chain',
  unsupported: 'the multichain API doesn’t have this chain',
}

/** Why a chain's own API is its data source, for the end of a sentence. */
export function sourceReasonText(reason: SourceReason): string {
  if (typeof reason === 'object') return FALLBACK_TEXTS[reason.kind]
  if (reason === 'chosen') return 'selected by you'
  return reason === 'no-key' ? 'no API key for the multichain API' : 'no other source configured'
}

/** The paths of the endpoints that fell back to the chain's own API. */
export function endpointPaths(fallbacks: readonly SourceFallback[]): string {
  return fallbacks.flatMap(({ resource }) => (resource ? RESOURCES[resource].path : [])).join(' and ')
}

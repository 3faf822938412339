import type { Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import { isCached } from '#/data/persistence/persister'

/** Events after which requests may succeed again: a network, a visible or resumed tab, a page from the back/forward cache. */
const EVENTS = ['online', 'pageshow', 'resume', 'visibilitychange'] as const

/**
 * Retries automatically what failed on the screen, also the small parts of a page that are left out without an error notice. Lists
 * with rows are left alone: they retry their next page in place.
 */
export function recoverByItself(client: QueryClient): void {
  const recover = () => {
    if (document.visibilityState !== 'visible') return
    void client.refetchQueries({ type: 'active', predicate: mayRecover }, { cancelRefetch: false })
  }
  // Some are fired at the document: captured here on their way.
  for (const event of EVENTS) addEventListener(event, recover, true)
}

/** Whether a query's error may be over, and is not retried at a time of its own. */
function mayRecover({ state: { data, error } }: Query): boolean {
  if (!(error instanceof ApiError) || !error.retryable || (error.retryAt ?? 0) > Date.now()) return false
  const isListWithRows = typeof data === 'object' && data !== null && 'pages' in data && !isCached(data)
  return !isListWithRows
}

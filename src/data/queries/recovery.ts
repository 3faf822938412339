import type { Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import { isCached } from '#/data/persistence/persister'

/** What tells that servers may answer again: a network, a tab that is looked at or was thawed, a page that the browser kept. */
const SIGNS = ['online', 'pageshow', 'resume', 'visibilitychange'] as const

/**
 * Asks again, when there is reason to hope, for whatever on the screen failed, whether or not anything there says so: small parts
 * of a page are just left out. Rows of a list that are shown stay: their next page is asked for where it failed.
 */
export function recoverByItself(client: QueryClient): void {
  const recover = () => {
    if (document.visibilityState !== 'visible') return
    void client.refetchQueries({ type: 'active', predicate: mayRecover }, { cancelRefetch: false })
  }
  // Some are told to the document alone: on their way to it they pass the window.
  for (const sign of SIGNS) addEventListener(sign, recover, true)
}

/** Whether a query failed in a way that passes, and not in one that has a time of its own. */
function mayRecover({ state: { data, error } }: Query): boolean {
  if (!(error instanceof ApiError) || !error.retryable || (error.retryAt ?? 0) > Date.now()) return false
  const isListWithRows = typeof data === 'object' && data !== null && 'pages' in data && !isCached(data)
  return !isListWithRows
}

import type { Query, QueryClient } from '@tanstack/react-query'
import type { ApiError } from '#/api/errors'
import type { RequestQueues } from '#/api/requestQueues'
import { isDue, isRetryable } from '#/api/retryPolicy'
import { isCached } from '#/data/persistence/persister'

/** Events after which requests may succeed again: a network, a visible or resumed tab, a page from the back/forward cache. */
const EVENTS = ['online', 'focus', 'pageshow', 'resume', 'visibilitychange'] as const

/** How often failures are checked for a retry that is due. */
const CHECK_INTERVAL_MS = 1_000

/**
 * Calls `check` in a visible tab whenever the retry of a failure may be due, with the rule for it: every second, and after one of the
 * events. Returns a function that ends that.
 */
export function onRetryCheck(
  requestQueues: RequestQueues,
  check: (isErrorDue: (error: ApiError) => boolean) => void,
): () => void {
  const checkNow = (mayBeBack: boolean) => {
    if (document.visibilityState === 'visible') check((error) => isDue(error, mayBeBack))
  }
  const onEvent = ({ target }: Event) => {
    // An element that gets the focus.
    if (target instanceof Element) return
    requestQueues.retrySoon()
    checkNow(true)
  }
  // Some are dispatched on the document: they are captured on their way.
  for (const event of EVENTS) addEventListener(event, onEvent, true)
  const timer = setInterval(checkNow, CHECK_INTERVAL_MS, false)
  return () => {
    clearInterval(timer)
    for (const event of EVENTS) removeEventListener(event, onEvent, true)
  }
}

/**
 * Retries automatically what failed on the screen, also the small parts of a page that are left out without an error notice. Lists
 * with rows are left alone: they retry their next page in place. An error notice retries too, with a countdown
 * (src/entity/useAutoRetry.ts), also what is no query; where both retry a query, one request is sent.
 */
export function recoverAutomatically(client: QueryClient, requestQueues: RequestQueues): void {
  onRetryCheck(requestQueues, (isErrorDue) => {
    const predicate = ({ state: { data, error } }: Query) =>
      isRetryable(error) && isErrorDue(error) && !isListWithRows(data)
    void client.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false })
  })
}

function isListWithRows(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'pages' in data && !isCached(data)
}

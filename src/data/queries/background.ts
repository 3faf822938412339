import { useRouteContext } from '@tanstack/react-router'
import type { ResourceName } from '#/api/resources'
import { useAutoRefresh } from '#/data/queries/autoRefresh'
import { isPermanent } from '#/api/retryPolicy'
import { SECONDARY, untilPermanentError } from '#/data/queries/resourceQueries'
import { chainRequest } from '#/data/search/chainRequest'
import { CREDIT_RESERVE, creditsLeft } from '#/data/sources/credits'
import { type ChainConnection, refreshInterval } from '#/data/sources/dataSource'

/** What is known of a query. */
type StateOf = { readonly state: { readonly data: unknown; readonly error: unknown } }

/** How often such a query is repeated, ms. */
const REPEAT_MS = 60_000

/**
 * Options of a query that no page is opened for: its requests wait for those of the page, never spend the credit reserve, are not
 * repeated while auto-refresh is paused or after a permanent error. Nothing is requested unless it is wanted.
 */
export function useBackground(connection: ChainConnection, resource: ResourceName, isWanted = true) {
  const autoRefresh = useAutoRefresh()
  const requestLog = useRouteContext({ from: '__root__', select: (context) => context.requestLog })
  const enabled = ({ state }: StateOf) => {
    if (!isWanted || isPermanent(state.error) || (state.data !== undefined && autoRefresh !== 'on')) return false
    const left = creditsLeft(requestLog, chainRequest(connection, connection.chain, resource).origin)
    return left === null || left >= CREDIT_RESERVE
  }
  return { ...SECONDARY, enabled, refetchInterval: untilPermanentError(refreshInterval(connection.chain, REPEAT_MS)) }
}

import type { Item, Page } from '#/api/page'
import type { ApiRoot } from '#/api/apiRoot'
import {
  hashKey,
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import type { ListOptions, RequestOptions } from '#/api/client'
import { demandProgress, mergeRows, nextCursor } from '#/api/paging'
import {
  type FiltersOf,
  type ItemName,
  type ListName,
  type ParamsOf,
  type ResourceName,
  RESOURCES,
} from '#/api/resources'
import { startReading } from '#/data/queries/rowsRead'
import { scamHeaders } from '#/data/settings/scamTokens'
import { requestIfSupported } from '#/data/sources/capabilities'
import type { Priority } from '#/api/queuedRequest'
import { isPermanent, notePrefetchError } from '#/api/retryPolicy'
import { type ChainConnection, refreshInterval, sourceOf } from '#/data/sources/dataSource'
import { fallbackSource } from '#/data/sources/sourceFallback'
import { noteServed } from '#/data/sources/sourceChoices'
import { type Cursor, decodeCursor, encodeCursor } from '#/api/cursor'

/** A list: its row of the resource table, path parameters and filters. */
export interface ListRequest<N extends ListName = ListName> {
  resource: N
  params: ParamsOf<N>
  filters: FiltersOf<N>
}

type Key = readonly [chain: string, path: string, params: object, filters: object]

function keyOf(chain: string, resource: ResourceName, params: object, filters: object): Key {
  return [chain, RESOURCES[resource].path, params, { ...filters, ...scamHeaders(resource) }]
}

/** The context of a query function that is used here; a request outside of a query has only the signal. */
export interface FetchContext {
  signal: AbortSignal
  client?: QueryClient
  queryKey?: QueryKey
  meta?: Record<string, unknown> | undefined
  /** The request's priority, if it does not depend on whether the query is on the screen. */
  priority?: Priority
  /** Gets the API that the request is sent to; the other one, too, after a fallback. */
  onRoot?: (root: ApiRoot) => void
}

/** For a query whose result is awaited by code: without a component that uses it, it is no prefetch. */
export const AWAITED = { meta: { awaited: true } } as const

/** For a query that adds to a page: its request waits for those that the page is opened for. */
export const SECONDARY = { meta: { priority: 'next' satisfies Priority } } as const

/**
 * Sends a request to the API that serves the chain now, and to the chain's own API if the multichain API refuses or lacks it. Requests for
 * what is on the screen have priority over those that refresh it, and these over prefetches; a prefetch moves up when its page opens.
 */
export async function fetchResource<T>(
  connection: ChainConnection,
  resource: ResourceName,
  { client, queryKey, signal, meta, priority: fixedPriority, onRoot }: FetchContext,
  send: (root: ApiRoot, options: RequestOptions) => Promise<T>,
): Promise<T> {
  const query = queryKey && client?.getQueryCache().find({ queryKey, exact: true })
  const priority = (): Priority => {
    if (fixedPriority) return fixedPriority
    if (query?.isActive() === false && !meta?.['awaited']) return 'prefetch'
    return query?.state.data === undefined && meta?.['priority'] !== 'next' ? 'screen' : 'next'
  }
  const probe = client && (() => probeStats(connection, client))
  const sendTo = async (root: ApiRoot) => {
    const sendNow = () => {
      onRoot?.(root)
      return send(root, { signal, priority, headers: scamHeaders(resource) })
    }
    try {
      return await requestIfSupported(connection.client.notes, root, resource, sendNow, probe)
    } catch (error) {
      if (error instanceof Error && priority() === 'prefetch') notePrefetchError(error)
      throw error
    }
  }
  const { root } = sourceOf(connection, resource)
  if (root.form === 'instance') return sendTo(root)
  try {
    const result = await sendTo(root)
    noteServed(connection.chain.id)
    return result
  } catch (error) {
    if (!isPermanent(error)) throw error
    // Without a status it was not sent; of these, only an endpoint that the API is known to lack may be had elsewhere.
    if (error.status === null && error.kind !== 'unsupported') throw error
    const fallback = fallbackSource(connection, root, error)
    if (fallback) return sendTo(fallback)
    throw error
  }
}

/** Requests a page of a list; `fetchResource` says of which API. */
export function fetchPage<N extends ListName>(
  connection: ChainConnection,
  { resource, params, filters }: ListRequest<N>,
  context: FetchContext,
  more?: Omit<ListOptions<N>, 'filters' | keyof RequestOptions>,
): Promise<Page<N>> {
  return fetchResource(connection, resource, context, (root, options) =>
    connection.client.list(root, resource, params, { ...options, filters, ...more }),
  )
}

/** Requests one record; `fetchResource` says of which API. */
export function fetchItem<N extends ItemName>(
  connection: ChainConnection,
  resource: N,
  params: ParamsOf<N>,
  context: FetchContext,
): Promise<Item<N>> {
  return fetchResource(connection, resource, context, (root, options) =>
    connection.client.item(root, resource, params, options),
  )
}

/** Requests the chain's stats, which pages request anyway; unlike their query, it is not canceled when a component unmounts. */
async function probeStats(connection: ChainConnection, client: QueryClient): Promise<void> {
  const context: FetchContext = { signal: new AbortController().signal, priority: 'screen' }
  const stats = await fetchItem(connection, 'stats', {}, context)
  client.setQueryData(itemQuery(connection, 'stats', {}).queryKey, stats)
}

/**
 * The pages of a list from `start` on, where `start` is an encoded cursor, or '' for the head of the list. They are not refetched
 * automatically, so that rows on the screen never move.
 */
export function listQuery<N extends ListName>(connection: ChainConnection, request: ListRequest<N>, start: string) {
  const { resource, params, filters } = request
  const first: Cursor | null = start ? decodeCursor(start) : null
  return infiniteQueryOptions({
    queryKey: [...keyOf(connection.chain.id, resource, params, filters), start],
    queryFn: async (context) => {
      const { client, queryKey, pageParam: cursor } = context
      const onRows = startReading<N>(client, queryKey)
      const page = await fetchPage(connection, request, context, { cursor, onRows })
      const loaded = client.getQueryData<InfiniteData<Page<N>>>(queryKey)?.pages ?? []
      const readIds = () => new Set(mergeRows(loaded).map(({ id }) => id))
      if (cursor) demandProgress(resource, page, loaded.at(-1)?.source ?? null, readIds)
      return page
    },
    initialPageParam: first,
    getNextPageParam: (_last, pages: Page<N>[], _param, cursors: (Cursor | null)[]) => nextCursor(pages, cursors),
    staleTime: Infinity,
    gcTime: 30 * 60_000,
    // You retry what failed: a component that mounts does not. A page that failed does not make those before it stale.
    retryOnMount: false,
    refetchOnMount: false,
  })
}

/** A query's refresh interval, ms, that ends with a permanent error. */
export function untilPermanentError(interval: number) {
  return ({ state: { error } }: { readonly state: { readonly error: unknown } }) =>
    isPermanent(error) ? false : interval
}

/** Refresh interval of a first page on the screen. */
const REFRESH_INTERVAL_MS = 12_000

/** The first page of a list, refreshed while it is shown in a visible tab. `shown` is that page if a list has loaded it already. */
export function firstPageQuery<N extends ListName>(
  connection: ChainConnection,
  request: ListRequest<N>,
  shown?: Page<N>,
) {
  const { resource, params, filters } = request
  const interval = refreshInterval(connection.chain, REFRESH_INTERVAL_MS)
  return queryOptions<Page<N>>({
    queryKey: ['first', ...keyOf(connection.chain.id, resource, params, filters)],
    queryFn: (context) => fetchPage(connection, request, context),
    ...(shown && { initialData: shown, initialDataUpdatedAt: shown.receivedAt }),
    staleTime: interval,
    // A hidden tab is refreshed when it gets the focus.
    refetchOnMount: () => document.visibilityState === 'visible',
    refetchOnWindowFocus: true,
    refetchInterval: untilPermanentError(interval),
  })
}

/** The start of the pages that hold `cursor`: that of a loaded list with it, so that going back finds the same rows, else the cursor. */
export function startOf(
  client: QueryClient,
  connection: ChainConnection,
  request: ListRequest,
  cursor: string | undefined,
): string {
  if (!cursor) return ''
  const key = keyOf(connection.chain.id, request.resource, request.params, request.filters)
  // Query keys match partially: without filters a key would also find filtered lists.
  const loaded = client
    .getQueriesData<InfiniteData<unknown, Cursor | null>>({ queryKey: key })
    .filter(([queryKey]) => hashKey(queryKey.slice(0, key.length)) === hashKey(key))
  const holds = loaded.filter(([, data]) =>
    data?.pageParams.some((param) => param !== null && encodeCursor(param) === cursor),
  )
  const starts = holds.map(([queryKey]) => String(queryKey[4])).toSorted((a, b) => a.length - b.length)
  return starts[0] ?? cursor
}

/** One record, fresh for a minute, then refetched when its tab gets the focus. An ApiError of kind 'unsupported' means that the API has no such endpoint. */
export function itemQuery<N extends ItemName>(connection: ChainConnection, resource: N, params: ParamsOf<N>) {
  return queryOptions<Item<N>>({
    queryKey: keyOf(connection.chain.id, resource, params, {}),
    queryFn: (context) => fetchItem(connection, resource, params, context),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    // Several parts of a page show what is of the whole chain, such as its stats. A record may come to exist meanwhile.
    retryOnMount: ({ state }) => RESOURCES[resource].of !== null || !isPermanent(state.error),
  })
}

/** The parameters that an endpoint's path names, among those of a page's path. */
export function pathParams<N extends ResourceName>(resource: N, params: ParamsOf<N>): ParamsOf<N> {
  const given: Record<string, string> = params
  const names = Array.from(RESOURCES[resource].path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  return Object.fromEntries(names.map((name) => [name, given[name]])) as ParamsOf<N>
}

/** What the route of a record needs besides its component: a loader that starts the request without waiting for it. */
export function itemRoute<N extends ItemName>(resource: N) {
  return {
    loader: ({ context, params }: { context: ChainConnection & { queryClient: QueryClient }; params: ParamsOf<N> }) =>
      void context.queryClient.prefetchQuery(itemQuery(context, resource, pathParams(resource, params))),
  }
}

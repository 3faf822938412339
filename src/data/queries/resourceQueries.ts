import {
  hashKey,
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import type { ApiRoot, AskOptions, Item, Page } from '#/api/client'
import { mergeRows, nextCursor } from '#/api/paging'
import {
  type FiltersOf,
  type ItemName,
  type ListName,
  type ParamsOf,
  type ResourceName,
  RESOURCES,
} from '#/api/resources'
import { askFor } from '#/data/sources/capabilities'
import { PATIENCE, type Priority } from '#/api/requestQueue'
import { type ChainConnection, sourceOf } from '#/data/sources/connection'
import { noteServed } from '#/data/sources/sources'
import { originOf } from '#/api/url'
import { type Cursor, decodeCursor, encodeCursor } from '#/domain/cursor'

/** Which list is asked for: a row of the resource table, its path parameters and its filters. */
export interface ListRequest<N extends ListName = ListName> {
  resource: N
  params: ParamsOf<N>
  filters: FiltersOf<N>
}

type Key = readonly [chain: string, path: string, params: object, filters: object]

function keyOf(chain: string, resource: ResourceName, params: object, filters: object): Key {
  return [chain, RESOURCES[resource].path, params, filters]
}

/** What TanStack Query gives to a query's function, as far as it is used here; who asks outside of a query has the signal alone. */
export interface Asked {
  signal: AbortSignal
  client?: QueryClient
  queryKey?: QueryKey
  meta?: Record<string, unknown> | undefined
  /** The request's turn, where it does not depend on who looks at it. */
  turn?: Priority
}

/** The mark of a query that someone waits for without any component looking at it. */
export const wanted = { meta: { wanted: true } }

/** For a query that adds to a page: its request waits for those that the page is opened for. */
export const SECONDARY = { meta: { priority: 'next' satisfies Priority } } as const

/** What failed while nobody looked: it is not tried again by itself. */
const unseen = new WeakSet<Error>()

/**
 * Sends a request to the API that serves the chain now, unless that is known not to have the endpoint; where the multichain API
 * refuses, to the chain's own instance. Its turn depends on who looks at it at that moment: what is on the screen comes first,
 * then what adds to it; a page that is only prepared is asked for last, until it is opened.
 */
export async function ask<T>(
  connection: ChainConnection,
  resource: ResourceName,
  { client, queryKey, signal, meta, turn }: Asked,
  send: (root: ApiRoot, options: AskOptions) => Promise<T>,
): Promise<T> {
  const query = queryKey && client?.getQueryCache().find({ queryKey, exact: true })
  const priority = (): Priority => {
    if (turn) return turn
    if (query?.isActive() === false && !meta?.['wanted']) return 'prefetch'
    return query?.state.data === undefined && meta?.['priority'] !== 'next' ? 'screen' : 'next'
  }
  const asked = async (root: ApiRoot) => {
    try {
      return await askFor(root, resource, () => send(root, { signal, priority }))
    } catch (error) {
      if (error instanceof Error && priority() === 'prefetch') unseen.add(error)
      throw error
    }
  }
  const { root } = sourceOf(connection, resource)
  if (root.form === 'instance') return asked(root)
  try {
    const answer = await asked(root)
    noteServed(connection.chain.id)
    return answer
  } catch (error) {
    // What was not answered fails at once: a page that is opened meanwhile then asks anew instead of showing how a prefetch ended.
    if (!(error instanceof ApiError) || error.status === null || error.retryable) throw error
    // Most visits see no refusal; one that can't be looked into stands as it is.
    const other = (await import('#/data/sources/sourceFallback').catch(() => null))?.fallbackSource(
      connection,
      root,
      error,
    )
    if (other) return asked(other)
    throw error
  }
}

/** Retries only what may succeed, soon, and is looked at, twice; a list keeps its rows meanwhile and offers a retry after that. */
export function shouldRetry(failures: number, error: Error): boolean {
  const worthIt = error instanceof ApiError && error.retryable && (error.retryAfter ?? 0) <= PATIENCE
  return failures < 2 && worthIt && !unseen.has(error)
}

/** Time before a retry, ms: what the server asks for, else any time up to one that doubles, so that readers do not come back together. */
export function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? error.retryAfter : null
  return asked ?? Math.random() * 1000 * 2 ** failures
}

/**
 * The pages of a list from `start` on, where `start` is an encoded cursor, or '' for the head of the list.
 * Rows already on the screen never change under the reader: pages are not fetched again by themselves.
 */
export function listQuery<N extends ListName>(connection: ChainConnection, request: ListRequest<N>, start: string) {
  const { resource, params, filters } = request
  const first: Cursor | null = start ? decodeCursor(start) : null
  return infiniteQueryOptions({
    queryKey: [...keyOf(connection.chain.id, resource, params, filters), start],
    queryFn: async (asked) => {
      const { client, queryKey, pageParam: cursor } = asked
      const page = await ask(connection, resource, asked, (root, options) =>
        connection.client.list(root, resource, params, { ...options, filters, cursor }),
      )
      if (cursor) demandProgress(client.getQueryData<InfiniteData<Page<N>>>(queryKey)?.pages ?? [], page, resource)
      return page
    },
    initialPageParam: first,
    getNextPageParam: (_last, pages: Page<N>[], _param, cursors: (Cursor | null)[]) => nextCursor(pages, cursors),
    staleTime: Infinity,
    gcTime: 30 * 60_000,
    structuralSharing: false,
    retry: shouldRetry,
    retryDelay,
    // What failed is asked for again by the reader, not by every component that looks at it; a page that failed does not make
    // those before it stale.
    retryOnMount: false,
    refetchOnMount: false,
  })
}

/**
 * A cursor of one API is sent to the other as it is when the source changes: both are one software over the same chain, and its
 * keys are positions on the chain. A server that ignores it instead would send rows that are here already, which is not the end.
 */
function demandProgress<N extends ListName>(pages: Page<N>[], page: Page<N>, resource: N): void {
  const last = pages.at(-1)
  if (!last || last.source === page.source || page.rows.length === 0) return
  if (mergeRows([...pages, page]).length > mergeRows(pages).length) return
  throw new ApiError({ kind: 'invalid', resource, path: RESOURCES[resource].path, origin: originOf(page.source) })
}

/** Time between two looks at the head of a live list, ms; only while the page is visible. */
const headInterval = 12_000

/**
 * The first page of a list on its own, looked at again and again while it is shown in a visible page: for the newest of
 * something, and beside a list whose first page `shown` is on the screen already.
 */
export function firstPageQuery<N extends ListName>(
  connection: ChainConnection,
  { resource, params, filters }: ListRequest<N>,
  shown?: Page<N>,
) {
  return queryOptions<Page<N>>({
    queryKey: ['first', ...keyOf(connection.chain.id, resource, params, filters)],
    queryFn: (asked) =>
      ask(connection, resource, asked, (root, options) =>
        connection.client.list(root, resource, params, { ...options, filters }),
      ),
    ...(shown && { initialData: shown, initialDataUpdatedAt: shown.receivedAt }),
    staleTime: headInterval,
    // A tab that slept is up to date when it is looked at; unseen, what is shown already is good enough.
    refetchOnMount: () => document.visibilityState === 'visible',
    refetchOnWindowFocus: true,
    // What is refused for good is not asked for again and again.
    refetchInterval: ({ state: { error } }) => (error instanceof ApiError && !error.retryable ? false : headInterval),
    structuralSharing: false,
    retry: shouldRetry,
    retryDelay,
  })
}

/**
 * Where the pages that hold `cursor` start: a list already loaded that reaches it (so that going back finds the same rows,
 * and the ones before them), else the cursor itself.
 */
export function startOf(
  client: QueryClient,
  connection: ChainConnection,
  request: ListRequest,
  cursor: string | undefined,
): string {
  if (!cursor) return ''
  const key = keyOf(connection.chain.id, request.resource, request.params, request.filters)
  // A query key matches by part, so that one without filters would find filtered lists too: compare the whole of it.
  const loaded = client
    .getQueriesData<InfiniteData<unknown, Cursor | null>>({ queryKey: key })
    .filter(([queryKey]) => hashKey(queryKey.slice(0, key.length)) === hashKey(key))
  const holds = loaded.filter(([, data]) =>
    data?.pageParams.some((param) => param !== null && encodeCursor(param) === cursor),
  )
  const starts = holds.map(([queryKey]) => String(queryKey[4])).toSorted((a, b) => a.length - b.length)
  return starts[0] ?? cursor
}

/** One record, kept fresh for a minute, and asked for again after that when its tab is looked at anew; an ApiError of kind 'unsupported' means the server has no such endpoint. */
export function itemQuery<N extends ItemName>(connection: ChainConnection, resource: N, params: ParamsOf<N>) {
  return queryOptions<Item<N>>({
    queryKey: keyOf(connection.chain.id, resource, params, {}),
    queryFn: (asked) =>
      ask(connection, resource, asked, (root, options) => connection.client.item(root, resource, params, options)),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    structuralSharing: false,
    retry: shouldRetry,
    retryDelay,
  })
}

/** What the route of a record needs besides its component: a loader that starts the request without waiting for it. */
export function itemRoute<N extends ItemName>(resource: N) {
  return {
    staticData: { firstRequest: RESOURCES[resource].path },
    loader: ({ context, params }: { context: ChainConnection & { queryClient: QueryClient }; params: ParamsOf<N> }) =>
      void context.queryClient.prefetchQuery(itemQuery(context, resource, params)),
  }
}

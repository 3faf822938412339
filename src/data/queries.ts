import { hashKey, type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import type { ApiRoot, Item, Page } from '#/api/client'
import { nextCursor } from '#/api/paging'
import { type FiltersOf, type ItemName, type ListName, type ParamsOf, RESOURCES } from '#/api/resources'
import { askFor } from '#/data/capabilities'
import { type ChainConnection, sourceOf } from '#/data/connection'
import { type Cursor, decodeCursor, encodeCursor } from '#/domain/cursor'

/** Which list is asked for: a row of the resource table, its path parameters and its filters. */
export interface ListRequest<N extends ListName = ListName> {
  resource: N
  params: ParamsOf<N>
  filters: FiltersOf<N>
}

type Key = readonly [chain: string, path: string, params: object, filters: object]

function keyOf(chain: string, resource: keyof typeof RESOURCES, params: object, filters: object): Key {
  return [chain, RESOURCES[resource].path, params, filters]
}

/** Sends a request to the API that serves the chain now, unless that is known not to have the endpoint. */
export function ask<T>(
  connection: ChainConnection,
  resource: keyof typeof RESOURCES,
  send: (root: ApiRoot) => Promise<T>,
): Promise<T> {
  const { root } = sourceOf(connection)
  return askFor(root, resource, () => send(root))
}

/** Retries only what may succeed, twice; a list keeps its rows meanwhile and offers a retry after that. */
export function retry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && error.retryable
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
    queryFn: ({ pageParam, signal }) =>
      ask(connection, resource, (root) =>
        connection.client.list(root, resource, params, { filters, cursor: pageParam, signal }),
      ),
    initialPageParam: first,
    getNextPageParam: (_last, pages: Page<N>[], _param, cursors: (Cursor | null)[]) => nextCursor(pages, cursors),
    staleTime: Infinity,
    gcTime: 30 * 60_000,
    structuralSharing: false,
    retry,
    // What failed is asked for again by the reader, not by every component that looks at it.
    retryOnMount: false,
  })
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
    queryFn: ({ signal }) =>
      ask(connection, resource, (root) => connection.client.list(root, resource, params, { filters, signal })),
    ...(shown && { initialData: shown, initialDataUpdatedAt: shown.receivedAt }),
    staleTime: headInterval,
    refetchInterval: headInterval,
    structuralSharing: false,
    retry,
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

/** One record, kept fresh for a minute; an ApiError of kind 'unsupported' means the server has no such endpoint. */
export function itemQuery<N extends ItemName>(connection: ChainConnection, resource: N, params: ParamsOf<N>) {
  return queryOptions<Item<N>>({
    queryKey: keyOf(connection.chain.id, resource, params, {}),
    queryFn: ({ signal }) =>
      ask(connection, resource, (root) => connection.client.item(root, resource, params, { signal })),
    staleTime: 60_000,
    structuralSharing: false,
    retry,
  })
}

/** A route's loader that asks for the record that the path names without waiting for it: a hovered link is already on its way. */
export function itemLoader<N extends ItemName>(resource: N) {
  return ({ context, params }: { context: ChainConnection & { queryClient: QueryClient }; params: ParamsOf<N> }) =>
    void context.queryClient.prefetchQuery(itemQuery(context, resource, params))
}

import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Filter } from '#/api/resource'
import { type FiltersOf, type ListName, type ParamsOf, RESOURCES } from '#/api/resources'
import type { ChainConnection } from '#/data/sources/dataSource'
import { type ListRequest, listQuery, pathParams, startOf } from '#/data/queries/resourceQueries'
import type { RouteTab } from '#/data/routeTabs'
import { searchParameter } from '#/data/searchParameters'
import { decodeCursor } from '#/api/cursor'

/** The search parameters of a list page: its cursor, and its filters as text. */
export type ListSearch<N extends ListName> = { cursor?: string } & { [Name in keyof FiltersOf<N>]?: string }

/** Whether a filter accepts `value`, the text in the URL. */
function takes(filter: Filter, value: string): boolean {
  switch (filter.kind) {
    case 'text':
      return true
    case 'one':
      return filter.of.includes(value)
    case 'some':
      return value.split(',').every((word) => filter.of.includes(word))
  }
}

/** A search parameter that is text of some sort. */
const fitting = (fits: (value: string) => boolean) => searchParameter(z.string().check(z.refine(fits)))

function searchSchema(resource: ListName) {
  const filters: Record<string, Filter> = RESOURCES[resource].filters
  return z.object({
    cursor: fitting((value) => decodeCursor(value) !== null),
    ...Object.fromEntries(
      Object.entries(filters).map(([name, filter]) => [name, fitting((value) => takes(filter, value))]),
    ),
  })
}

/**
 * Validates the search parameters of a list by its row of the resource table: an invalid one is ignored, so
 * that a damaged link still opens. The schema is made on first use: a visit needs one of some forty.
 */
export function listSearch<N extends ListName>(resource: N) {
  let schema: ReturnType<typeof searchSchema> | undefined
  // The compiler cannot follow a filter from the table to its parameter.
  return (search: Record<string, unknown>) => (schema ??= searchSchema(resource)).parse(search) as ListSearch<N>
}

/** The request for a page's path and search parameters. */
export function listRequest<N extends ListName>(
  resource: N,
  params: ParamsOf<N>,
  search: ListSearch<N>,
): ListRequest<N> {
  const text: Record<string, string | undefined> = search
  const known: Record<string, Filter> = RESOURCES[resource].filters
  const filters = Object.entries(known).flatMap(([name, filter]) => {
    const value = text[name]
    return value ? [[name, filter.kind === 'some' ? value.split(',') : value]] : []
  })
  return {
    resource,
    params: pathParams(resource, params),
    filters: Object.fromEntries(filters) as FiltersOf<N>,
  }
}

/** Requests the first page of a list, from `cursor` on, unless pages of it are loaded: these stay, even if the next one failed. */
export function prefetchList<N extends ListName>(
  client: QueryClient,
  connection: ChainConnection,
  request: ListRequest<N>,
  cursor: string | undefined,
): void {
  const query = listQuery(connection, request, startOf(client, connection, request, cursor))
  if (client.getQueryData(query.queryKey) === undefined) void client.prefetchInfiniteQuery(query)
}

/**
 * The route options of a list: validated search parameters, and a loader that starts the request without waiting for it, so that
 * the page is shown immediately and a hovered link is prefetched. A list on a record's page declares its `tab`.
 */
export function listRoute<N extends ListName>(resource: N, tab?: Omit<RouteTab, 'resource'>) {
  return {
    staticData: tab ? { tab: { ...tab, resource } } : {},
    validateSearch: listSearch(resource),
    loaderDeps: ({ search }: { search: ListSearch<N> }) => search,
    loader: ({
      context,
      params,
      deps,
    }: {
      context: ChainConnection & { queryClient: QueryClient }
      params: ParamsOf<N>
      deps: ListSearch<N>
    }) => {
      prefetchList(context.queryClient, context, listRequest(resource, params, deps), deps.cursor)
    },
  }
}

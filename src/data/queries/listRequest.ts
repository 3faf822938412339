import type { QueryClient } from '@tanstack/react-query'
import type { Filter } from '#/api/resource'
import { type FiltersOf, type ListName, type ParamsOf, RESOURCES } from '#/api/resources'
import type { ChainConnection } from '#/data/sources/connection'
import { type ListRequest, listQuery, startOf } from '#/data/queries/resourceQueries'
import { decodeCursor } from '#/domain/cursor'

/** The search parameters of a list's page: where it starts, and its filters as they stand in the URL. */
export type ListSearch<N extends ListName> = { cursor?: string } & { [Name in keyof FiltersOf<N>]?: string }

/** Whether a filter can take `value` as it stands in a URL. */
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

/**
 * Validates the search parameters of a list by its row of the resource table: one that holds garbage falls back to nothing, so
 * that a damaged link still opens.
 */
export function listSearch<N extends ListName>(resource: N) {
  const filters: Record<string, Filter> = RESOURCES[resource].filters
  const rules: [string, (value: string) => boolean][] = [
    ['cursor', (value) => decodeCursor(value) !== null],
    ...Object.entries(filters).map(([name, filter]): [string, (value: string) => boolean] => [
      name,
      (value) => takes(filter, value),
    ]),
  ]
  return (search: Record<string, unknown>) => {
    // The router lays these over the raw parameters: garbage is overwritten, as it would stand if it were left out.
    const kept = rules.flatMap(([name, fits]) => {
      const value = search[name]
      if (value === undefined) return []
      return [[name, typeof value === 'string' && fits(value) ? value : undefined]]
    })
    return Object.fromEntries(kept) as ListSearch<N>
  }
}

/** The request that a page's path and search parameters stand for. */
export function listRequest<N extends ListName>(
  resource: N,
  params: ParamsOf<N>,
  search: ListSearch<N>,
): ListRequest<N> {
  const row = RESOURCES[resource]
  const names = Array.from(row.path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  const given: Record<string, string> = params
  const text: Record<string, string | undefined> = search
  const known: Record<string, Filter> = row.filters
  const filters = Object.entries(known).flatMap(([name, filter]) => {
    const value = text[name]
    return value ? [[name, filter.kind === 'some' ? value.split(',') : value]] : []
  })
  return {
    resource,
    params: Object.fromEntries(names.map((name) => [name, given[name]])) as ParamsOf<N>,
    filters: Object.fromEntries(filters) as FiltersOf<N>,
  }
}

/**
 * What a list's route needs besides its component: validated search parameters, and a loader that starts the request without
 * waiting for it, so that the page's frame shows at once and a hovered link is already on its way.
 */
export function listRoute<N extends ListName>(resource: N) {
  return {
    staticData: { firstRequest: RESOURCES[resource].path },
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
      const request = listRequest(resource, params, deps)
      const client = context.queryClient
      const query = listQuery(context, request, startOf(client, context, request, deps.cursor))
      // Pages that are here stay as they are, even where the last one asked for failed.
      if (client.getQueryData(query.queryKey) === undefined) void client.prefetchInfiniteQuery(query)
    },
  }
}

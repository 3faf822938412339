// The query library's names, in its package's place, for a page that is drawn once: what was answered is here, all else is awaited.

/** The list whose first page is here. */
export const answered: { path: unknown; page: unknown } = { path: null, page: null }

const ignore = () => undefined
const awaited = {
  data: undefined,
  error: null,
  isFetching: true,
  isPending: true,
  isFetchNextPageError: false,
  hasNextPage: false,
  refetch: ignore,
  fetchNextPage: ignore,
  dataUpdatedAt: 0,
  failureCount: 0,
  fetchStatus: 'fetching',
  status: 'pending',
}

/** A query as a component looks at it. */
export interface Options {
  readonly queryKey: readonly unknown[]
  readonly queryFn?: unknown
  readonly enabled?: boolean
  readonly initialData?: unknown
  readonly placeholderData?: unknown
}

const given = (value: unknown): unknown => (typeof value === 'function' ? (value as () => unknown)() : value)

/** What is known of queries where a record is drawn; nothing elsewhere. */
export const known: { of: (query: Options) => object | undefined; state: (key: readonly unknown[]) => unknown } = {
  of: ignore,
  state: ignore,
}

export function useQuery(query: Options) {
  return { ...awaited, data: given(query.initialData) ?? given(query.placeholderData), ...known.of(query) }
}

/** The second part of a list's key is the path of its resource; a page of one list alone is drawn, the one at its address. */
export function useInfiniteQuery({ queryKey: [, path] }: Options) {
  const { page } = answered
  if (page === null || path !== answered.path) return awaited
  return {
    ...awaited,
    data: { pages: [page], pageParams: [null] },
    isFetching: false,
    isPending: false,
    hasNextPage: (page as { next: unknown }).next !== null,
    status: 'success',
    fetchStatus: 'idle',
  }
}

const cache = { find: ignore, findAll: () => [], subscribe: () => ignore, getAll: () => [] }
const client = {
  getQueryData: ignore,
  getQueriesData: () => [],
  getQueryState: (key: readonly unknown[]) => known.state(key),
  getQueryCache: () => cache,
  prefetchQuery: ignore,
}
export const useQueryClient = () => client
export const queryOptions = <T>(options: T): T => options
export const infiniteQueryOptions = queryOptions
export const hashKey = (key: unknown): string => JSON.stringify(key)
export const skipToken = Symbol('skip')

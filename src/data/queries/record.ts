import { queryOptions, type UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import type { FetchContext } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'

/** A record as it was read and as the API sent it; a `value` of null could not be read. */
export interface RecordData<Value> {
  readonly value: Value | null
  readonly raw?: unknown
  /** The JSON text as it was sent; absent if it was not sent as one record. */
  readonly text?: string | undefined
}

/** A record of which at least a part is known. */
export interface KnownRecord<Value> extends RecordData<Value> {
  /** Its own record ('found'), the row of a list, or composed of other responses. */
  readonly state: 'found' | 'row' | 'composed'
  /** Why its own record could not be loaded or refreshed. */
  readonly error: Error | null
}

/** A record of which nothing is known, because the API has no such record ('absent') or its request failed. */
interface MissingRecord extends RecordData<never> {
  readonly state: 'absent' | 'failed'
  readonly value: null
  readonly error: Error
}

interface LoadingRecord extends RecordData<never> {
  readonly state: 'loading'
  readonly value: null
  /** Why an earlier request failed. */
  readonly error: Error | null
}

/** What is known of a record, the same for all kinds of records. */
export type RecordLookup<Value> = (KnownRecord<Value> | MissingRecord | LoadingRecord) & {
  readonly retry: () => void
  /** The query of its own record, for StaleBadge. */
  readonly query: UseQueryResult<RecordData<Value>>
}

/** A query for what other responses say of a record; its data is null if they say nothing. */
export type ComposedQuery<Value> = Pick<UseQueryResult, 'error' | 'isLoading' | 'isFetching' | 'refetch'> & {
  readonly data: RecordData<Value> | null | undefined
}

interface RecordSources<Value> {
  /** Shown until the record has loaded. */
  row?: RecordData<Value> | null
  /** Shown instead of the record if it is not available. */
  composed?: ComposedQuery<Value> | null
  /** Whether the record's own query composed it. */
  isComposed?: boolean
}

/** What is known of a record by the query of its own endpoint, a row of a list, and what was composed. */
export function recordOf<Value>(
  query: UseQueryResult<RecordData<Value>>,
  { row, composed, isComposed }: RecordSources<Value> = {},
): RecordLookup<Value> {
  const { data, isFetching } = query
  const known = data ?? composed?.data ?? row
  const error = (known ? null : composed?.error) ?? query.error
  const isAbsent = isNotFound(error)
  // An automatic refresh does not hide that there is no such record.
  const isLoading = !error || composed?.isLoading || (!isAbsent && (isFetching || composed?.isFetching))
  const missing = isLoading ? 'loading' : isAbsent ? 'absent' : 'failed'
  const state = !known ? missing : known === row ? 'row' : known === data && !isComposed ? 'found' : 'composed'
  return {
    value: null,
    ...known,
    state,
    error,
    query,
    retry: () => {
      void query.refetch()
      // A query that is not enabled would be requested for the first time.
      if (composed && (composed.error || composed.data !== undefined)) void composed.refetch()
    },
  } as RecordLookup<Value>
}

/** Composes a record of what the search says of its hash; null if it says nothing, an ApiError if it says that there is none. */
export type SearchForRecord<Value> = (
  connection: ChainConnection,
  hash: string,
  context: FetchContext,
) => Promise<RecordData<Value> | null>

/** A record as the search reports it, for APIs without an endpoint for its kind. Few are, so the code of the search loads with it. */
export function searchedQuery<Value>(
  connection: ChainConnection,
  kind: string,
  hash: string,
  load: () => Promise<SearchForRecord<Value>>,
) {
  return queryOptions({
    queryKey: [connection.chain.id, 'search for a record', kind, hash],
    queryFn: async (context) => (await load())(connection, hash, context),
    staleTime: 60_000,
    retryOnMount: false,
  })
}

/** Whether nothing is known of a record, and nothing more will load. */
export function isMissing({ state }: Pick<RecordLookup<unknown>, 'state'>): boolean {
  return state === 'absent' || state === 'failed'
}

/** Whether the API answered that there is no such record. */
export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.kind === 'not-found'
}

/** Whether a record was not loaded because the API has no endpoint for such records. */
export function isUnsupported({ data, error }: Pick<UseQueryResult, 'data' | 'error'>): boolean {
  return data === undefined && error instanceof ApiError && error.kind === 'unsupported'
}

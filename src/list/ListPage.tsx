import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { ApiError } from '#/api/errors'
import type { ListName, ParamsOf } from '#/api/resources'
import { type ListSearch, listRequest } from '#/data/queries/listRequest'
import type { ListRequest } from '#/data/queries/resourceQueries'
import { writeSearch } from '#/data/searchParameters'
import { useChain } from '#/data/sources/useChain'
import { grouped } from '#/domain/numberFormat'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { StaleBadge } from '#/entity/StaleBadge'
import { DataTable } from '#/list/DataTable'
import { ListEnd } from '#/list/ListEnd'
import type { GalleryDefinition, TableDefinition } from '#/list/definition'
import { type InfiniteList, useInfiniteList } from '#/list/useInfiniteList'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

function Nothing() {
  return null
}

/** No rows wait for them; what can't be fetched is left out. */
const ListActs = lazy<typeof import('#/list/ListToolbar').default>(() =>
  import('#/list/ListToolbar').catch(() => ({ default: Nothing })),
)

interface ListPageProps<N extends ListName> {
  definition: TableDefinition<N> | GalleryDefinition<N>
  params: ParamsOf<N>
  search: ListSearch<N>
  /** Filters and the like, beside the count. */
  tools?: ReactNode
  /** Makes of the list what is shown of it. */
  view?: ((list: InfiniteList<N>) => InfiniteList<N>) | undefined
  /** What to ask for, where the URL says it in other words than the server. */
  asked?: ListRequest<N>
  /** What to show instead on a server that lacks this endpoint. */
  fallback?: ReactNode
}

/** A list by its look and the URL's parameters: rows, count, what failed, and the way on; the one page that every list is. */
export function ListPage<N extends ListName>(props: ListPageProps<N>) {
  const { definition, params, search, tools, view, fallback } = props
  const connection = useChain()
  const key = JSON.stringify([params, search, props.asked])
  // Path and search parameters are new objects with every navigation; their text tells whether they changed.
  const request = useMemo(
    () => props.asked ?? listRequest(definition.resource, params, search),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [definition.resource, key],
  )
  const loaded = useInfiniteList(connection, request, search.cursor)
  const list = view ? view(loaded) : loaded
  const { error, state, count } = list
  // Another list is another table: what was opened and where it was scrolled belongs to this one.
  const identity = JSON.stringify([request.params, request.filters])

  const kind = state === 'failed' && error instanceof ApiError ? error.kind : null
  // Some servers answer 'not found' for an endpoint that they do not have; a list that names no record can't be missing one.
  const unserved = kind === 'unsupported' || (kind === 'not-found' && Object.keys(request.params).length === 0)
  const heading = definition.title && <h1 className="pt-5 text-xl font-semibold">{definition.title}</h1>
  if (unserved && fallback)
    return (
      <>
        {heading}
        {fallback}
      </>
    )
  const chosen =
    list.count < loaded.count || Object.keys(request.filters).some((name) => !/^(q|sort|order)$/.test(name))
  const head = writeSearch({ ...search, cursor: undefined })
  return (
    <section aria-label={definition.name}>
      <PageMeta tab={definition.name} query={head} />
      {heading}
      <div className="relative flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-1 text-sm text-muted">
        <Count noun={definition.noun} list={list} />
        {/* A page that failed does not make those before it old. */}
        {state === 'kept' && <StaleBadge query={list.query} />}
        {!list.fromHead && <a href={head || '?'}>Go to the start of the list</a>}
        {/* On a small screen the acts stand beside the count. */}
        <div className="ml-auto flex flex-wrap items-center gap-2 max-lg:contents">
          {tools}
          {/* As wide as they will be, so that nothing moves when they come. */}
          <Suspense
            fallback={
              <span className={`max-lg:ml-auto max-md:min-h-11 ${definition.live ? 'min-w-38' : 'min-w-16'}`} />
            }
          >
            <ListActs definition={definition} connection={connection} request={request} loaded={loaded} view={view} />
          </Suspense>
        </div>
      </div>
      {kind === 'not-found' && definition.absent ? (
        <Notice title={definition.absent}>
          <Button onClick={list.more}>Look again</Button>
        </Notice>
      ) : state === 'failed' && error ? (
        <ErrorNotice error={error} what={definition.name} onRetry={list.more} />
      ) : state === 'end' && count === 0 ? (
        <Notice title={chosen ? `No ${definition.noun[1]} match what was chosen.` : definition.empty} />
      ) : 'card' in definition ? (
        <definition.gallery
          key={identity}
          definition={definition}
          list={list}
          chain={connection.chain}
          params={request.params}
        />
      ) : (
        <DataTable
          key={identity}
          definition={definition}
          list={list}
          chain={connection.chain}
          params={request.params}
        />
      )}
      <ListEnd list={list} several={definition.noun[1]} />
    </section>
  )
}

interface CountProps {
  noun: readonly [one: string, several: string]
  list: Pick<InfiniteList<ListName>, 'state' | 'count' | 'complete'>
}

/** How much of the list is loaded, spoken as it grows; that it is all of it only once both of its ends have been seen. */
function Count({ noun: [one, several], list: { count, state, complete } }: CountProps) {
  const loaded = `${grouped(count)} ${count === 1 ? one : several} loaded`
  const words = state === 'loading' ? `Loading ${several}…` : count === 0 ? '' : complete ? `All ${loaded}` : loaded
  return (
    // Nothing said takes no room beside what follows.
    <p role="status" className="empty:-mr-4">
      {words}
    </p>
  )
}

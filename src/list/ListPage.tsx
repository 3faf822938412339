import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { ApiError } from '#/api/errors'
import type { ListName, ParamsOf } from '#/api/resources'
import { listRequest, type ListSearch } from '#/data/queries/listRequest'
import type { ListRequest } from '#/data/queries/resourceQueries'
import { writeSearch } from '#/data/searchParameters'
import { showsScam } from '#/data/settings/scamTokens'
import { sourceOf } from '#/data/sources/dataSource'
import { useChain } from '#/data/sources/useChain'
import { useStore } from '#/data/useStore'
import { optionalWhenIdle } from '#/data/whenIdle'
import { grouped } from '#/domain/amounts/numberFormat'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { NamesakeContext } from '#/entity/SameNameMark'
import { StaleBadge } from '#/entity/StaleBadge'
import { UnprocessedNote } from '#/entity/UnprocessedNote'
import { DataTable } from '#/list/DataTable'
import type { GalleryDefinition, TableDefinition } from '#/list/definition'
import type { ShownList } from '#/list/export/openExport'
import { ListEnd } from '#/list/ListEnd'
import { firstRowsWord, useListTotal } from '#/list/listTotal'
import { ScamNote } from '#/list/ScamNote'
import { type InfiniteList, useInfiniteList } from '#/list/useInfiniteList'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

// The rows come first; without it, the list says less.
const LiveHead = lazy(() => optionalWhenIdle(() => import('#/list/LiveHead')))

interface ListPageProps<N extends ListName> {
  definition: TableDefinition<N> | GalleryDefinition<N>
  params: ParamsOf<N>
  search: ListSearch<N>
  /** Shown under the heading: headline numbers, or tabs. */
  intro?: ReactNode
  /** Filters and the like, next to the count. */
  tools?: ReactNode
  /** Derives what is shown from the list as it is loaded. */
  view?: ((list: InfiniteList<N>) => InfiniteList<N>) | undefined
  /** The request, where it does not follow from `params` and `search`. */
  request?: ListRequest<N>
  /** Shown instead where the API has no such endpoint. */
  fallback?: ReactNode
}

/** Parameters after which an empty list is not called filtered: the transaction is that of the page, and an order hides no row. */
const NO_FILTERS = /^(?:transaction_hash|scale|sort|order)$/

/** Classes of the line above a list, with its count and tools; also of what takes the place of a list, so that a switch between them stays. */
export const toolLine = 'flex min-h-11 items-center gap-x-4 pb-1 text-sm text-muted max-[22rem]:gap-x-2 md:pt-1'

/** The page of any list, by its definition and the URL's parameters: count and tools, rows, errors, and the next page. */
export function ListPage<N extends ListName>(props: ListPageProps<N>) {
  const { definition, params, search, intro, tools, view, fallback } = props
  const connection = useChain()
  const { chain } = connection
  const key = JSON.stringify([params, search, props.request])
  const request = useMemo(
    () => props.request ?? listRequest(definition.resource, params, search),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- parameters are new objects after every navigation
    [definition.resource, key],
  )
  // Its rows are those of another query then.
  useStore(showsScam)
  const loaded = useInfiniteList(connection, request, search.cursor)
  const list = view ? view(loaded) : loaded
  const { error, state, count, unprocessed } = list
  const total = useListTotal(connection, request)
  const namesakesOfPage = use(NamesakeContext)
  const namesakes = useMemo(
    () => definition.namesakes?.(list.rows) ?? namesakesOfPage,
    [definition, list.rows, namesakesOfPage],
  )
  // Another list is another table: open rows and the scroll position belong to one list.
  const identity = JSON.stringify([request.params, request.filters])

  const kind = state === 'failed' && error instanceof ApiError ? error.kind : null
  const heading = definition.title && <h1 className="pt-5 text-xl font-semibold md:text-2xl">{definition.title}</h1>
  if (kind === 'unsupported' && fallback)
    return (
      <>
        {heading}
        {intro}
        {fallback}
      </>
    )
  const isFiltered =
    list.count < loaded.count ||
    Object.keys(request.filters).some((name) => name !== definition.ownFilter && !NO_FILTERS.test(name))
  const headSearch = writeSearch({ ...search, cursor: undefined })
  return (
    <section aria-label={definition.name}>
      <PageMeta tab={definition.name} query={headSearch} />
      {heading}
      {intro}
      <div className={`relative flex-wrap gap-y-1 ${toolLine}`}>
        <div
          // On a small screen its basis is nothing: tools must not wrap with its length. Without text it takes no space.
          className={`gap-x-4 max-md:min-w-24 max-lg:flex-1 max-[22rem]:min-w-20 lg:flex ${tools === undefined ? 'md:has-[p:empty]:-mr-4' : ''}`}
        >
          <p role="status">
            {countText(list, definition.noun, firstRowsWord(request), count === loaded.count ? total : null)}
            {definition.countNote?.(list.rows)}
          </p>
          {definition.live && loaded.fromHead && (
            // On a small screen the switch of its refresh says it, where it moves nothing.
            <div className="max-md:hidden">
              <Suspense>
                <LiveHead request={request} />
              </Suspense>
            </div>
          )}
        </div>
        {/* Not after a failed page: the pages before it are still fresh. */}
        {state === 'cached' && <StaleBadge query={list.query} />}
        {!list.fromHead && <a href={headSearch || '?'}>Go to the start of the list</a>}
        {/* On a small screen the tools are in the line of the count. */}
        <div className="ml-auto flex flex-wrap items-center gap-2 max-lg:contents">
          {tools}
          <ListToolbar definition={definition} connection={connection} request={request} loaded={loaded} view={view} />
        </div>
      </div>
      <ScamNote resource={request.resource} source={sourceOf(connection, request.resource).root.url} />
      {unprocessed && <UnprocessedNote what={definition.name} unprocessed={unprocessed} />}
      {kind === 'not-found' && definition.absent ? (
        <Notice title={definition.absent}>
          <Button onClick={list.more}>Retry</Button>
        </Notice>
      ) : state === 'failed' && error ? (
        <ErrorNotice error={error} what={definition.name} onRetry={list.more} />
      ) : state === 'end' && count === 0 ? (
        !unprocessed && (
          <Notice title={isFiltered ? `No ${definition.noun[1]} match these filters` : definition.empty} />
        )
      ) : 'card' in definition ? (
        <definition.gallery key={identity} definition={definition} list={list} chain={chain} params={request.params} />
      ) : (
        <NamesakeContext value={namesakes}>
          <DataTable
            key={identity}
            definition={definition}
            list={list}
            chain={chain}
            params={request.params}
            // Another request has an order of its own.
            search={props.request ? undefined : search}
          />
        </NamesakeContext>
      )}
      {!(definition.isExcerpt && state === 'end') && <ListEnd list={list} several={definition.noun[1]} />}
    </section>
  )
}

/** How many rows are loaded, and of how many. A number without "Latest", "Top", "First" or "loaded" is the total. */
function countText(
  { count, state, complete, fromHead }: Pick<InfiniteList<ListName>, 'count' | 'state' | 'complete' | 'fromHead'>,
  [one, several]: readonly [one: string, several: string],
  firstRows: string,
  total: number | null,
): string {
  if (state === 'loading' || (state === 'loading-more' && count === 0)) return `Loading ${several}…`
  if (count === 0) return ''
  const noun = count === 1 ? one : several
  if (complete) return `${grouped(count)} ${noun}`
  const part = fromHead ? `${firstRows} ${grouped(count)}` : grouped(count)
  if (total !== null && total > count) return `${part} of ${grouped(total)} ${several}`
  return fromHead ? `${part} ${noun}` : `${part} ${noun} loaded`
}

// Most lists are not live, and rows come first; without it, the list is not refreshed.
const NewRowsButton = lazy(() => optionalWhenIdle(() => import('#/list/NewRowsButton')))

/** The tools of every list: its new rows, where it is live, and its export. */
export function ListToolbar<N extends ListName>(props: ShownList<N>): ReactNode {
  const { definition, connection, request, loaded } = props
  const isEmpty = loaded.state === 'end' && loaded.count === 0
  const isLive = definition.live === true && loaded.fromHead
  return (
    <>
      {isLive && (
        <Suspense fallback={<span className="min-h-11 min-w-25 max-lg:ml-auto md:min-h-7 md:min-w-20" />}>
          <NewRowsButton connection={connection} request={request} noun={definition.noun} />
        </Suspense>
      )}
      {!isEmpty && <ExportButton {...props} className={isLive ? '' : 'max-lg:ml-auto'} />}
    </>
  )
}

/** Opens the export dialog, whose code is loaded for it. */
function ExportButton<N extends ListName>({ className, ...list }: ShownList<N> & { className: string }) {
  const cache = useQueryClient()
  const [label, setLabel] = useState('Export')
  const open = () =>
    void import('#/list/export/openExport').then(
      ({ openExport }) => openExport(list, cache),
      () => setLabel('Export (retry)'),
    )
  return (
    <button
      type="button"
      onClick={open}
      className={`min-h-11 min-w-16 rounded-sm px-2 hover:bg-sunken md:min-h-7 ${className}`}
    >
      {label}
    </button>
  )
}

import { useMemo } from 'react'
import { nodeUrlOf } from '#/data/config/config'
import { useChain, useUnsupportedEndpoints } from '#/data/sources/useChain'
import { decodeCursor } from '#/api/cursor'
import { plainText } from '#/domain/text/text'
import { pastTransfersTable, transfersTable } from '#/features/advancedFilter/columns'
import { FilterBar } from '#/features/advancedFilter/FilterBar'
import type { FilterParameters } from '#/features/advancedFilter/parameters'
import { plainLists } from '#/features/advancedFilter/plainLists'
import { requestOf } from '#/features/advancedFilter/request'
import { type FilterWords, filterOf, wordText } from '#/features/advancedFilter/words'
import { ListPage } from '#/list/ListPage'
import { useInfiniteList } from '#/list/useInfiniteList'
import { type IgnoredParameter, IgnoredParameters } from '#/ui/IgnoredParameters'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'
import { UntrustedText } from '#/ui/UntrustedText'

/** All transfers of a chain that match the filter in the URL, and the bar that edits it. */
export function AdvancedFilter({ search }: { search: FilterParameters }) {
  const connection = useChain()
  const key = JSON.stringify(search)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- search parameters are new objects after every navigation
  const filter = useMemo(() => filterOf(search), [key])
  const request = useMemo(() => requestOf(filter), [filter])
  const { cursor, ...words } = search
  const start = cursor !== undefined && decodeCursor(cursor) ? { cursor } : {}
  const hasNoCalls = useUnsupportedEndpoints(['internalTransactions']).size > 0
  // An API may list them here although it has no list of its own for them.
  const isWithoutCalls = hasNoCalls && nodeUrlOf(connection.chain) !== undefined
  const { rows, top } = useInfiniteList(connection, request, start.cursor)
  const readRows = useMemo(() => rows.flatMap(({ value }) => value ?? []), [rows])
  return (
    <ListPage
      definition={request.filters.age_to ? pastTransfersTable : transfersTable}
      params={{}}
      search={{ ...words, ...start }}
      request={request}
      intro={
        <>
          <FilterBar filter={filter} top={top} rows={readRows} />
          <IgnoredParameters ignored={ignoredOf(search)} />
          {isWithoutCalls && (
            <p className="pb-2 text-sm text-muted">Without internal transactions: the node offers no traces.</p>
          )}
        </>
      }
      fallback={<OtherLists filter={filter} />}
    />
  )
}

/** The parameters that are no words of the filter, and are ignored; a word says itself what is wrong with it. */
function ignoredOf({ relation, cursor }: FilterParameters): IgnoredParameter[] {
  const isRelation = relation === undefined || relation === 'and' || relation === 'or'
  const isCursor = cursor === undefined || decodeCursor(cursor) !== null
  return [
    ...(isRelation ? [] : [{ name: 'relation', value: relation, problem: 'is not one of and, or' }]),
    ...(isCursor
      ? []
      : [{ name: 'cursor', value: cursor, problem: 'is not a place in this list, which starts at its top' }]),
  ]
}

/** The lists that come closest to the filter on a chain whose API can't filter, with what they do not cover. */
function OtherLists({ filter }: { filter: FilterWords }) {
  const { chain } = useChain()
  const symbol = plainText(chain.currency.symbol, 16)
  return (
    <>
      <PageMeta title="Advanced filter" />
      <Notice title="The advanced filter is not available for this chain">
        <p>These lists have a part of it:</p>
        <ul className="stack-2">
          {plainLists(chain.id, filter).map(({ label, href, missing }) => (
            <li key={href}>
              <a href={href} className="inline-flex min-h-11 items-center underline md:min-h-6">
                {label}
              </a>
              {missing.length > 0 && (
                <p className="text-sm text-muted">
                  Not covered:{' '}
                  <UntrustedText text={missing.map((word) => wordText(word, symbol)).join(', ')} max={300} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </>
  )
}

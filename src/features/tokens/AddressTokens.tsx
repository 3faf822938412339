import { type ReactNode, useMemo } from 'react'
import { listRequest, type ListSearch } from '#/data/queries/listRequest'
import { useChain } from '#/data/sources/useChain'
import { pricesOf, totalWorth } from '#/domain/worth'
import { addressTokensTable } from '#/features/tokens/columns'
import { ListPage } from '#/list/ListPage'
import { useInfiniteList } from '#/list/useInfiniteList'

interface AddressTokensProps {
  params: { hash: string }
  search: ListSearch<'addressTokens'>
  tools: ReactNode
}

/** What an address holds of each token, and what that comes to as far as it is loaded, has a price and is not called a scam. */
export function AddressTokens({ params, search, tools }: AddressTokensProps) {
  const { rows, complete } = useInfiniteList(useChain(), listRequest('addressTokens', params, search), search.cursor)
  const worth = useMemo(() => totalWorth(pricesOf(rows.map(({ value }) => value))), [rows])
  return (
    <ListPage
      definition={addressTokensTable}
      params={params}
      search={search}
      tools={
        <>
          {worth && (
            <span title="At the prices that the server gives; tokens without a price, or that it calls scams, are not in it">
              {complete ? 'Worth' : 'Those loaded are worth'} {worth}, as far as prices are known
            </span>
          )}
          {tools}
        </>
      }
    />
  )
}

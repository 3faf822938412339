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

/** The tokens of an address, with the USD value of those loaded that have a price and are not flagged as scams. */
export function AddressTokens({ params, search, tools }: AddressTokensProps) {
  const { rows, complete } = useInfiniteList(useChain(), listRequest('addressTokens', params, search), search.cursor)
  const value = useMemo(() => totalWorth(pricesOf(rows.map((row) => row.value))), [rows])
  return (
    <ListPage
      definition={addressTokensTable}
      params={params}
      search={search}
      tools={
        <>
          {value && (
            <span title="At the prices that the server gives; tokens without a price, or that it calls scams, are not in it">
              {complete ? 'Worth' : 'Those loaded are worth'} {value}, as far as prices are known
            </span>
          )}
          {tools}
        </>
      }
    />
  )
}

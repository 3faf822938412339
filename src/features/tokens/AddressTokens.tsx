import { type ReactNode, useMemo } from 'react'
import { listRequest, type ListSearch } from '#/data/queries/listRequest'
import { useChain } from '#/data/sources/useChain'
import { pricesOf, totalValue } from '#/domain/tokens/netWorth'
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
  const value = useMemo(() => totalValue(pricesOf(rows.map((row) => row.value))), [rows])
  return (
    <ListPage
      definition={addressTokensTable}
      params={params}
      search={search}
      tools={
        <>
          {value && (
            <span title="Excludes tokens without a price or flagged as scam">
              {complete ? 'Total value' : 'Value of loaded tokens'}: {value}
            </span>
          )}
          {tools}
        </>
      }
    />
  )
}

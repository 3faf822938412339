import { useMemo } from 'react'
import { type ListSearch, listRequest } from '#/data/queries/listRequest'
import { useChain } from '#/data/sources/useChain'
import { runningSums } from '#/domain/shares'
import { coinSupply } from '#/domain/supply'
import { HolderConcentration } from '#/entity/HolderConcentration'
import { coinHoldersTable } from '#/features/addresses/columns'
import { ListPage } from '#/list/ListPage'
import { useInfiniteList } from '#/list/useInfiniteList'

interface CoinHoldersProps {
  params: object
  search: ListSearch<'addresses'>
}

/** Who holds the chain's coin, and what the richest of them have together. */
export function CoinHolders({ params, search }: CoinHoldersProps) {
  const connection = useChain()
  const { rows, top, fromHead } = useInfiniteList(connection, listRequest('addresses', {}, search), search.cursor)
  const sums = useMemo(() => runningSums(rows.map(({ value }) => value?.coin_balance ?? null)), [rows])
  // Another order would make others the first.
  const richestFirst = fromHead && search.sort !== 'transactions_count' && search.order !== 'asc'
  const supply = coinSupply(top?.total_supply, connection.chain.currency.decimals)
  return (
    <ListPage
      definition={coinHoldersTable}
      params={params}
      search={search}
      tools={richestFirst && <HolderConcentration sums={sums} supply={supply} />}
    />
  )
}

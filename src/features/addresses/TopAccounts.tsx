import { useMemo } from 'react'
import { type ListSearch, listRequest } from '#/data/queries/listRequest'
import { useChain } from '#/data/sources/useChain'
import { coinSupply, runningSums } from '#/domain/tokens/shares'
import { HolderConcentration } from '#/entity/ShareOfSupply'
import { topAccountsTable } from '#/features/addresses/columns'
import { sortGroup } from '#/list/choiceGroups'
import { ListPage } from '#/list/ListPage'
import { useInfiniteList } from '#/list/useInfiniteList'
import { rankColumn } from '#/list/rankColumn'
import { ChoiceBar } from '#/ui/ChoiceBar'

interface TopAccountsProps {
  params: object
  search: ListSearch<'addresses'>
}

/** In any other order, a position is no rank. */
const otherOrderTable = {
  ...topAccountsTable,
  columns: topAccountsTable.columns.filter(({ id }) => id !== rankColumn.id),
}

/** The top accounts by native balance, with the concentration of the supply. */
export function TopAccounts({ params, search }: TopAccountsProps) {
  const connection = useChain()
  const { rows, top, fromHead, state } = useInfiniteList(
    connection,
    listRequest('addresses', {}, search),
    search.cursor,
  )
  const sums = useMemo(() => runningSums(rows.map(({ value }) => value?.coin_balance ?? null)), [rows])
  // In any other order the first rows are not the top holders.
  const isRanked = search.sort !== 'transactions_count' && search.order !== 'asc'
  const supply = coinSupply(top?.total_supply, connection.chain.currency.decimals)
  return (
    <ListPage
      definition={isRanked ? topAccountsTable : otherOrderTable}
      params={params}
      search={search}
      tools={
        <>
          {fromHead && isRanked && <HolderConcentration sums={sums} supply={supply} isLoading={state === 'loading'} />}
          <ChoiceBar groups={[sortGroup(topAccountsTable, search)]} />
        </>
      }
    />
  )
}

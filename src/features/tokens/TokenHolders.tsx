import { useMemo } from 'react'
import { listRequest, type ListSearch } from '#/data/queries/listRequest'
import { useToken } from '#/data/queries/token'
import { useChain } from '#/data/sources/useChain'
import { runningSums } from '#/domain/tokens/shares'
import { HolderConcentration } from '#/entity/ShareOfSupply'
import { tokenHoldersTable } from '#/features/tokens/holderColumns'
import { ListPage } from '#/list/ListPage'
import { useInfiniteList } from '#/list/useInfiniteList'

interface TokenHoldersProps {
  params: { hash: string }
  search: ListSearch<'tokenHolders'>
}

/** The holders of a token with their percentage of the supply, and the concentration among the first. */
export function TokenHolders({ params, search }: TokenHoldersProps) {
  const { state: tokenState, value: token } = useToken(params.hash)
  const { rows, fromHead, state } = useInfiniteList(
    useChain(),
    listRequest('tokenHolders', params, search),
    search.cursor,
  )
  const sums = useMemo(() => runningSums(rows.map(({ value }) => value?.value ?? null)), [rows])
  const definition = useMemo(() => tokenHoldersTable(token, sums), [token, sums])
  const hasConcentration = token?.type !== 'ERC-1155' && fromHead
  return (
    <ListPage
      definition={definition}
      params={params}
      search={search}
      tools={
        hasConcentration && (
          <HolderConcentration
            sums={sums}
            supply={token?.total_supply ?? null}
            isLoading={state === 'loading' || tokenState === 'loading'}
          />
        )
      }
    />
  )
}

import { useMemo } from 'react'
import type { ListSearch } from '#/data/queries/listRequest'
import { listRequest } from '#/data/queries/listRequest'
import { useToken } from '#/data/queries/token'
import { useChain } from '#/data/sources/useChain'
import { runningSums } from '#/domain/shares'
import { HolderConcentration } from '#/entity/HolderConcentration'
import { tokenHoldersTable } from '#/features/tokens/holders'
import { ListPage } from '#/list/ListPage'
import { useInfiniteList } from '#/list/useInfiniteList'

interface TokenHoldersProps {
  params: { hash: string }
  search: ListSearch<'tokenHolders'>
}

/** Who holds a token, with the share of its supply that each has, and that the first of them have together. */
export function TokenHolders({ params, search }: TokenHoldersProps) {
  const { token } = useToken(params.hash)
  const { rows, fromHead } = useInfiniteList(useChain(), listRequest('tokenHolders', params, search), search.cursor)
  const sums = useMemo(() => runningSums(rows.map(({ value }) => value?.value ?? null)), [rows])
  const definition = useMemo(() => tokenHoldersTable(token, sums), [token, sums])
  const whole = token?.type !== 'ERC-1155' && fromHead
  return (
    <ListPage
      definition={definition}
      params={params}
      search={search}
      tools={whole && <HolderConcentration sums={sums} supply={token?.total_supply ?? null} />}
    />
  )
}

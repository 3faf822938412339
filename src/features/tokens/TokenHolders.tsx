import { useMemo } from 'react'
import type { ListSearch } from '#/data/listRequest'
import { listRequest } from '#/data/listRequest'
import { useToken } from '#/data/tokenRecord'
import { useChain } from '#/data/useChain'
import { percent } from '#/domain/amount'
import { runningSums } from '#/domain/shares'
import { tokenHoldersLook } from '#/features/tokens/holders'
import { ListPage } from '#/list/ListPage'
import { usePagedList } from '#/list/usePagedList'

interface TokenHoldersProps {
  params: { hash: string }
  search: ListSearch<'tokenHolders'>
}

/** As many as people mean when they ask how evenly a token is spread. */
const few = 10

/** Who holds a token, with the share of its supply that each has, and that the first of them have together. */
export function TokenHolders({ params, search }: TokenHoldersProps) {
  const { token } = useToken(params.hash)
  const { rows, fromHead } = usePagedList(useChain(), listRequest('tokenHolders', params, search), search.cursor)
  const sums = useMemo(() => runningSums(rows.map(({ value }) => value?.value ?? null)), [rows])
  const look = useMemo(() => tokenHoldersLook(token, sums), [token, sums])
  const supply = token?.total_supply ?? 0n
  const first = token?.type !== 'ERC-1155' && fromHead && rows.length > few ? (sums[few - 1] ?? null) : null
  const share = first === null || supply <= 0n ? null : percent(first, supply)
  return (
    <ListPage
      look={look}
      params={params}
      search={search}
      tools={share && `The first ${few} hold ${share} of the supply`}
    />
  )
}

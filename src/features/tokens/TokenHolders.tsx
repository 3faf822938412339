import { useMemo } from 'react'
import type { ListSearch } from '#/data/listRequest'
import { listRequest } from '#/data/listRequest'
import { useToken } from '#/data/tokenRecord'
import { useChain } from '#/data/useChain'
import { runningSums } from '#/domain/shares'
import { Spread } from '#/entity/Spread'
import { tokenHoldersLook } from '#/features/tokens/holders'
import { ListPage } from '#/list/ListPage'
import { usePagedList } from '#/list/usePagedList'

interface TokenHoldersProps {
  params: { hash: string }
  search: ListSearch<'tokenHolders'>
}

/** Who holds a token, with the share of its supply that each has, and that the first of them have together. */
export function TokenHolders({ params, search }: TokenHoldersProps) {
  const { token } = useToken(params.hash)
  const { rows, fromHead } = usePagedList(useChain(), listRequest('tokenHolders', params, search), search.cursor)
  const sums = useMemo(() => runningSums(rows.map(({ value }) => value?.value ?? null)), [rows])
  const look = useMemo(() => tokenHoldersLook(token, sums), [token, sums])
  const whole = token?.type !== 'ERC-1155' && fromHead
  return (
    <ListPage
      look={look}
      params={params}
      search={search}
      tools={whole && <Spread sums={sums} supply={token?.total_supply ?? null} />}
    />
  )
}

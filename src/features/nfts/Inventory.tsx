import { useMemo } from 'react'
import type { ListSearch } from '#/data/queries/listRequest'
import { useToken } from '#/data/queries/token'
import { tokenInstancesGallery } from '#/features/nfts/cards'
import { ThumbnailSizeChoice } from '#/features/nfts/NftToolbar'
import { ListPage } from '#/list/ListPage'

interface InventoryProps {
  params: { hash: string }
  search: ListSearch<'tokenInstances'>
}

/** The NFTs of a token. */
export function Inventory({ params, search }: InventoryProps) {
  const { value: token } = useToken(params.hash)
  const definition = useMemo(() => tokenInstancesGallery(token), [token])
  return <ListPage definition={definition} params={params} search={search} tools={<ThumbnailSizeChoice />} />
}

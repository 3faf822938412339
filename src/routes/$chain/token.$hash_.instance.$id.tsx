import { createFileRoute, Outlet } from '@tanstack/react-router'
import { paths } from '#/domain/paths'
import { byInstance } from '#/data/routeParams'
import { itemRoute } from '#/data/queries/resourceQueries'
import { InstanceHead } from '#/features/nfts/InstanceHead'
import { InstanceSubject } from '#/features/nfts/InstanceSubject'
import { useInstanceTabs } from '#/features/nfts/useInstanceTabs'
import { PageTabs } from '#/shell/PageTabs'

export const Route = createFileRoute('/$chain/token/$hash_/instance/$id')({
  beforeLoad: byInstance,
  ...itemRoute('tokenInstance'),
  component: NFTPage,
})

function NFTPage() {
  const { chain, hash, id } = Route.useParams()
  const tabs = useInstanceTabs({ hash, id })
  return (
    <InstanceSubject token={hash} id={id}>
      <InstanceHead token={hash} id={id} />
      <PageTabs label="NFT" base={paths.instance(chain, hash, id)} tabs={tabs} />
      <Outlet />
    </InstanceSubject>
  )
}

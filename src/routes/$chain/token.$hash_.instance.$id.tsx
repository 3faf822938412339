import { createFileRoute, Outlet } from '@tanstack/react-router'
import { paths } from '#/domain/links/paths'
import { byInstance } from '#/data/routeParams'
import { itemRoute } from '#/data/queries/resourceQueries'
import { InstanceHeader, InstancePageSubject, useInstanceTabs } from '#/features/nfts/InstanceHeader'
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
    <InstancePageSubject hash={hash} id={id}>
      <InstanceHeader hash={hash} id={id} />
      <PageTabs label="NFT" base={paths.instance(chain, hash, id)} tabs={tabs} />
      <Outlet />
    </InstancePageSubject>
  )
}

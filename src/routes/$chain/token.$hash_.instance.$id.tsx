import { createFileRoute, Outlet } from '@tanstack/react-router'
import { paths } from '#/domain/paths'
import { byInstance } from '#/data/identifiers'
import { itemLoader } from '#/data/queries'
import { InstanceHead } from '#/features/nfts/InstanceHead'
import { InstanceSubject } from '#/features/nfts/InstanceSubject'
import { PageTabs } from '#/shell/PageTabs'

export const Route = createFileRoute('/$chain/token/$hash_/instance/$id')({
  beforeLoad: byInstance,
  loader: itemLoader('tokenInstance'),
  component: NFTPage,
})

const tabs = [
  { label: 'Overview', path: '' },
  { label: 'Transfers', path: 'transfers', resource: 'tokenInstanceTransfers' },
  { label: 'Holders', path: 'holders', resource: 'tokenInstanceHolders' },
  { label: 'Metadata', path: 'metadata' },
] as const

function NFTPage() {
  const { chain, hash, id } = Route.useParams()
  return (
    <InstanceSubject token={hash} id={id}>
      <InstanceHead token={hash} id={id} />
      <PageTabs label="NFT" base={paths.instance(chain, hash, id)} tabs={tabs} />
      <Outlet />
    </InstanceSubject>
  )
}

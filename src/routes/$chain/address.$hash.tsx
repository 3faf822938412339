import { createFileRoute, Outlet } from '@tanstack/react-router'
import { itemRoute } from '#/data/queries/resourceQueries'
import { byAddressHash } from '#/data/routeParams'
import { paths } from '#/domain/links/paths'
import { AddressHeader, useAddressMeta } from '#/features/addresses/AddressHeader'
import { useAddressTabs } from '#/features/addresses/useAddressTabs'
import { PageTabs } from '#/shell/PageTabs'
import { PageSubject } from '#/ui/PageMeta'

export const Route = createFileRoute('/$chain/address/$hash')({
  beforeLoad: byAddressHash,
  ...itemRoute('address'),
  component: AddressPage,
})

function AddressPage() {
  const { chain, hash } = Route.useParams()
  return (
    <PageSubject {...useAddressMeta(hash)}>
      <AddressHeader hash={hash} />
      <PageTabs label="Address" base={paths.address(chain, hash)} tabs={useAddressTabs(hash)} />
      <Outlet />
    </PageSubject>
  )
}

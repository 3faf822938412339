import { createFileRoute } from '@tanstack/react-router'
import { AddressAuthorizations } from '#/features/addresses/AddressAuthorizations'

export const Route = createFileRoute('/$chain/address/$hash/authorizations')({
  staticData: { tab: { label: 'Authorizations', order: 100 } },
  component: AuthorizationsOfAddress,
})

function AuthorizationsOfAddress() {
  return <AddressAuthorizations hash={Route.useParams().hash} />
}

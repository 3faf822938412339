import { createFileRoute, Outlet } from '@tanstack/react-router'
import { byAddressHash } from '#/data/identifiers'
import { AddressHeader } from '#/features/addresses/AddressHeader'
import { PageTabs } from '#/shell/PageTabs'

export const Route = createFileRoute('/$chain/address/$hash')({ beforeLoad: byAddressHash, component: AddressPage })

const tabs = [
  ['Transactions', ''],
  ['Token transfers', 'token-transfers'],
  ['Tokens', 'tokens'],
  ['NFTs', 'nft'],
  ['Internal', 'internal'],
  ['Blocks validated', 'blocks-validated'],
  ['Withdrawals', 'withdrawals'],
  ['Logs', 'logs'],
] as const

function AddressPage() {
  const { chain, hash } = Route.useParams()
  return (
    <>
      <AddressHeader hash={hash} />
      <PageTabs label="Address" base={`/${chain}/address/${hash}`} tabs={tabs} />
      <Outlet />
    </>
  )
}

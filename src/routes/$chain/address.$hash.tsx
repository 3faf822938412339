import { createFileRoute, Outlet } from '@tanstack/react-router'
import { byAddressHash } from '#/data/identifiers'
import { AddressHeader } from '#/features/addresses/AddressHeader'
import { AddressSubject } from '#/features/addresses/AddressSubject'
import { PageTabs } from '#/shell/PageTabs'

export const Route = createFileRoute('/$chain/address/$hash')({ beforeLoad: byAddressHash, component: AddressPage })

const tabs = [
  { label: 'Transactions', path: '', resource: 'addressTransactions' },
  { label: 'Token transfers', path: 'token-transfers', resource: 'addressTokenTransfers' },
  { label: 'Tokens', path: 'tokens', resource: 'addressTokens' },
  { label: 'NFTs', path: 'nft', resource: 'addressNft' },
  { label: 'Internal', path: 'internal', resource: 'addressInternalTransactions' },
  { label: 'Blocks validated', path: 'blocks-validated', resource: 'addressBlocksValidated' },
  { label: 'Withdrawals', path: 'withdrawals', resource: 'addressWithdrawals' },
  { label: 'Logs', path: 'logs', resource: 'addressLogs' },
] as const

function AddressPage() {
  const { chain, hash } = Route.useParams()
  return (
    <AddressSubject hash={hash}>
      <AddressHeader hash={hash} />
      <PageTabs label="Address" base={`/${chain}/address/${hash}`} tabs={tabs} />
      <Outlet />
    </AddressSubject>
  )
}

import { createFileRoute, Outlet } from '@tanstack/react-router'
import { paths } from '#/domain/paths'
import { byAddressHash } from '#/data/routeParams'
import { AddressHead } from '#/features/addresses/AddressHead'
import { AddressSubject } from '#/features/addresses/AddressSubject'
import { useTabCounts } from '#/features/addresses/useTabCounts'
import { PageTabs } from '#/shell/PageTabs'

export const Route = createFileRoute('/$chain/address/$hash')({ beforeLoad: byAddressHash, component: AddressPage })

const tabs = [
  { label: 'Transactions', path: '', resource: 'addressTransactions' },
  { label: 'Token transfers', path: 'token-transfers', resource: 'addressTokenTransfers' },
  // Of these no more is ever known than that there are none.
  { label: 'Tokens', path: 'tokens', resource: 'addressTokens', room: 1 },
  { label: 'NFTs', path: 'nft', resource: 'addressNft', room: 1 },
  { label: 'Internal', path: 'internal', resource: 'addressInternalTransactions' },
  { label: 'Blocks validated', path: 'blocks-validated', resource: 'addressBlocksValidated' },
  { label: 'Withdrawals', path: 'withdrawals', resource: 'addressWithdrawals', room: 0 },
  { label: 'Logs', path: 'logs', resource: 'addressLogs', room: 0 },
] as const

/** What few addresses have: such a tab comes once it is known that something is there, or that nobody knows. */
const rare: ReadonlySet<string> = new Set(['blocks-validated', 'withdrawals', 'logs'])

function AddressPage() {
  const { chain, hash } = Route.useParams()
  const { of, asking } = useTabCounts(hash)
  const counted = tabs.map((tab) => {
    const count = of[tab.path]
    return Object.assign({ count, empty: rare.has(tab.path) && (count === 0n || (asking && !count)) }, tab)
  })
  return (
    <AddressSubject hash={hash}>
      <AddressHead hash={hash} />
      <PageTabs label="Address" base={paths.address(chain, hash)} tabs={counted} />
      <Outlet />
    </AddressSubject>
  )
}

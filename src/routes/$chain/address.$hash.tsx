import { createFileRoute, Outlet } from '@tanstack/react-router'
import { RESOURCES } from '#/api/resources'
import { byAddressHash } from '#/data/identifiers'
import { useLacks } from '#/data/useLacks'
import { AddressHeader } from '#/features/addresses/AddressHeader'
import { AddressSubject } from '#/features/addresses/AddressSubject'
import { useTabCounts } from '#/features/addresses/useTabCounts'
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

/** What few addresses have: such a tab comes once it is known that something is there, or that nobody knows. */
const rare: ReadonlySet<string> = new Set(['blocks-validated', 'withdrawals', 'logs'])

function AddressPage() {
  const { chain, hash } = Route.useParams()
  const { of, asking } = useTabCounts(hash)
  // A server that has neither has the contract's endpoints alone: the other tabs need not be tried one by one.
  const contractOnly = useLacks(['address', 'addressTransactions']).size === 2
  const counted = tabs.map((tab) => {
    const count = of[tab.path] ?? null
    const none = rare.has(tab.path) && (count === 0n || (asking && count === null))
    return Object.assign({ count, empty: none || (contractOnly && RESOURCES[tab.resource].source === 'served') }, tab)
  })
  return (
    <AddressSubject hash={hash}>
      <AddressHeader hash={hash} />
      <PageTabs label="Address" base={`/${chain}/address/${hash}`} tabs={counted} />
      <Outlet />
    </AddressSubject>
  )
}

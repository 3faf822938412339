import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/paths'
import { PageTabs } from '#/shell/PageTabs'

const tabs = [
  { label: 'Withdrawals', path: 'withdrawals', resource: 'withdrawals' },
  { label: 'Deposits', path: 'deposits', resource: 'beaconDeposits' },
] as const

/** The tabs of the lists of payments from and to the beacon chain. */
export function BeaconLists() {
  return <PageTabs label="Beacon chain" base={paths.chain(useChain().chain.id)} tabs={tabs} />
}

import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { PageTabs } from '#/shell/PageTabs'

const contractLists = [
  { label: 'Verified', path: '', resource: 'smartContracts' },
  { label: 'Hot', path: 'hot', resource: 'hotContracts' },
] as const

/** The tabs of a chain's lists of contracts. */
export function ContractLists({ chain }: { chain: string }) {
  return <PageTabs label="Contracts" base={paths.contracts(chain)} tabs={contractLists} />
}

const beaconLists = [
  { label: 'Withdrawals', path: 'withdrawals', resource: 'withdrawals' },
  { label: 'Deposits', path: 'deposits', resource: 'beaconDeposits' },
] as const

/** The tabs of the lists of payments from and to the beacon chain. */
export function BeaconLists() {
  return <PageTabs label="Beacon chain" base={paths.chain(useChain().chain.id)} tabs={beaconLists} />
}

import { paths } from '#/domain/paths'
import { PageTabs } from '#/shell/PageTabs'

const tabs = [
  { label: 'Verified', path: '', resource: 'smartContracts' },
  { label: 'Hot', path: 'hot', resource: 'hotContracts' },
] as const

/** The tabs of a chain's lists of contracts. */
export function ContractLists({ chain }: { chain: string }) {
  return <PageTabs label="Contracts" base={paths.contracts(chain)} tabs={tabs} />
}

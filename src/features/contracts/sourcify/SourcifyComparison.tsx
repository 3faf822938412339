import { useSourcify } from '#/features/contracts/sourcify/sourcifyQuery'
import { TwoSources } from '#/features/contracts/compare/TwoSources'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import type { ContractSource } from '#/features/contracts/source/sourceFiles'
import { sourceTextOf } from '#/features/contracts/sourcify/sourcifySource'

interface SourcifyComparisonProps {
  /** The source that the API has. */
  contract: ContractSource
  /** Its address. */
  address: string
  search: ContractSearch
}

/** The source of a contract compared with the one on Sourcify; nothing before that has loaded. */
export default function SourcifyComparison({ contract, address, search }: SourcifyComparisonProps) {
  const there = useSourcify(address)?.contract
  if (!there) return null
  return (
    <section aria-label="Source comparison" className="flex flex-col gap-3">
      <h2 className="font-semibold">Compared with Sourcify</h2>
      <TwoSources contract={contract} there={sourceTextOf(there)} search={search} />
    </section>
  )
}

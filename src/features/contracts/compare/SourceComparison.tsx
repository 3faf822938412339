import { useQuery } from '@tanstack/react-query'
import type { SmartContract } from '#/api/schemas/smartContract'
import { contractQuery } from '#/data/queries/contract'
import { recordOf } from '#/data/queries/record'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { RecordBoundary } from '#/entity/RecordBoundary'
import type { Compared } from '#/features/contracts/compare/compared'
import { TwoSources } from '#/features/contracts/compare/TwoSources'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import { isVerified } from '#/features/contracts/ContractWarnings'
import { Notice } from '#/ui/Notice'
import { UntrustedText } from '#/ui/UntrustedText'

interface SourceComparisonProps {
  contract: SmartContract
  other: Compared
  search: ContractSearch
}

/** The source of a contract compared with that of another one, which is loaded first. */
export default function SourceComparison({ contract, other, search }: SourceComparisonProps) {
  const record = recordOf(useQuery(contractQuery({ ...useChain(), chain: other.chain }, other.address)))
  return (
    <section aria-label="Source comparison" className="flex flex-col gap-3">
      <h2 className="font-semibold wrap-anywhere">
        Compared with <UntrustedText text={other.name} max={120} />{' '}
        <a href={paths.address(other.chain.id, other.address, 'contract')} className="font-normal">
          Open that contract
        </a>
      </h2>
      <RecordBoundary
        record={record}
        what="Contract code"
        absent={`No contract found at this address on ${other.chain.name}`}
        isPart
      >
        {({ value: there }) =>
          !there ? (
            <Notice title="The contract can’t be displayed">
              <p>The API returned an unexpected response.</p>
            </Notice>
          ) : isVerified(there) ? (
            <TwoSources contract={contract} there={there} search={search} />
          ) : (
            <Notice title="Unverified contract">
              <p>The source of the other contract is not published.</p>
            </Notice>
          )
        }
      </RecordBoundary>
    </section>
  )
}

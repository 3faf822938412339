import type { ReactNode } from 'react'
import type { SmartContract } from '#/api/schemas/smartContract'
import { useImplementations } from '#/data/queries/contract'
import { useRecord } from '#/data/queries/useRecord'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hashes/hash'
import { paths } from '#/domain/links/paths'
import { RecordBoundary } from '#/entity/RecordBoundary'
import { StaleBadge } from '#/entity/StaleBadge'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import { ContractSwitch } from '#/features/contracts/ContractSwitch'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'
import { RawApiResponse } from '#/ui/RawRecord'
import { DetailRowsSkeleton } from '#/ui/Skeleton'

interface ContractBoundaryProps {
  hash: string
  search: ContractSearch
  /** What fails to load: 'Contract code'. */
  what: string
  /** `shown` is the address whose contract it is: that of the page, or of an implementation. */
  children: (contract: SmartContract, chain: string, shown: string) => ReactNode
}

/** Loads the contract at an address, or the implementation that the URL selects, and shows it or why it is missing. */
export function ContractBoundary({ hash, search: { of }, what, children }: ContractBoundaryProps) {
  const { chain } = useChain()
  const { implementations, isPending } = useImplementations(hash)
  // A link must not show the code of any other contract as that of this address.
  const isPart =
    of === undefined || [hash, ...implementations.map(({ address }) => address)].some((part) => sameHash(part, of))
  const shown = of !== undefined && isPart ? of : hash
  return (
    <section aria-label={what} className="flex flex-col gap-5 pt-4">
      <PageMeta title={what} />
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        <ContractSwitch hash={hash} implementations={implementations} shown={shown} />
        {!sameHash(shown, hash) && <a href={paths.address(chain.id, shown, 'contract')}>Open this contract</a>}
      </div>
      {isPart ? null : isPending ? (
        <DetailRowsSkeleton />
      ) : (
        <Notice title="The link names a contract that is no implementation of this address">
          <p>This is the code of the address itself.</p>
        </Notice>
      )}
      {(isPart || !isPending) && (
        <OneContract key={shown} hash={shown} what={what}>
          {children}
        </OneContract>
      )}
    </section>
  )
}

function OneContract({ hash, what, children }: Pick<ContractBoundaryProps, 'hash' | 'what' | 'children'>) {
  const { chain } = useChain()
  const record = useRecord('smartContract', { hash })
  return (
    <RecordBoundary record={record} what={what} absent="No contract found at this address" isPart>
      {({ value, raw }) => (
        <>
          <StaleBadge query={record.query} />
          {value ? (
            children(value, chain.id, hash)
          ) : (
            <Notice title="The contract can’t be displayed">
              <p>The API returned an unexpected response.</p>
            </Notice>
          )}
          <RawApiResponse raw={raw} />
        </>
      )}
    </RecordBoundary>
  )
}

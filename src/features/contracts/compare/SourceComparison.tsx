import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { SmartContract } from '#/api/schemas/smartContract'
import { contractQuery } from '#/data/queries/contract'
import { useChain } from '#/data/sources/useChain'
import { grouped } from '#/domain/numberFormat'
import { paths } from '#/domain/paths'
import { RecordBoundary } from '#/entity/RecordBoundary'
import { type FilePair, FILE_STATUSES, compareFiles } from '#/features/contracts/compare/compareFiles'
import type { Compared } from '#/features/contracts/compare/compared'
import { ComparedFiles } from '#/features/contracts/compare/ComparedFiles'
import { FileDiff } from '#/features/contracts/compare/FileDiff'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import { isVerified } from '#/features/contracts/isVerified'
import { sourceFilesOf } from '#/features/contracts/source/sourceFiles'
import { Notice } from '#/ui/Notice'
import { UntrustedText } from '#/ui/UntrustedText'

interface SourceComparisonProps {
  contract: SmartContract
  other: Compared
  search: ContractSearch
}

/** The source of a contract compared with that of another one, which is loaded first. */
export default function SourceComparison({ contract, other, search }: SourceComparisonProps) {
  const query = useQuery(contractQuery({ ...useChain(), chain: other.chain }, other.address))
  const { data, error, isFetching, refetch } = query
  const there = data?.value
  return (
    <section aria-label="Source comparison" className="flex flex-col gap-3">
      <h2 className="font-semibold wrap-anywhere">
        Compared with <UntrustedText text={other.name} max={120} />{' '}
        <a href={paths.address(other.chain.id, other.address, 'contract')} className="font-normal">
          Open that contract
        </a>
      </h2>
      <RecordBoundary
        what="Contract code"
        absent={`No contract found at this address on ${other.chain.name}`}
        error={isFetching || data ? null : error}
        onRetry={() => void refetch()}
      >
        {data &&
          (!there ? (
            <Notice title="The contract can’t be displayed">
              <p>The API returned an unexpected response.</p>
            </Notice>
          ) : isVerified(there) ? (
            <TwoSources contract={contract} there={there} search={search} />
          ) : (
            <Notice title="Unverified contract">
              <p>The source of the other contract is not published.</p>
            </Notice>
          ))}
      </RecordBoundary>
    </section>
  )
}

interface TwoSourcesProps {
  contract: SmartContract
  there: SmartContract
  search: ContractSearch
}

function TwoSources({ contract, there, search }: TwoSourcesProps) {
  const pairs = useMemo(() => compareFiles(sourceFilesOf(contract), sourceFilesOf(there)), [contract, there])
  // On a small screen the code comes first.
  const [isListOpen, setListOpen] = useState(() => innerWidth >= 1024)
  const wanted = search.file === undefined ? mostChanged(pairs) : pairs.find(({ path }) => path === search.file)
  const pair = wanted ?? mostChanged(pairs)
  if (!pair) return <Notice title="No source found" />
  const isSame = pairs.every(({ status }) => status === 'same')
  return (
    <>
      <p role="status">{isSame ? 'The sources are the same.' : countsOf(pairs)}</p>
      {wanted === undefined && (
        <Notice title="File not found">
          <p>
            Neither source has a file <UntrustedText text={search.file ?? ''} max={200} />. Another one is shown.
          </p>
        </Notice>
      )}
      <div className="grid gap-x-6 gap-y-2 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <details
          open={isListOpen}
          onToggle={({ currentTarget }) => setListOpen(currentTarget.open)}
          className="min-w-0 lg:sticky lg:top-[calc(var(--bar)+0.5rem)] lg:max-h-[calc(100dvh-var(--bar)-1rem)] lg:self-start lg:overflow-y-auto"
        >
          <summary className="py-1 text-muted">Files</summary>
          <ComparedFiles pairs={pairs} current={pair.path} search={search} />
        </details>
        <FileDiff key={pair.path} pair={pair} language={contract.language} languageThere={there.language} />
      </div>
    </>
  )
}

/** The file that is shown unless the URL selects one. */
function mostChanged(pairs: readonly FilePair[]): FilePair | undefined {
  return FILE_STATUSES.flatMap((status) => pairs.find((pair) => pair.status === status) ?? [])[0]
}

/** "2 changed · 1 only here · 4 same". */
function countsOf(pairs: readonly FilePair[]): string {
  return `Files: ${FILE_STATUSES.flatMap((status) => {
    const count = pairs.filter((pair) => pair.status === status).length
    return count === 0 ? [] : `${grouped(count)} ${status}`
  }).join(' · ')}`
}

import { useMemo } from 'react'
import type { SourcifyContract } from '#/api/schemas/sourcify'
import { counted } from '#/domain/numberFormat'
import { SOURCIFY } from '#/features/contracts/compare/compared'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import { PlaceLink } from '#/features/contracts/source/PlaceLink'
import { type ContractSource, sourceFilesOf } from '#/features/contracts/source/sourceFiles'
import { differingFiles, sourceOf } from '#/features/contracts/sourcify/sourcifySource'
import { SourcifySection } from '#/features/contracts/sourcify/SourcifySection'

interface SourcifyCheckProps {
  /** The source that the API has. */
  contract: ContractSource
  /** Its address. */
  address: string
  search: ContractSearch
}

/** Whether Sourcify has the same source as the API. */
export function SourcifyCheck({ contract, address, search }: SourcifyCheckProps) {
  return (
    <SourcifySection address={address}>
      {(there) => <Verdict contract={contract} there={there} search={search} />}
    </SourcifySection>
  )
}

interface VerdictProps {
  contract: ContractSource
  there: SourcifyContract
  search: ContractSearch
}

function Verdict({ contract, there, search }: VerdictProps) {
  const differing = useMemo(() => differingFiles(contract, sourceOf(there)), [contract, there])
  const hasSource = useMemo(() => sourceFilesOf(contract).length > 0, [contract])
  if (differing === 0) return <p role="status">The source code on Sourcify is the same.</p>
  return (
    <p role="status">
      {hasSource
        ? `The source code on Sourcify differs in ${counted(differing, 'file', 'files')}.`
        : 'Only Sourcify has the source code.'}{' '}
      {search.compare !== SOURCIFY && (
        <PlaceLink search={{ of: search.of, compare: SOURCIFY }}>Show differences</PlaceLink>
      )}
    </p>
  )
}

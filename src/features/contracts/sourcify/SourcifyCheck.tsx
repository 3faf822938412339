import { useMemo } from 'react'
import type { SourcifyContract } from '#/api/schemas/sourcify'
import { counted } from '#/domain/amounts/numberFormat'
import { labelOf } from '#/domain/open'
import { FullTimestamp } from '#/entity/Timestamp'
import { SOURCIFY } from '#/features/contracts/compare/compared'
import { CompilerSettings } from '#/features/contracts/CompilerSettings'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import { PlaceLink } from '#/features/contracts/source/PlaceLink'
import { type ContractSource, sourceFilesOf } from '#/features/contracts/source/sourceFiles'
import { SourcifySection } from '#/features/contracts/sourcify/SourcifySection'
import { differingFiles, sourceTextOf } from '#/features/contracts/sourcify/sourcifySource'
import { matchText } from '#/features/contracts/verificationFacts'
import { DetailRows, type Fact } from '#/ui/DetailRows'
import { UntrustedText } from '#/ui/UntrustedText'

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
  const differing = useMemo(() => differingFiles(contract, sourceTextOf(there)), [contract, there])
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

/** How a contract was verified on Sourcify. */
export function SourcifyFacts({ contract }: { contract: SourcifyContract }) {
  return (
    <>
      <DetailRows facts={factsOf(contract)} />
      <CompilerSettings settings={contract.compilation?.compilerSettings ?? null} />
    </>
  )
}

function factsOf(contract: SourcifyContract): Fact[] {
  const { compilation, verifiedAt } = contract
  const { name, language } = sourceTextOf(contract)
  const compiler = [compilation?.compiler, compilation?.compilerVersion].filter(Boolean).join(' ')
  return [
    { label: 'Contract name', hint: 'Name of the contract in its source.', value: text(name) },
    { label: 'Match', hint: 'How exactly the source compiles to the deployed code.', value: matchOf(contract) },
    {
      label: 'Verified',
      hint: 'Time when the source was verified.',
      value: verifiedAt && <FullTimestamp date={verifiedAt} />,
    },
    {
      label: 'Language',
      hint: 'Programming language of the source.',
      value: text(language && labelOf(language)),
    },
    { label: 'Compiler', hint: 'Compiler of the source, and its version.', value: text(compiler) },
  ]
}

function text(value: string | null) {
  return value ? <UntrustedText text={value} max={200} /> : null
}

/** What kind of match it is; a word that Sourcify added later is shown as it is. */
function matchOf({ match, runtimeMatch, creationMatch }: SourcifyContract) {
  const found = match ?? runtimeMatch ?? creationMatch
  if (found !== null && typeof found === 'object') return text(labelOf(found))
  return matchText({ is_fully_verified: found === 'exact_match', is_partially_verified: found === 'match' })
}

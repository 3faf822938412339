import type { SourcifyContract } from '#/api/schemas/sourcify'
import { labelOf } from '#/domain/open'
import { FullTimestamp } from '#/entity/Timestamp'
import { CompilerSettings } from '#/features/contracts/CompilerSettings'
import { sourceOf } from '#/features/contracts/sourcify/sourcifySource'
import { matchText } from '#/features/contracts/verificationFacts'
import { DetailRows, type Fact } from '#/ui/DetailRows'
import { UntrustedText } from '#/ui/UntrustedText'

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
  const { name, language } = sourceOf(contract)
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

import { useMemo } from 'react'
import type { SmartContract } from '#/api/schemas/smartContract'
import { selectorsInCode } from '#/contracts/dispatchTable'
import { useSourcify } from '#/data/queries/sourcify'
import { readExternalUrl } from '#/domain/externalUrl'
import { Bytecode } from '#/features/contracts/Bytecode'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import { Selectors } from '#/features/contracts/Selectors'
import { SourceViewer } from '#/features/contracts/source/SourceViewer'
import { SourcifyFacts } from '#/features/contracts/sourcify/SourcifyFacts'
import { SourcifySection } from '#/features/contracts/sourcify/SourcifySection'
import { sourceOf } from '#/features/contracts/sourcify/sourcifySource'
import { ExternalLink } from '#/ui/ExternalLink'
import { Notice } from '#/ui/Notice'

const VERIFY_URL = 'https://verify.sourcify.dev/'

interface UnverifiedContractProps {
  contract: SmartContract
  /** Its address. */
  address: string
  search: ContractSearch
}

/** A contract without source in the API: what Sourcify has, what its code shows, and where its source can be verified. */
export function UnverifiedContract({ contract, address, search }: UnverifiedContractProps) {
  const onSourcify = useSourcify(address)?.contract
  const code = contract.deployed_bytecode
  const selectors = useMemo(() => selectorsInCode(code ?? ''), [code])
  const verify = readExternalUrl(VERIFY_URL)
  return (
    <>
      <Notice title="Unverified contract">
        <p>
          {onSourcify
            ? 'The API has no source code of this contract. Sourcify has it.'
            : 'The source of this contract is not published. Only its code is known.'}
        </p>
        {!onSourcify && typeof verify !== 'string' && (
          <p>
            Verify its source: <ExternalLink url={verify} written={VERIFY_URL} />
          </p>
        )}
      </Notice>
      <SourcifySection address={address}>{(found) => <SourcifyFacts contract={found} />}</SourcifySection>
      {selectors.length > 0 && <Selectors selectors={selectors} />}
      <section aria-label="Bytecode">
        <Bytecode label="Deployed bytecode" code={code} />
        <Bytecode label="Creation bytecode" code={contract.creation_bytecode} />
      </section>
      {/* Last, as it may be thousands of lines long. */}
      {onSourcify && <SourceViewer contract={sourceOf(onSourcify)} search={search} />}
    </>
  )
}

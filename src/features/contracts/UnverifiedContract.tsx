import { useMemo } from 'react'
import type { SmartContract } from '#/api/schemas/smartContract'
import { selectorsInCode } from '#/contracts/dispatchTable'
import { readExternalUrl } from '#/domain/externalUrl'
import { Bytecode } from '#/features/contracts/Bytecode'
import { Selectors } from '#/features/contracts/Selectors'
import { ExternalLink } from '#/ui/ExternalLink'
import { Notice } from '#/ui/Notice'

const VERIFY_URL = 'https://verify.sourcify.dev/'

/** A contract without source: what its code shows, and where its source can be verified. */
export function UnverifiedContract({ contract }: { contract: SmartContract }) {
  const code = contract.deployed_bytecode
  const selectors = useMemo(() => selectorsInCode(code ?? ''), [code])
  const verify = readExternalUrl(VERIFY_URL)
  return (
    <>
      <Notice title="Unverified contract">
        <p>The source of this contract is not published. Only its code is known.</p>
        {typeof verify !== 'string' && (
          <p>
            Verify its source: <ExternalLink url={verify} written={VERIFY_URL} />
          </p>
        )}
      </Notice>
      {selectors.length > 0 && <Selectors selectors={selectors} />}
      <section aria-label="Bytecode">
        <Bytecode label="Deployed bytecode" code={code} />
        <Bytecode label="Creation bytecode" code={contract.creation_bytecode} />
      </section>
    </>
  )
}

import { useMemo } from 'react'
import type { SmartContract } from '#/api/schemas/smartContract'
import { selectorsInCode } from '#/contracts/dispatchTable'
import { readExternalUrl } from '#/domain/externalUrl'
import { grouped } from '#/domain/numberFormat'
import { Bytecode } from '#/features/contracts/Bytecode'
import { CopyButton } from '#/ui/CopyButton'
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
      {selectors.length > 0 && (
        <section aria-label="Selectors">
          <h2 className="mb-1 font-semibold">
            Selectors <span className="font-normal text-muted">{grouped(selectors.length)}</span>
            <CopyButton text={selectors.join('\n')} what="selectors" />
          </h2>
          <p className="mb-2 text-sm text-muted">
            4-byte values that the code compares its input data with: most likely its functions.
          </p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 font-mono text-sm">
            {selectors.map((selector) => (
              <li key={selector}>{selector}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label="Bytecode">
        <Bytecode label="Deployed bytecode" code={code} />
        <Bytecode label="Creation bytecode" code={contract.creation_bytecode} />
      </section>
    </>
  )
}

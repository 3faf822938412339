import { useMemo } from 'react'
import type { SmartContract } from '#/api/schemas/smartContract'
import { selectorsInCode } from '#/features/contracts/dispatchTable'
import { useSelectorSignatures } from '#/data/decoding/selectorSignatures'
import { useSourcify } from '#/features/contracts/sourcify/sourcifyQuery'
import { readExternalUrl } from '#/domain/links/externalUrl'
import { hexSize } from '#/domain/hashes/hex'
import { grouped } from '#/domain/amounts/numberFormat'
import { LookUpButton } from '#/entity/decoding/SignatureLookupButton'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import { SourceViewer } from '#/features/contracts/source/SourceViewer'
import { SourcifyFacts } from '#/features/contracts/sourcify/SourcifyCheck'
import { SourcifySection } from '#/features/contracts/sourcify/SourcifySection'
import { sourceTextOf } from '#/features/contracts/sourcify/sourcifySource'
import { CopyButton } from '#/ui/CopyButton'
import { ExternalLink } from '#/ui/ExternalLink'
import { LazyDetails } from '#/ui/LazyPanel'
import { Notice } from '#/ui/Notice'
import { LongText } from '#/ui/RawFields'
import { UntrustedText } from '#/ui/UntrustedText'
import { FirstOf } from '#/ui/FirstOf'

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
      {onSourcify && <SourceViewer contract={sourceTextOf(onSourcify)} search={search} />}
    </>
  )
}

/** The selectors in the code of an unverified contract, with their signatures from the signature database on demand. */
export function Selectors({ selectors }: { selectors: readonly string[] }) {
  const { signatures, lookUp, state } = useSelectorSignatures(selectors)
  const hasNames = [...signatures.values()].some((each) => each.length > 0)
  return (
    <section aria-label="Selectors" className="stack-2">
      <h2 className="font-semibold">
        Selectors <span className="font-normal text-muted">{grouped(selectors.length)}</span>
        <CopyButton text={selectors.join('\n')} what="selectors" />
      </h2>
      <p className="text-sm text-muted">
        4-byte values that the code compares its input data with: most likely its functions.
        {hasNames && ' Signatures are from a signature database, to which anyone can add.'}
      </p>
      <LookUpButton label="Look up signatures" lookUp={lookUp} state={state} />
      {hasNames ? (
        <FirstOf list={selectors}>
          {(shown) => (
            <dl className="panel ruled px-4 font-mono text-sm">
              {shown.map((selector) => (
                <div key={selector} className="grid gap-x-6 py-1.5 md:grid-cols-[10.75rem_1fr]">
                  <dt>{selector}</dt>
                  <dd className="min-w-0">
                    <Candidates signatures={signatures.get(selector)} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </FirstOf>
      ) : (
        <FirstOf list={selectors}>
          {(shown) => (
            <ul className="flex flex-wrap gap-x-4 gap-y-1 font-mono text-sm">
              {shown.map((selector) => (
                <li key={selector}>{selector}</li>
              ))}
            </ul>
          )}
        </FirstOf>
      )}
    </section>
  )
}

/** Characters of a signature: it may have any number of parameters. */
const MAX_SIGNATURE = 300

/** All signatures with a selector: which one is meant is unknown. Undefined before they are looked up. */
function Candidates({ signatures }: { signatures: readonly string[] | undefined }) {
  if (signatures === undefined) return <span className="text-muted">–</span>
  if (signatures.length === 0) return <span className="font-sans text-muted">No signature found</span>
  if (signatures.length === 1) return <UntrustedText text={signatures[0] ?? ''} max={MAX_SIGNATURE} />
  return (
    <>
      <p className="font-sans text-muted">{signatures.length} signatures have this selector:</p>
      <ul>
        {signatures.map((signature) => (
          <li key={signature}>
            <UntrustedText text={signature} max={MAX_SIGNATURE} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Code in hex, collapsed, with its size and a copy button; nothing where there is none. */
export function Bytecode({ label, code }: { label: string; code: string | null }) {
  if (code === null || code === '' || code === '0x') return null
  const size = hexSize(code)
  return (
    <LazyDetails summary={size === null ? label : `${label} (${grouped(size)} bytes)`}>
      <CopyButton text={code} what={label.toLowerCase()} />
      <LongText text={code} className="font-mono text-sm break-all" />
    </LazyDetails>
  )
}

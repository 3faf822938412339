import { useSelectorSignatures } from '#/data/decoding/selectorSignatures'
import { grouped } from '#/domain/numberFormat'
import { LookUpButton } from '#/entity/decoding/SignatureLookupButton'
import { CopyButton } from '#/ui/CopyButton'
import { UntrustedText } from '#/ui/UntrustedText'

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
        <dl className="ruled border-y border-line font-mono text-sm">
          {selectors.map((selector) => (
            <div key={selector} className="grid gap-x-6 py-1.5 md:grid-cols-[10.75rem_1fr]">
              <dt>{selector}</dt>
              <dd className="min-w-0">
                <Candidates signatures={signatures.get(selector)} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 font-mono text-sm">
          {selectors.map((selector) => (
            <li key={selector}>{selector}</li>
          ))}
        </ul>
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

import type { SignatureLookup } from '#/data/decoding/savedSignatures'
import { Button } from '#/ui/Button'

/** Looks up the names of a selector or topic in the signature database; nothing where none is configured. */
export function SignatureLookupButton({ lookup: { lookUp, signatures, state } }: { lookup: SignatureLookup }) {
  if (signatures.length > 0) {
    return <p className="text-muted">None of the {signatures.length} known signatures fits these bytes.</p>
  }
  if (lookUp === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Button onClick={lookUp} aria-disabled={state === 'loading'}>
        Look up signature
      </Button>
      <span role="status" className="text-muted">
        {state === 'loading'
          ? 'Loading signatures…'
          : state === 'none found'
            ? 'No signature found'
            : state === 'failed'
              ? 'Couldn’t load signatures. Try again later.'
              : ''}
      </span>
    </div>
  )
}

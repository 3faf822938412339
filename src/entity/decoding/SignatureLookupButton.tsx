import type { LookupState, SignatureLookup } from '#/data/decoding/savedSignatures'
import { Button } from '#/ui/Button'

/** Looks up the names of a selector or topic in the signature database; nothing where none is configured. */
export function SignatureLookupButton({ lookup: { lookUp, signatures, state } }: { lookup: SignatureLookup }) {
  if (signatures.length > 0) {
    return <p className="text-muted">None of the {signatures.length} known signatures fits these bytes.</p>
  }
  return <LookUpButton label="Look up signature" lookUp={lookUp} state={state} />
}

interface LookUpButtonProps {
  label: string
  /** Null where there is nothing to look up: the button is left out. */
  lookUp: (() => void) | null
  state: LookupState
}

/** A button that looks up signatures, with the progress of that. */
export function LookUpButton({ label, lookUp, state }: LookUpButtonProps) {
  if (lookUp === null && state !== 'none found') return null
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {lookUp && (
        <Button onClick={lookUp} aria-disabled={state === 'loading'}>
          {label}
        </Button>
      )}
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

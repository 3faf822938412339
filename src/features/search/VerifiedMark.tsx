/** Marks a search result whose contract is verified. */
export function VerifiedMark() {
  return (
    <span title="Verified contract" className="icon icon-check shrink-0 [--icon-color:var(--good)]">
      <span className="sr-only">verified</span>
    </span>
  )
}

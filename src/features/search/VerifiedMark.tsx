/** Marks a search result whose source code is verified, which says nothing of what it is for. */
export function VerifiedMark() {
  return (
    <span title="Verified source code" className="icon icon-check shrink-0 [--icon-color:var(--good)]">
      <span className="sr-only">source verified</span>
    </span>
  )
}

/** A missing value: a dash with the reason on hover, never zero or empty. */
export function MissingValue({ what = 'Not available' }: { what?: string }) {
  return (
    <span className="text-muted" title={what}>
      –
    </span>
  )
}

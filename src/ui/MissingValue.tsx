/** Stands where the server said nothing: unknown is shown as unknown, never as zero or empty. */
export function MissingValue({ what = 'not known' }: { what?: string }) {
  return (
    <span className="text-muted" title={what}>
      –
    </span>
  )
}

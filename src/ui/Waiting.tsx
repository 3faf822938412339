/** Stands for a value that is on its way. */
export function Waiting() {
  return (
    <span className="text-muted" title="Loading">
      …
    </span>
  )
}

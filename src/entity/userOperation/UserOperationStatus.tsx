import { MissingValue } from '#/ui/MissingValue'

/** Whether a user operation's call succeeded, by icon and word as well as color. */
export function UserOperationStatus({ status }: { status: boolean | null }) {
  if (status === null) return <MissingValue />
  return status ? (
    <span className="icon icon-check text-muted [--icon-color:var(--good)]">Success</span>
  ) : (
    <span className="icon icon-cross text-bad">Failed</span>
  )
}

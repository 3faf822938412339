import type { Unprocessed } from '#/api/schemas/processing'
import { UntrustedText } from '#/ui/UntrustedText'

/** Says that the API has not processed all rows of a list, with its own words for it; `what` is the list's name, in plural. */
export function UnprocessedNote({ what, unprocessed: { message } }: { what: string; unprocessed: Unprocessed }) {
  return (
    <div role="note" className="flex flex-col gap-1 py-1">
      <p className="icon icon-warning text-warn">{unprocessedText(what)}</p>
      {message !== null && (
        <p className="text-sm text-muted">
          Message from the API: <UntrustedText text={message} max={300} />
        </p>
      )}
    </div>
  )
}

/** The sentence for a list whose rows the API has not processed to the end. */
export function unprocessedText(what: string): string {
  return `${what} are still being indexed; some may be missing`
}

import { suspectLabel } from '#/features/transactions/summary/warnings'
import { suspectAdvice, type SuspectTransfers, suspectText } from '#/features/transactions/suspectTransfers'

/** A warning above a transaction that only transfers fake or flagged tokens, or nothing in the name of others, and what to do. */
export function SuspectNote({ suspect }: { suspect: SuspectTransfers }) {
  return (
    <p role="note" className="border-l-4 border-bad bg-bad-soft px-3 py-1">
      <strong className="icon icon-warning text-bad">{suspectLabel(suspect)}.</strong> {suspectText(suspect)}{' '}
      {suspectAdvice(suspect)}
    </p>
  )
}

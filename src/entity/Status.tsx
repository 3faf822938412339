import type { Transaction } from '#/api/schemas/transaction'

/** How a transaction ended, by shape and word as well as colour. */
export function Status({ transaction: { status, result } }: { transaction: Pick<Transaction, 'status' | 'result'> }) {
  if (status === 'ok') return <span className="text-good">✓ Success</span>
  if (status === 'error') {
    return (
      <span className="text-bad" title={result ?? undefined}>
        ✗ Failed
      </span>
    )
  }
  return (
    <span className="text-warn" title={result ?? undefined}>
      ◷ Pending
    </span>
  )
}

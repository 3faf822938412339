import type { Transaction } from '#/api/schemas/transaction'
import type { Delivery } from '#/features/transactions/delivery/useDelivery'
import { useOtherEnd } from '#/features/transactions/delivery/useOtherEnd'
import type { Summary } from '#/domain/transactions/summaryParts'
import { TransactionLink } from '#/entity/links'
import { Timestamp } from '#/entity/Timestamp'
import { TransferredToken } from '#/entity/TransferredToken'

export interface DeliveryNoteProps {
  transaction: Transaction
  summary: Summary
}

/**
 * The other end of a bridge, where that chain is configured: of a deposit its delivery, or where to look for that; of a delivery where
 * to look for its deposit.
 */
export default function DeliveryNote({ transaction, summary }: DeliveryNoteProps) {
  const end = useOtherEnd(transaction, summary)
  if (end === null) return null
  if (end.kind === 'delivery') return <Delivered chain={end.chain} delivery={end.delivery} />
  return (
    <p className="pt-2 text-muted">
      {end.words.map((word) =>
        typeof word === 'string' ? (
          word
        ) : (
          <a key={word.href} href={word.href} title={word.whole} className="underline">
            {word.text}
          </a>
        ),
      )}
    </p>
  )
}

function Delivered({ chain, delivery }: { chain: { id: string; name: string }; delivery: Delivery }) {
  const { transaction, transfer } = delivery
  return (
    <p className="pt-2 [&_a]:underline">
      Delivered on {chain.name}:{' '}
      {transfer && (
        <>
          <TransferredToken chain={chain.id} transfer={transfer} /> to the receiver in{' '}
        </>
      )}
      txn <TransactionLink chain={chain.id} hash={transaction.hash} />
      {transaction.timestamp && (
        <>
          , <Timestamp date={transaction.timestamp} />
        </>
      )}
    </p>
  )
}

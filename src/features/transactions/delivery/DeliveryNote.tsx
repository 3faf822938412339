import type { Transaction } from '#/api/schemas/transaction'
import { findChain } from '#/data/config/config'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { depositorIn } from '#/features/transactions/delivery/crossingIds'
import { type Delivery, useDelivery } from '#/features/transactions/delivery/useDelivery'
import type { Summary, SummaryFact } from '#/features/transactions/summary/summaryParts'
import { TransactionLink } from '#/entity/links'
import { Timestamp } from '#/entity/Timestamp'
import { TransferredToken } from '#/entity/TransferredToken'

export interface DeliveryNoteProps {
  transaction: Transaction
  summary: Summary
}

type OtherChain = Extract<SummaryFact, { kind: 'chain' }>

/**
 * The other end of a bridge, where that chain is configured: of a deposit its delivery, or where to look for that; of a delivery where
 * to look for its deposit.
 */
export default function DeliveryNote({ transaction, summary }: DeliveryNoteProps) {
  const part = summary.find((each): each is OtherChain => each.kind === 'chain')
  if (part === undefined) return null
  return part.receiver === null ? (
    <DepositLink transaction={transaction} origin={part.chain} />
  ) : (
    <OfDeposit transaction={transaction} chain={part.chain} receiver={part.receiver} />
  )
}

function DepositLink({ transaction, origin }: { transaction: Transaction; origin: string }) {
  const other = findChain(useChain().config, origin)
  const sender = depositorIn(transaction)
  if (!other || sender === null) return null
  return (
    <p className="pt-2 text-muted">
      Look for the deposit among{' '}
      <a href={paths.address(other.id, sender)} className="underline">
        the sender’s transactions on {other.name}
      </a>
    </p>
  )
}

interface OfDepositProps {
  transaction: Transaction
  chain: string
  receiver: string
}

function OfDeposit({ transaction, chain, receiver }: OfDepositProps) {
  const other = findChain(useChain().config, chain)
  const delivery = useDelivery(transaction.hash ?? '', other, receiver)
  if (!other) return null
  if (delivery) return <Delivered chain={other} delivery={delivery} />
  return (
    <p className="pt-2 text-muted">
      Look for the delivery on {other.name} among the receiver’s{' '}
      <a href={paths.address(other.id, receiver, 'token-transfers')} className="underline">
        token transfers
      </a>{' '}
      and{' '}
      <a href={paths.address(other.id, receiver)} className="underline">
        transactions
      </a>
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

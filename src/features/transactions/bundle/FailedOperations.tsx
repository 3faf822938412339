import type { Transaction } from '#/api/schemas/transaction'
import type { UserOperation } from '#/api/schemas/userOperation'
import { useChain } from '#/data/sources/useChain'
import { grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { FullAddress } from '#/entity/FullAddress'
import { OperationFunds } from '#/entity/userOperation/OperationFunds'
import { OperationReason } from '#/entity/userOperation/OperationReason'
import { TriedCall } from '#/features/transactions/bundle/TriedCall'
import { useOperation } from '#/entity/userOperation/useOperation'
import { DetailRows, type Fact } from '#/ui/DetailRows'
import { hashProps } from '#/ui/Hash'

/** Failed user operations that are shown of a bundle: each costs a request. */
export const MAX_FAILED = 2

interface FailedOperationsProps {
  /** Those of a bundle that failed, at least one. */
  failed: readonly UserOperation[]
  transaction: Transaction
  /** The bundle's. */
  hash: string
}

/** Why user operations of a bundle failed, whose they were, and who paid. */
export function FailedOperations({ failed, transaction, hash }: FailedOperationsProps) {
  const { chain } = useChain()
  const more = failed.length - MAX_FAILED
  return (
    <section aria-label="Failed user operations" className="mb-4 text-pretty [&_dd_a]:underline">
      <div className="stack-4">
        {failed.slice(0, MAX_FAILED).map((operation) => (
          <FailedOperation key={operation.hash} operation={operation} rate={transaction.exchange_rate} />
        ))}
      </div>
      {more > 0 && (
        <p className="pt-2">
          <a href={paths.transaction(chain.id, hash, 'user-operations')} className="underline">
            {grouped(more)} more failed
          </a>
        </p>
      )}
    </section>
  )
}

interface FailedOperationProps {
  /** The row of the list, which lacks the reason. */
  operation: UserOperation
  /** USD price of the native currency. */
  rate: string | null
}

function FailedOperation({ operation: row, rate }: FailedOperationProps) {
  const { chain } = useChain()
  const hash = row.hash ?? ''
  const { operation, isPending, isRecord } = useOperation(row)
  const { revert_reason, sender } = operation
  const facts: Fact[] = [
    {
      label: 'Failed operation',
      hint: 'User operation whose call was reverted, though its bundle succeeded.',
      value: (
        <a href={paths.userOperation(chain.id, hash)} {...hashProps(hash)}>
          {hash}
        </a>
      ),
    },
    {
      label: 'Call',
      hint: 'Call of the account that was reverted.',
      value: isRecord ? <TriedCall operation={operation} /> : isPending && 'Loading…',
    },
    {
      label: 'Reason',
      hint: 'Why the call failed, and what typically causes it.',
      value: revert_reason ? (
        <OperationReason operation={operation} raw={revert_reason} />
      ) : isPending ? (
        'Loading…'
      ) : (
        'No reason given'
      ),
    },
    {
      label: 'Funds',
      hint: 'What the operation moved, and what its fee was.',
      value: <OperationFunds operation={operation} chain={chain} rate={rate} />,
    },
    {
      label: 'Sender',
      hint: 'Smart account that the operation acts for.',
      value: <FullAddress chain={chain.id} address={sender ?? row.sender} />,
    },
  ]
  return <DetailRows facts={facts} />
}

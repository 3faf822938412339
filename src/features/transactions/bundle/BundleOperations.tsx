import { Fragment } from 'react'
import type { Address } from '#/api/schemas/address'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import type { Transaction } from '#/api/schemas/transaction'
import type { UserOperation } from '#/api/schemas/userOperation'
import { useChain } from '#/data/sources/useChain'
import { grouped } from '#/domain/amounts/numberFormat'
import { sameHash } from '#/domain/hashes/hash'
import { ZERO_ADDRESS } from '#/domain/transactions/transactionRecords'
import { paths } from '#/domain/links/paths'
import { AddressLink, nameOfAddress } from '#/entity/AddressLink'
import { NativeAmount } from '#/entity/NativeAmount'
import { TransferredToken } from '#/entity/TransferredToken'
import { OperationApprovalNote } from '#/entity/userOperation/OperationApprovalNote'
import { OperationSentence } from '#/entity/userOperation/OperationSentence'
import { feePayer } from '#/entity/userOperation/operationFunds'
import { UserOperationStatus } from '#/entity/userOperation/UserOperationStatus'
import { FailedOperations } from '#/features/transactions/bundle/FailedOperations'
import { operationTransfers, verbOf } from '#/features/transactions/bundle/operationTransfers'
import { useBundleOperations } from '#/features/transactions/bundle/useBundleOperations'
import { useOperation } from '#/entity/userOperation/useOperation'
import { InnerFailure } from '#/features/transactions/failure/InnerFailure'
import { hasInnerFailure } from '#/features/transactions/summary/warnings'
import { Hash } from '#/ui/Hash'

/** User operations of a bundle that are shown but the failed ones: each costs a request. */
export const MAX_SHOWN = 5

/** Transfers shown of one operation. */
const MAX_TRANSFERS = 2

interface BundleProps {
  transaction: Transaction
  hash: string
}

/** What the user operations of a bundle did: why some failed, then a line for each other one. Without any failed, an inner failure. */
export function BundleOperations({ transaction, hash }: BundleProps) {
  const operations = useBundleOperations(hash, transaction)
  if (operations === null) return null
  const failed = operations.filter(({ status }) => status === false)
  const others = operations.filter(({ status }) => status !== false)
  return (
    <>
      {failed.length > 0 && <FailedOperations failed={failed} transaction={transaction} hash={hash} />}
      {others.length > 0 && <OperationLines operations={others} transaction={transaction} hash={hash} />}
      {failed.length === 0 && hasInnerFailure(transaction) && <InnerFailure transaction={transaction} hash={hash} />}
    </>
  )
}

function OperationLines({ operations, transaction, hash }: BundleProps & { operations: readonly UserOperation[] }) {
  const { chain } = useChain()
  const more = operations.length - MAX_SHOWN
  return (
    <section aria-label="User operations of this bundle" className="panel mb-4 px-4 py-2">
      <ul>
        {operations.slice(0, MAX_SHOWN).map((operation) => (
          <OperationLine key={operation.hash} row={operation} transaction={transaction} />
        ))}
      </ul>
      {more > 0 && (
        <a href={paths.transaction(chain.id, hash, 'user-operations')} className="inline-block py-1.5 underline">
          {grouped(more)} more
        </a>
      )}
    </section>
  )
}

/** Status, hash and sender of an operation, and what it called and transferred. */
function OperationLine({ row, transaction }: { row: UserOperation; transaction: Transaction }) {
  const { chain } = useChain()
  const { operation, isPending, isRecord } = useOperation(row)
  const page = paths.userOperation(chain.id, row.hash ?? '')
  const sender = operation.sender ?? row.sender
  const transfers = operationTransfers(operation, transaction)
  const more = transfers.length - MAX_TRANSFERS
  const fee = operation.fee !== null && (
    <span className="text-muted">
      fee <NativeAmount value={operation.fee} chain={chain} symbol={chain.currency.symbol} />
      {feePayer(operation.sponsor_type)}
    </span>
  )
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-1.5 [&_a]:underline">
      <UserOperationStatus status={operation.status} />
      <a href={page} aria-label={`User operation ${row.hash}`} className="w-34 shrink-0">
        <Hash hash={row.hash ?? ''} />
      </a>
      {sender && <AddressLink chain={chain.id} address={sender} />}
      {/* Accounts of one kind have the same name. */}
      {sender?.hash && nameOfAddress(sender) && (
        <span className="w-34 shrink-0 text-muted">
          <Hash hash={sender.hash} />
        </span>
      )}
      {isRecord ? (
        <span className="max-w-full min-w-0 grow basis-80 break-words">
          <OperationSentence operation={operation} chain={chain} page={page} />
          {transfers.slice(0, MAX_TRANSFERS).map((transfer, index) => (
            <Fragment key={String(transfer.log_index)}>
              {index === 0 ? ': ' : ', '}
              {verbOf(transfer, sender) !== verbOf(transfers[index - 1], sender) && verbOf(transfer, sender)}
              <OperationTransfer transfer={transfer} account={sender?.hash ?? null} />
            </Fragment>
          ))}
          {more > 0 && (
            <>
              , <a href={page}>{grouped(more)} more</a>
            </>
          )}
          {fee && <> · {fee}</>}
        </span>
      ) : (
        <span className="text-muted">{isPending ? 'Loading…' : fee}</span>
      )}
      <div className="-mb-2 basis-full empty:hidden">
        <OperationApprovalNote operation={operation} />
      </div>
    </li>
  )
}

/** What was transferred, and between whom except for the operation's own account. */
function OperationTransfer({ transfer, account }: { transfer: TokenTransfer; account: string | null }) {
  const { chain } = useChain()
  const { token, from, to } = transfer
  const isNamed = (party: Address | null | undefined) =>
    !sameHash(party?.hash, account) && !sameHash(party?.hash, ZERO_ADDRESS)
  return (
    <>
      <TransferredToken chain={chain.id} transfer={transfer} icon={token?.icon_url ?? null} />
      {sameHash(from?.hash, ZERO_ADDRESS) && ' minted'}
      {sameHash(to?.hash, ZERO_ADDRESS) && ' burnt'}
      {from && isNamed(from) && (
        <>
          {' '}
          from <AddressLink chain={chain.id} address={from} />
        </>
      )}
      {to && isNamed(to) && (
        <>
          {' '}
          to <AddressLink chain={chain.id} address={to} />
        </>
      )}
    </>
  )
}

import type { Movement } from '#/api/schemas/movement'
import { isOther, labelOf } from '#/domain/open'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { TransactionLink } from '#/entity/links'
import { TokenLink } from '#/entity/TokenLink'
import { TransferredAmount } from '#/entity/TransferredAmount'
import { Timestamp } from '#/entity/Timestamp'
import { type TableDefinition, timeColumn } from '#/list/definition'
import { movementColumnsOf } from '#/list/movementColumns'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

/** The type of a transfer: a token type, else the category of the transaction or internal transaction. */
function TransferType({ movement: { type, internal_transaction_index: internalIndex } }: { movement: Movement }) {
  if (type === null) return <MissingValue />
  const label = labelOf(type)
  return (
    <span className="text-sm text-muted">
      {isOther(type) ? <UntrustedText text={label} max={20} /> : label}
      {internalIndex !== null && ' (internal)'}
    </span>
  )
}

/** The status of the transaction by sign, word and color; a failure with the API's own reason. */
function TransferStatus({ status }: { status: string | null }) {
  if (!status) return <MissingValue />
  if (status === 'success')
    return <span className="icon icon-check text-muted [--icon-color:var(--good)]">Success</span>
  if (status === 'pending') return <span className="text-warn">◷ Pending</span>
  if (status === 'awaiting_internal_transactions') return labelOf(status)
  return (
    <span className="icon icon-cross text-bad" title={status}>
      <UntrustedText text={status} max={24} />
    </span>
  )
}

/** All transfers between the address `own` and one counterparty. */
export function counterpartyTable(own: string): TableDefinition<'advancedFilters'> {
  return {
    resource: 'advancedFilters',
    name: 'Transfers between two addresses',
    noun: ['transfer', 'transfers'],
    empty: 'No transfers found between these addresses',
    columns: [
      {
        header: 'Txn hash',
        width: 'minmax(7.25em, 1.2fr)',
        compact: 'lead',
        cell: ({ hash }, { chain }) => <TransactionLink chain={chain.id} hash={hash} />,
      },
      {
        header: 'Method',
        width: 'minmax(5.5em, 1fr)',
        compact: 'none',
        cell: ({ method }) => method && <UntrustedText text={method} max={24} />,
      },
      {
        header: 'Type',
        width: 'minmax(8.5em, 1fr)',
        compact: 'none',
        cell: (movement) => <TransferType movement={movement} />,
      },
      {
        header: 'Status',
        width: 'minmax(5.5em, 0.6fr)',
        compact: 'tag',
        cell: ({ status }) => <TransferStatus status={status} />,
      },
      {
        ...timeColumn,
        cell: ({ timestamp }) => <Timestamp date={timestamp} />,
      },
      ...movementColumnsOf<'advancedFilters'>(() => own),
      {
        header: 'Token',
        width: 'minmax(7em, 1.1fr)',
        compact: 'none',
        cell: ({ token }, { chain }) => token && <TokenLink chain={chain.id} token={token} />,
      },
      {
        header: 'Amount',
        width: 'minmax(7.5em, 1.1fr)',
        align: 'end',
        compact: 'right',
        cell: ({ token, total, value }, { chain }) =>
          token || total ? (
            <TransferredAmount chain={chain.id} transfer={{ token, total }} />
          ) : (
            <NativeAmountWithFiat value={value} chain={chain} rate={null} />
          ),
      },
    ],
  }
}

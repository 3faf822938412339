import type { Movement } from '#/api/schemas/movement'
import { isOther, labelOf } from '#/domain/open'
import { AddressLink, Recipient } from '#/entity/AddressLink'
import { TransactionLink } from '#/entity/links'
import { NativeAmount } from '#/entity/Amount'
import { Timestamp } from '#/entity/Timestamp'
import { TokenLink } from '#/entity/TokenLink'
import { TransferredAmount } from '#/entity/TransferredAmount'
import { type TableDefinition, timeColumn } from '#/list/definition'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

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
  if (status === 'pending') return <span className="icon icon-clock text-warn">Pending</span>
  if (status === 'awaiting_internal_transactions') return labelOf(status)
  return (
    <span className="icon icon-cross text-bad" title={status}>
      <UntrustedText text={status} max={24} />
    </span>
  )
}

/** The transactions, internal transactions and token transfers that match a filter, newest first. */
export const transfersTable: TableDefinition<'advancedFilters'> = {
  resource: 'advancedFilters',
  name: 'Transfers',
  title: 'Advanced filter',
  noun: ['transfer', 'transfers'],
  empty: 'No transfers yet',
  live: true,
  columns: [
    {
      header: 'Txn hash',
      width: 'minmax(7em, 1fr)',
      compact: 'none',
      cell: ({ hash }, { chain }) => <TransactionLink chain={chain.id} hash={hash} />,
    },
    {
      header: 'Method',
      width: 'minmax(5em, 0.8fr)',
      compact: 'none',
      cell: ({ method }) => method && <UntrustedText text={method} max={24} className="chip" />,
    },
    {
      header: 'Type',
      width: 'minmax(8em, 0.9fr)',
      compact: 'none',
      cell: (movement) => <TransferType movement={movement} />,
    },
    {
      header: 'Status',
      width: 'minmax(5.5em, 0.6fr)',
      compact: 'tag',
      cell: ({ status }) => <TransferStatus status={status} />,
    },
    { ...timeColumn, cell: ({ timestamp }) => <Timestamp date={timestamp} /> },
    {
      header: 'From',
      width: 'minmax(7em, 1fr)',
      compact: 'left',
      cell: ({ from }, { chain }) => <AddressLink chain={chain.id} address={from} />,
    },
    {
      header: 'To',
      width: 'minmax(7em, 1fr)',
      compact: 'middle to',
      cell: ({ to, created_contract }, { chain }) => <Recipient chain={chain.id} to={to} created={created_contract} />,
    },
    {
      header: 'Asset',
      width: 'minmax(6em, 1fr)',
      compact: 'lead',
      cell: ({ token, total }, { chain }) =>
        token || total ? (
          <TokenLink chain={chain.id} token={token} />
        ) : (
          <UntrustedText text={chain.currency.symbol} max={16} />
        ),
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
          <NativeAmount value={value} chain={chain} symbol={chain.currency.symbol} />
        ),
    },
  ],
}

/** The same up to a time: no newer rows can match. */
export const pastTransfersTable: TableDefinition<'advancedFilters'> = { ...transfersTable, live: false }

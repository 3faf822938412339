import { NativeAmount } from '#/entity/NativeAmount'
import type { InternalTransaction } from '#/api/schemas/internalTransaction'
import { LIST_TITLES } from '#/entity/pageTitles'
import { labelOf } from '#/domain/open'
import { reasonText } from '#/domain/transactions/revertReason'
import { plainText } from '#/domain/text/text'
import { AddressLink, Recipient } from '#/entity/AddressLink'
import { ContractLink } from '#/entity/decoding/ContractLink'
import { Count } from '#/entity/Count'
import { BlockLink, TransactionLink } from '#/entity/links'
import { Timestamp } from '#/entity/Timestamp'
import { movementColumns } from '#/list/movementColumns'
import { type Column, type TableDefinition, timeColumn } from '#/list/definition'
import { CompactIcon } from '#/ui/LabelWithHint'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

/** The lists whose rows are internal transactions. */
type InternalList =
  | 'internalTransactions'
  | 'transactionInternalTransactions'
  | 'blockInternalTransactions'
  | 'addressInternalTransactions'

/** Characters of a reason in a tooltip. */
const MAX_REASON_LENGTH = 400

/** Success or failure, by shape and word as well as color; a failure with the API's error text. */
function Status({ call: { success, error } }: { call: InternalTransaction }) {
  if (success === null && !error) return <MissingValue />
  if (success && !error) return <span className="icon icon-check text-muted [--icon-color:var(--good)]">Success</span>
  const reason = reasonText(error)
  return (
    <span
      className="icon icon-cross text-bad"
      title={reason === null ? undefined : plainText(reason, MAX_REASON_LENGTH)}
    >
      {reason === null ? 'Failed' : <UntrustedText text={reason} max={24} />}
    </span>
  )
}

const transactionColumns: readonly Column<InternalList>[] = [
  {
    header: 'Txn hash',
    width: 'minmax(7.5em, 1fr)',
    compact: 'lead',
    cell: ({ transaction_hash }, { chain }) => <TransactionLink chain={chain.id} hash={transaction_hash} />,
  },
  {
    header: 'Block',
    width: 'minmax(4.5em, 0.5fr)',
    compact: 'none',
    cell: ({ block_number }, { chain }) => <BlockLink chain={chain.id} height={block_number} />,
  },
  { ...timeColumn, cell: ({ timestamp }) => <Timestamp date={timestamp} /> },
]

const typeColumn: Column<InternalList> = {
  header: 'Type',
  width: 'minmax(5em, 0.6fr)',
  compact: 'tag',
  cell: ({ type, success, error }) => (
    <>
      {type ? <UntrustedText text={labelOf(type)} max={20} className="chip" /> : <MissingValue />}
      {(success === false || error) && <CompactIcon label="Failed" look="icon-cross text-bad" />}
    </>
  ),
}

const statusColumn: Column<InternalList> = {
  header: 'Status',
  width: 'minmax(6em, 0.7fr)',
  compact: 'none',
  cell: (call) => <Status call={call} />,
}

const fromColumn: Column<InternalList> = {
  header: 'From',
  width: 'minmax(7em, 1.2fr)',
  compact: 'left',
  cell: ({ from }, { chain }) => <AddressLink chain={chain.id} address={from} />,
}

const toColumn: Column<InternalList> = {
  header: 'To',
  width: 'minmax(7em, 1.2fr)',
  compact: 'middle to',
  cell: ({ to, created_contract }, { chain }) => <Recipient chain={chain.id} to={to} created={created_contract} />,
}

const fromToColumns = [fromColumn, toColumn]

/** In a transaction, whose record has its token transfers, a token is named by its symbol. */
const ownFromToColumns: readonly Column<InternalList>[] = [
  {
    ...fromColumn,
    cell: ({ from }, { chain }) => <ContractLink chain={chain.id} hash={from?.hash ?? null} address={from} />,
  },
  {
    ...toColumn,
    cell: ({ to, created_contract }, { chain }) =>
      to ? (
        <ContractLink chain={chain.id} hash={to.hash} address={to} />
      ) : (
        <Recipient chain={chain.id} to={null} created={created_contract} />
      ),
  },
]

const valueColumn: Column<InternalList> = {
  header: 'Value',
  native: true,
  width: 'minmax(7em, 0.8fr)',
  align: 'end',
  compact: 'right',
  cell: ({ value }, { chain }) => <NativeAmount value={value} chain={chain} symbol={chain.currency.symbol} />,
}

const noun = ['internal transaction', 'internal transactions'] as const

/** The chain's internal transactions, newest first. */
export const internalTransactionsTable: TableDefinition<'internalTransactions'> = {
  resource: 'internalTransactions',
  name: 'Internal transactions',
  title: LIST_TITLES['internal-transactions'],
  noun,
  empty: 'No internal transactions yet',
  live: true,
  columns: [...transactionColumns, typeColumn, statusColumn, ...fromToColumns, valueColumn],
}

/** The internal transactions of one transaction, in order of execution. */
export const transactionInternalTransactionsTable: TableDefinition<'transactionInternalTransactions'> = {
  resource: 'transactionInternalTransactions',
  name: 'Internal transactions',
  noun,
  empty: 'No internal transactions found',
  columns: [
    { header: 'Index', width: '3.5em', align: 'end', compact: 'aside', cell: ({ index }) => index ?? <MissingValue /> },
    { ...typeColumn, compact: 'lead' },
    statusColumn,
    ...ownFromToColumns,
    valueColumn,
    {
      header: 'Gas limit',
      width: 'minmax(5em, 0.5fr)',
      align: 'end',
      compact: 'none',
      cell: ({ gas_limit }) => <Count value={gas_limit} />,
    },
  ],
}

/** The internal transactions of one block. */
export const blockInternalTransactionsTable: TableDefinition<'blockInternalTransactions'> = {
  resource: 'blockInternalTransactions',
  name: 'Internal transactions',
  noun,
  empty: 'No internal transactions found in this block',
  columns: [
    ...transactionColumns.filter(({ header }) => header === 'Txn hash'),
    typeColumn,
    statusColumn,
    ...fromToColumns,
    valueColumn,
  ],
}

/** The internal transactions that an address sent or received, or that created it. */
export const addressInternalTransactionsTable: TableDefinition<'addressInternalTransactions'> = {
  resource: 'addressInternalTransactions',
  name: 'Internal transactions',
  noun,
  empty: 'No internal transactions yet',
  absent: 'No internal transactions found for this address',
  columns: [...transactionColumns, typeColumn, statusColumn, ...movementColumns, valueColumn],
}

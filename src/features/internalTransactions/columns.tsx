import { lazy } from 'react'
import type { InternalTransaction } from '#/api/schemas/internalTransaction'
import type { Chain } from '#/data/config/config'
import { LIST_TITLES } from '#/entity/pageTitles'
import { labelOf } from '#/domain/open'
import { reasonText } from '#/domain/transactions/revertReason'
import { plainText } from '#/domain/text/text'
import { Recipient } from '#/entity/AddressLink'
import { ContractLink } from '#/entity/decoding/ContractLink'
import { Count } from '#/entity/Count'
import { movementColumns } from '#/list/movementColumns'
import { type Column } from '#/list/column'
import type { TableDefinition } from '#/list/definition'
import { recipient, sender } from '#/list/addressColumns'
import { nativeAmountIn } from '#/list/nativeAmountIn'
import { LazyPreview } from '#/list/PreviewRows'
import { blockColumn, timestampColumn, transactionColumn } from '#/list/usualColumns'
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
  { ...transactionColumn('transaction_hash'), width: 'minmax(7.5em, 1fr)' },
  { ...blockColumn('block_number'), width: 'minmax(4.5em, 0.5fr)' },
  timestampColumn('timestamp'),
]

const typeColumn: Column<InternalList> = {
  id: 'type',
  header: 'Type',
  text: { as: 'type' },
  width: 'minmax(5em, 0.6fr)',
  compact: 'badge',
  cell: ({ type, success, error }) => (
    <>
      {type ? <UntrustedText text={labelOf(type)} max={20} className="chip" /> : <MissingValue />}
      {(success === false || error) && <CompactIcon label="Failed" look="icon-cross text-bad" />}
    </>
  ),
}

const statusColumn: Column<InternalList> = {
  id: 'status',
  header: 'Status',
  text: { as: 'status' },
  width: 'minmax(6em, 0.7fr)',
  compact: 'details',
  cell: (call) => <Status call={call} />,
}

const fromColumn = { ...sender, width: 'minmax(7em, 1.2fr)' }
const toColumn = { ...recipient, width: 'minmax(7em, 1.2fr)' }
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
  id: 'value',
  header: 'Value',
  width: 'minmax(7em, 0.8fr)',
  compact: 'end',
  ...nativeAmountIn('value'),
}

const CallPreview = lazy(() => import('#/features/internalTransactions/CallPreview'))

const common = {
  noun: ['internal transaction', 'internal transactions'],
  actions: (call: InternalTransaction, { chain }: { chain: Chain }) => (
    <LazyPreview>
      <CallPreview call={call} chain={chain} />
    </LazyPreview>
  ),
} as const

/** The chain's internal transactions, newest first. */
export const internalTransactionsTable: TableDefinition<'internalTransactions'> = {
  resource: 'internalTransactions',
  name: 'Internal transactions',
  title: LIST_TITLES['internal-transactions'],
  ...common,
  empty: 'No internal transactions yet',
  live: true,
  columns: [...transactionColumns, typeColumn, statusColumn, ...fromToColumns, valueColumn],
}

/** The internal transactions of one transaction, in order of execution. */
export const transactionInternalTransactionsTable: TableDefinition<'transactionInternalTransactions'> = {
  resource: 'transactionInternalTransactions',
  name: 'Internal transactions',
  ...common,
  empty: 'No internal transactions found',
  columns: [
    {
      id: 'index',
      header: 'Index',
      text: 'index',
      width: '3.5em',
      align: 'end',
      compact: 'corner',
      cell: ({ index }) => index ?? <MissingValue />,
    },
    { ...typeColumn, compact: 'title' },
    statusColumn,
    ...ownFromToColumns,
    valueColumn,
    {
      id: 'gas-limit',
      header: 'Gas limit',
      text: 'gas_limit',
      width: 'minmax(5em, 0.5fr)',
      align: 'end',
      compact: 'details',
      cell: ({ gas_limit }) => <Count value={gas_limit} />,
    },
  ],
}

/** The internal transactions of one block. */
export const blockInternalTransactionsTable: TableDefinition<'blockInternalTransactions'> = {
  resource: 'blockInternalTransactions',
  name: 'Internal transactions',
  ...common,
  empty: 'No internal transactions found in this block',
  columns: [
    ...transactionColumns.filter(({ id }) => id === 'txn-hash'),
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
  ...common,
  empty: 'No internal transactions yet',
  absent: 'No internal transactions found for this address',
  columns: [...transactionColumns, typeColumn, statusColumn, ...movementColumns, valueColumn],
}

import { type ComponentType, lazy, Suspense } from 'react'
import type { RowOf } from '#/api/resources'
import type { Row } from '#/api/rows'
import type { Chain } from '#/data/config/config'
import { whenIdle } from '#/data/whenIdle'
import { isBlockReward } from '#/domain/blocks/blockReward'
import { grouped } from '#/domain/amounts/numberFormat'
import { feeOf } from '#/domain/amounts/fee'
import { LIST_TITLES } from '#/entity/pageTitles'
import { isOther, labelOf } from '#/domain/open'
import { transactionState } from '#/domain/transactions/transactionState'
import { Amount } from '#/entity/Amount'
import { BlockHashLink, BlockLink, TransactionLink } from '#/entity/links'
import { CompactStatus } from '#/entity/StatusBadge'
import { TransactionStatusBadge } from '#/entity/TransactionStatusBadge'
import { movementColumns } from '#/list/movementColumns'
import { type Column } from '#/list/column'
import type { TableDefinition } from '#/list/definition'
import { feeLabel } from '#/features/transactions/feeLabel'
import type { RowValueProps } from '#/features/transactions/RowValue'
import { recipient, sender } from '#/list/addressColumns'
import { LazyPreview } from '#/list/PreviewRows'
import { timestampColumn } from '#/list/usualColumns'
import { CompactLabel } from '#/ui/LabelWithHint'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

/** The lists whose rows are transactions. */
type TransactionList = 'transactions' | 'mainPageTransactions' | 'blockTransactions' | 'addressTransactions'

/** The called method, else the transaction's first category. */
function Method({ transaction: { method, transaction_types } }: { transaction: RowOf<TransactionList> }) {
  if (method) return <UntrustedText text={method} max={24} className="chip" />
  const [category] = transaction_types ?? []
  if (!category) return <MissingValue />
  // A plain payment calls no method.
  const label = category === 'coin_transfer' ? 'Transfer' : labelOf(category)
  return (
    <span className="text-sm text-muted">{isOther(category) ? <UntrustedText text={label} max={24} /> : label}</span>
  )
}

function Status({ transaction }: { transaction: RowOf<TransactionList> }) {
  const { kind } = transactionState(transaction)
  return kind === 'unknown' || kind === 'other' ? null : <CompactStatus kind={kind} />
}

const MAXIMUM = { sign: '≤', title: `${feeLabel({ maximum: true })}: the transaction is pending` }
const WITHOUT_BLOB_FEE = { sign: '≥', title: 'Without the blob fee, which the API does not report' }

function TransactionFee({ transaction, chain }: { transaction: RowOf<TransactionList>; chain: Chain }) {
  const { asset, total, maximum, lacksBlobFee } = feeOf(transaction, chain.currency)
  const bound = maximum ? MAXIMUM : lacksBlobFee ? WITHOUT_BLOB_FEE : null
  return (
    <>
      {bound && total !== null && (
        <abbr title={bound.title} className="mr-1 text-muted no-underline">
          {bound.sign}
        </abbr>
      )}
      <Amount
        value={total}
        decimals={asset.decimals}
        symbol={asset.token && asset.unit}
        rate={asset.rate}
        hasOwnUnit={asset.token !== null}
      />
    </>
  )
}

/** The native value of a transaction. */
function NativeValue({ transaction, chain: { currency } }: { transaction: RowOf<TransactionList>; chain: Chain }) {
  const { value, emission_reward, exchange_rate } = transaction
  return (
    <Amount
      value={value ?? emission_reward}
      decimals={currency.decimals}
      symbol={currency.symbol}
      rate={exchange_rate}
    />
  )
}

/** Lazy: rows are shown with their native value first. */
const RowValue = lazy<ComponentType<RowValueProps>>(() =>
  whenIdle()
    .then(() => import('#/features/transactions/RowValue'))
    .catch(() => ({ default: NativeValue })),
)

const valueColumn: Column<TransactionList> = {
  id: 'value',
  header: 'Value',
  text: ['value', 'emission_reward'],
  sort: 'value',
  unit: 'native',
  width: 'minmax(5.75em, 1fr)',
  align: 'end',
  compact: 'end',
  cell: (row, { chain }) => <NativeValue transaction={row} chain={chain} />,
}

const columns: readonly Column<TransactionList>[] = [
  {
    id: 'txn-hash',
    header: 'Txn hash',
    text: { as: 'transaction' },
    width: 'minmax(7.25em, 1.2fr)',
    compact: 'title',
    cell: (row, { chain }) =>
      isBlockReward(row) ? (
        <BlockHashLink chain={chain.id} hash={row.block_hash} label="Block reward" />
      ) : (
        <TransactionLink chain={chain.id} hash={row.hash} />
      ),
  },
  {
    id: 'method',
    header: 'Method',
    text: { as: 'method' },
    width: 'minmax(5.5em, 1fr)',
    compact: 'badge',
    cell: (transaction) => (
      <>
        <Method transaction={transaction} />
        <Status transaction={transaction} />
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    text: { as: 'status' },
    width: 'minmax(5.5em, 0.6fr)',
    compact: 'details',
    cell: (transaction) => <TransactionStatusBadge transaction={transaction} />,
  },
  {
    id: 'block',
    header: 'Block',
    text: ['block_number', 'block_hash'],
    sort: 'block_number',
    width: 'minmax(4.5em, 0.6fr)',
    compact: 'details',
    cell: (row, { chain }) =>
      isBlockReward(row) ? (
        <BlockHashLink chain={chain.id} hash={row.block_hash} />
      ) : (
        <BlockLink chain={chain.id} height={row.block_number} />
      ),
  },
  timestampColumn('timestamp'),
  { ...sender, width: 'minmax(7em, 1.3fr)' },
  { ...recipient, width: 'minmax(7em, 1.3fr)' },
  valueColumn,
  {
    id: 'txn-fee',
    header: feeLabel({ maximum: false }),
    text: { as: 'fee' },
    sort: 'fee',
    unit: 'native',
    width: 'minmax(8em, 0.8fr)',
    align: 'end',
    compact: 'details',
    cell: (transaction, { chain }) => <TransactionFee transaction={transaction} chain={chain} />,
  },
]

/** Lazy: few rows are ever expanded. */
const TransactionPreview = lazy(async () => ({
  default: (await import('#/features/transactions/TransactionPreview')).TransactionPreview,
}))

/** What the details of a row open with; a block reward is no transaction. */
function previewOf(row: RowOf<TransactionList>, { chain }: { chain: Chain }) {
  if (isBlockReward(row)) return null
  return (
    <LazyPreview>
      <TransactionPreview transaction={row} chain={chain} />
    </LazyPreview>
  )
}

const common = { noun: ['transaction', 'transactions'], columns, actions: previewOf } as const

/** The chain's transactions, newest first. */
export const transactionsTable: TableDefinition<'transactions'> = {
  ...common,
  resource: 'transactions',
  name: 'Transactions',
  title: LIST_TITLES.txs,
  empty: 'No transactions yet',
  live: true,
}

/** The transactions that no block includes yet: with their nonce in place of a block. */
export const pendingTransactionsTable: TableDefinition<'transactions'> = {
  ...common,
  columns: columns.map((column) =>
    column.id === 'block'
      ? {
          id: 'nonce',
          header: 'Nonce',
          text: 'nonce',
          width: 'minmax(4.5em, 0.6fr)',
          compact: 'details',
          cell: ({ nonce }) => nonce ?? <MissingValue />,
        }
      : column,
  ),
  resource: 'transactions',
  name: 'Pending transactions',
  title: LIST_TITLES.txs,
  noun: ['pending transaction', 'pending transactions'],
  empty: 'No pending transactions',
  ownFilter: 'filter',
  live: true,
}

/** The latest few transactions, for APIs without the full list. */
export const latestTransactionsTable: TableDefinition<'mainPageTransactions'> = {
  ...common,
  resource: 'mainPageTransactions',
  isExcerpt: true,
  name: 'Latest transactions',
  empty: 'No transactions yet',
  live: true,
}

/** The transactions of one block; without block and age, which are in the page's header. */
export const blockTransactionsTable: TableDefinition<'blockTransactions'> = {
  ...common,
  columns: [
    ...columns.filter(({ id }) => id !== 'block' && id !== 'age'),
    {
      id: 'position',
      header: 'Position',
      text: 'position',
      width: '4.5em',
      align: 'end',
      compact: 'corner',
      cell: ({ position }) => (
        <>
          <CompactLabel text="Position " />
          {position ?? <MissingValue />}
        </>
      ),
    },
  ],
  resource: 'blockTransactions',
  name: 'Transactions',
  empty: 'No transactions found in this block',
}

/** With direction and counterparty in place of From and To. */
const fromIndex = columns.findIndex(({ id }) => id === 'from')
const addressColumns: readonly Column<'addressTransactions'>[] = [
  ...columns.slice(0, fromIndex),
  ...movementColumns,
  // A row without a native value shows the tokens that it moved.
  {
    ...valueColumn,
    width: 'minmax(5.75em, 2fr)',
    cell: (row, context) => (
      <Suspense fallback={valueColumn.cell(row, context)}>
        {row.value ? (
          valueColumn.cell(row, context)
        ) : (
          <RowValue transaction={row} own={context.params.hash} chain={context.chain} />
        )}
      </Suspense>
    ),
  },
  ...columns.slice(columns.indexOf(valueColumn) + 1),
]

/** How many of the rows are pending, which the number of an address's transactions leaves out; null if none is. */
function pendingNote(rows: readonly Row<RowOf<'addressTransactions'>>[]): string | null {
  const pending = rows.filter(({ value }) => value && transactionState(value).kind === 'pending').length
  return pending > 0 ? `, ${grouped(pending)} pending` : null
}

/** The transactions that an address sent or received. */
export const addressTransactionsTable: TableDefinition<'addressTransactions'> = {
  ...common,
  columns: addressColumns,
  resource: 'addressTransactions',
  name: 'Transactions',
  empty: 'No transactions yet',
  absent: 'No transactions found for this address',
  countNote: pendingNote,
}

import type { RowOf } from '#/api/resources'
import type { Chain } from '#/data/config/config'
import { isBlockReward } from '#/domain/blocks/blockReward'
import { feeOf } from '#/domain/amounts/fee'
import { LIST_TITLES } from '#/entity/pageTitles'
import { isOther, labelOf } from '#/domain/open'
import { transactionState } from '#/domain/transactions/transactionState'
import { AddressLink, Recipient } from '#/entity/AddressLink'
import { Amount } from '#/entity/Amount'
import { BlockHashLink, BlockLink, TransactionLink } from '#/entity/links'
import { CompactStatus, TransactionStatusBadge } from '#/entity/TransactionStatusBadge'
import { Timestamp } from '#/entity/Timestamp'
import { movementColumns } from '#/list/movementColumns'
import { type Column, type TableDefinition, timeColumn } from '#/list/definition'
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

const MAXIMUM = { sign: '≤', title: 'Max txn fee: the transaction is pending' }
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
      <Amount value={total} decimals={asset.decimals} symbol={asset.token && asset.unit} rate={asset.rate} />
    </>
  )
}

const columns: readonly Column<TransactionList>[] = [
  {
    header: 'Txn hash',
    width: 'minmax(7.25em, 1.2fr)',
    compact: 'lead',
    cell: (row, { chain }) =>
      isBlockReward(row) ? (
        <BlockHashLink chain={chain.id} hash={row.block_hash} label="Block reward" />
      ) : (
        <TransactionLink chain={chain.id} hash={row.hash} />
      ),
  },
  {
    header: 'Method',
    width: 'minmax(5.5em, 1fr)',
    compact: 'tag',
    cell: (transaction) => (
      <>
        <Method transaction={transaction} />
        <Status transaction={transaction} />
      </>
    ),
  },
  {
    header: 'Status',
    width: 'minmax(5.5em, 0.6fr)',
    compact: 'none',
    cell: (transaction) => <TransactionStatusBadge transaction={transaction} />,
  },
  {
    header: 'Block',
    width: 'minmax(4.5em, 0.6fr)',
    compact: 'none',
    cell: (row, { chain }) =>
      isBlockReward(row) ? (
        <BlockHashLink chain={chain.id} hash={row.block_hash} />
      ) : (
        <BlockLink chain={chain.id} height={row.block_number} />
      ),
  },
  {
    ...timeColumn,
    cell: ({ timestamp }) => <Timestamp date={timestamp} />,
  },
  {
    header: 'From',
    width: 'minmax(7em, 1.3fr)',
    compact: 'left',
    cell: ({ from }, { chain }) => <AddressLink chain={chain.id} address={from} />,
  },
  {
    header: 'To',
    width: 'minmax(7em, 1.3fr)',
    compact: 'middle to',
    cell: ({ to, created_contract }, { chain }) => <Recipient chain={chain.id} to={to} created={created_contract} />,
  },
  {
    header: 'Value',
    native: true,
    width: 'minmax(5.75em, 1fr)',
    align: 'end',
    compact: 'right',
    cell: ({ value, emission_reward, exchange_rate }, { chain: { currency } }) => (
      <Amount
        value={value ?? emission_reward}
        decimals={currency.decimals}
        symbol={currency.symbol}
        rate={exchange_rate}
      />
    ),
  },
  {
    header: 'Txn fee',
    native: true,
    width: 'minmax(8em, 0.8fr)',
    align: 'end',
    compact: 'none',
    cell: (transaction, { chain }) => <TransactionFee transaction={transaction} chain={chain} />,
  },
]

const common = { noun: ['transaction', 'transactions'], columns } as const

/** The chain's transactions, newest first. */
export const transactionsTable: TableDefinition<'transactions'> = {
  ...common,
  resource: 'transactions',
  name: 'Transactions',
  title: LIST_TITLES.txs,
  empty: 'No transactions yet',
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
    ...columns.filter(({ header }) => header !== 'Block' && header !== timeColumn.header),
    {
      header: 'Position',
      width: '4.5em',
      align: 'end',
      compact: 'aside',
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
const fromIndex = columns.findIndex(({ header }) => header === 'From')
const addressColumns = [...columns.slice(0, fromIndex), ...movementColumns, ...columns.slice(fromIndex + 2)]

/** The transactions that an address sent or received. */
export const addressTransactionsTable: TableDefinition<'addressTransactions'> = {
  ...common,
  sortable: { words: { Block: 'block_number', Value: 'value', 'Txn fee': 'fee' }, own: 'block_number' },
  columns: addressColumns,
  resource: 'addressTransactions',
  name: 'Transactions',
  empty: 'No transactions yet',
  absent: 'No transactions found for this address',
}

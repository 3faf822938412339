import { NativeAmount } from '#/entity/NativeAmount'
import type { UserOperation } from '#/api/schemas/userOperation'
import { LIST_TITLES } from '#/entity/pageTitles'
import { paths } from '#/domain/links/paths'
import { AddressLink } from '#/entity/AddressLink'
import { BlockLink, TransactionLink } from '#/entity/links'
import { Timestamp } from '#/entity/Timestamp'
import { UserOperationStatus } from '#/features/userOperations/UserOperationStatus'
import { type Column, type TableDefinition, timeColumn } from '#/list/definition'
import { hashProps } from '#/ui/Hash'
import { MissingValue } from '#/ui/MissingValue'

function UserOperationLink({ chain, hash }: { chain: string; hash: UserOperation['hash'] }) {
  if (!hash) return <MissingValue />
  return (
    <a href={paths.userOperation(chain, hash)} {...hashProps(hash)}>
      {hash}
    </a>
  )
}

const ownColumns: readonly Column<'userOperations'>[] = [
  {
    header: 'User op hash',
    width: 'minmax(7em, 1fr)',
    compact: 'lead',
    cell: ({ hash }, { chain }) => <UserOperationLink chain={chain.id} hash={hash} />,
  },
  {
    header: 'Status',
    width: 'minmax(5.5em, 0.5fr)',
    compact: 'tag',
    cell: ({ status }) => <UserOperationStatus status={status} />,
  },
  {
    header: 'Sender',
    width: 'minmax(8em, 1.2fr)',
    compact: 'left',
    cell: ({ sender }, { chain }) => <AddressLink chain={chain.id} address={sender} />,
  },
]

const bundleColumns: readonly Column<'userOperations'>[] = [
  {
    header: 'Txn hash',
    width: 'minmax(7em, 1fr)',
    compact: 'none',
    cell: ({ transaction_hash }, { chain }) => <TransactionLink chain={chain.id} hash={transaction_hash} />,
  },
  {
    header: 'Block',
    width: 'minmax(6em, 0.6fr)',
    compact: 'none',
    cell: ({ block_number }, { chain }) => <BlockLink chain={chain.id} height={block_number} />,
  },
]

const lastColumns: readonly Column<'userOperations'>[] = [
  { ...timeColumn, cell: ({ timestamp }) => <Timestamp date={timestamp} /> },
  {
    header: 'Fee',
    native: true,
    width: 'minmax(7em, 0.8fr)',
    align: 'end',
    compact: 'right',
    cell: ({ fee }, { chain }) => <NativeAmount value={fee} chain={chain} symbol={chain.currency.symbol} />,
  },
]

const list = {
  resource: 'userOperations',
  name: 'User operations',
  noun: ['user operation', 'user operations'],
  empty: 'No user operations yet',
} as const

/** The chain's user operations, newest first. */
export const userOperationsTable: TableDefinition<'userOperations'> = {
  ...list,
  title: LIST_TITLES.ops,
  columns: [...ownColumns, ...bundleColumns, ...lastColumns],
}

/** The user operations that a transaction bundles. */
export const transactionUserOperationsTable: TableDefinition<'userOperations'> = {
  ...list,
  columns: [...ownColumns, ...lastColumns],
}

import { lazy } from 'react'
import type { UserOperation } from '#/api/schemas/userOperation'
import type { Chain } from '#/data/config/config'
import { LIST_TITLES } from '#/entity/pageTitles'
import { paths } from '#/domain/links/paths'
import { UserOperationStatus } from '#/entity/userOperation/UserOperationStatus'
import { type Column } from '#/list/column'
import type { TableDefinition } from '#/list/definition'
import { addressField } from '#/list/addressColumns'
import { nativeAmountIn } from '#/list/nativeAmountIn'
import { LazyPreview } from '#/list/PreviewRows'
import { blockColumn, timestampColumn, transactionColumn } from '#/list/usualColumns'
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
    id: 'user-op-hash',
    header: 'User op hash',
    text: 'hash',
    width: 'minmax(7em, 1fr)',
    compact: 'title',
    cell: ({ hash }, { chain }) => <UserOperationLink chain={chain.id} hash={hash} />,
  },
  {
    id: 'status',
    header: 'Status',
    text: { as: 'status' },
    width: 'minmax(5.5em, 0.5fr)',
    compact: 'badge',
    cell: ({ status }) => <UserOperationStatus status={status} />,
  },
  {
    id: 'sender',
    header: 'Sender',
    width: 'minmax(8em, 1.2fr)',
    compact: 'start',
    ...addressField('sender'),
  },
]

const bundleColumns: readonly Column<'userOperations'>[] = [
  { ...transactionColumn('transaction_hash'), compact: 'details' },
  blockColumn('block_number'),
]

const lastColumns: readonly Column<'userOperations'>[] = [
  timestampColumn('timestamp'),
  {
    id: 'fee',
    header: 'Fee',
    width: 'minmax(7em, 0.8fr)',
    compact: 'end',
    ...nativeAmountIn('fee'),
  },
]

const OperationPreview = lazy(() => import('#/features/userOperations/OperationPreview'))

const list = {
  resource: 'userOperations',
  name: 'User operations',
  noun: ['user operation', 'user operations'],
  empty: 'No user operations yet',
  actions: (row: UserOperation, { chain }: { chain: Chain }) => (
    <LazyPreview>
      <OperationPreview row={row} chain={chain} />
    </LazyPreview>
  ),
} as const

/** The chain's user operations, newest first. */
export const userOperationsTable: TableDefinition<'userOperations'> = {
  ...list,
  title: LIST_TITLES.ops,
  columns: [...ownColumns, ...bundleColumns, ...lastColumns],
}

/** The user operations that an account sent; with their sender, as some servers return those of others, too. */
export const addressUserOperationsTable: TableDefinition<'userOperations'> = {
  ...list,
  ownFilter: 'sender',
  columns: [...ownColumns, ...bundleColumns, ...lastColumns],
}

/** The user operations that a transaction bundles. */
export const transactionUserOperationsTable: TableDefinition<'userOperations'> = {
  ...list,
  columns: [...ownColumns, ...lastColumns],
}

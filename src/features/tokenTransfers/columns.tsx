import { lazy } from 'react'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import type { Chain } from '#/data/config/config'
import { LIST_TITLES } from '#/entity/pageTitles'
import { labelOf } from '#/domain/open'
import { TokenLink } from '#/entity/TokenLink'
import { TransferredAmount } from '#/entity/TransferredAmount'
import { movementColumns } from '#/list/movementColumns'
import { type Column } from '#/list/column'
import type { TableDefinition } from '#/list/definition'
import { addressField, sender } from '#/list/addressColumns'
import { LazyPreview } from '#/list/PreviewRows'
import { timestampColumn, transactionColumn } from '#/list/usualColumns'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

/** The lists whose rows are token transfers. */
type TransferList =
  | 'allTokenTransfers'
  | 'transactionTokenTransfers'
  | 'addressTokenTransfers'
  | 'tokenTransfers'
  | 'tokenInstanceTransfers'

/** Labels of the transfer types in the API. */
const TYPE_LABELS: Record<string, string> = {
  token_transfer: 'Transfer',
  token_minting: 'Minted',
  token_burning: 'Burnt',
  token_spawning: 'Created',
}

/** The called method; mints, burns and the like have a badge before it, on a small screen in its place. */
function Method({ transfer: { type, method } }: { transfer: TokenTransfer }) {
  const label = type && TYPE_LABELS[type]
  const badge = label && type !== 'token_transfer' && <span className="mr-1.5 text-sm text-muted">{label}</span>
  if (badge || method) {
    return (
      <>
        {badge}
        {method && <UntrustedText text={method} max={20} className={`chip ${badge ? 'max-sm:hidden' : ''}`} />}
      </>
    )
  }
  if (label) return label
  return type ? <UntrustedText text={labelOf({ other: type })} max={20} /> : <MissingValue />
}

const transactionColumns: readonly Column<TransferList>[] = [
  transactionColumn('transaction_hash'),
  timestampColumn('timestamp'),
]

const methodColumn: Column<TransferList> = {
  id: 'method',
  header: 'Method',
  text: { as: 'method' },
  width: 'minmax(5em, 0.7fr)',
  compact: 'badge',
  cell: (transfer) => <Method transfer={transfer} />,
}

const fromToColumns: readonly Column<TransferList>[] = [
  sender,
  {
    id: 'to',
    header: 'To',
    width: 'minmax(7em, 1fr)',
    compact: 'recipient',
    ...addressField('to'),
  },
]

const tokenColumn: Column<TransferList> = {
  id: 'token',
  header: 'Token',
  text: ['token.symbol', 'token.name', 'token.address_hash'],
  width: 'minmax(7em, 1.1fr)',
  compact: 'badge',
  cell: (transfer, { chain }) => <TokenLink chain={chain.id} token={transfer.token} />,
}

const amountColumn: Column<TransferList> = {
  id: 'amount-id',
  header: 'Amount / ID',
  text: { as: 'transferred' },
  width: 'minmax(7.5em, 1.1fr)',
  align: 'end',
  compact: 'end',
  cell: (transfer, { chain }) => <TransferredAmount chain={chain.id} transfer={transfer} />,
}

/** On small screens, rows of different tokens have the token in the place of the method. */
const methodOfTokens = { ...methodColumn, compact: 'details' } as const

const TransferPreview = lazy(() => import('#/features/tokenTransfers/TransferPreview'))

const common = {
  noun: ['transfer', 'transfers'],
  actions: (transfer: TokenTransfer, { chain }: { chain: Chain }) => (
    <LazyPreview>
      <TransferPreview transfer={transfer} chain={chain} />
    </LazyPreview>
  ),
} as const

/** The token transfers of the chain, newest first. */
export const allTokenTransfersTable: TableDefinition<'allTokenTransfers'> = {
  resource: 'allTokenTransfers',
  name: 'Token transfers',
  title: LIST_TITLES['token-transfers'],
  ...common,
  empty: 'No token transfers yet',
  live: true,
  columns: [...transactionColumns, methodOfTokens, ...fromToColumns, tokenColumn, amountColumn],
}

/** The token transfers of one transaction; without times, and on small screens methods, as all have the transaction's. */
export const transactionTokenTransfersTable: TableDefinition<'transactionTokenTransfers'> = {
  resource: 'transactionTokenTransfers',
  name: 'Token transfers',
  ...common,
  empty: 'No token transfers found',
  columns: [methodOfTokens, ...fromToColumns, { ...tokenColumn, compact: 'title' }, amountColumn],
}

/** The token transfers from and to an address. */
export const addressTokenTransfersTable: TableDefinition<'addressTokenTransfers'> = {
  resource: 'addressTokenTransfers',
  name: 'Token transfers',
  ...common,
  empty: 'No token transfers yet',
  absent: 'No token transfers found for this address',
  columns: [...transactionColumns, methodOfTokens, ...movementColumns, tokenColumn, amountColumn],
}

/** The transfers of one token. */
export const tokenTransfersTable: TableDefinition<'tokenTransfers'> = {
  resource: 'tokenTransfers',
  name: 'Transfers',
  ...common,
  empty: 'No transfers yet',
  live: true,
  columns: [...transactionColumns, methodColumn, ...fromToColumns, amountColumn],
}

/** The transfers of one NFT, newest first: its owners. */
export const instanceTransfersTable: TableDefinition<'tokenInstanceTransfers'> = {
  resource: 'tokenInstanceTransfers',
  name: 'Transfers',
  ...common,
  empty: 'No transfers yet',
  absent: 'NFT not found: it may not be minted or indexed yet',
  columns: [...transactionColumns, methodColumn, ...fromToColumns, amountColumn],
}

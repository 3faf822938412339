import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import { labelOf } from '#/domain/open'
import { AddressLink } from '#/entity/AddressLink'
import { TransactionLink } from '#/entity/links'
import { TokenLink } from '#/entity/TokenLink'
import { Timestamp } from '#/entity/Timestamp'
import { TransferredAmount } from '#/entity/TransferredAmount'
import { movementColumns } from '#/list/movementColumns'
import { type Column, type TableDefinition, timeColumn } from '#/list/definition'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

/** The lists whose rows are token transfers. */
type TransferList = 'transactionTokenTransfers' | 'addressTokenTransfers' | 'tokenTransfers' | 'tokenInstanceTransfers'

/** Labels of the transfer types in the API. */
const TYPE_LABELS: Record<string, string> = {
  token_transfer: 'Transfer',
  token_minting: 'Minted',
  token_burning: 'Burnt',
  token_spawning: 'Spawned',
}

/** The transfer type, or the called method of a plain transfer. */
function TransferType({ transfer: { type, method } }: { transfer: TokenTransfer }) {
  const label = type && TYPE_LABELS[type]
  if (label && type !== 'token_transfer') return <strong className="font-medium">{label}</strong>
  if (method) return <UntrustedText text={method} max={20} />
  if (label) return label
  return type ? <UntrustedText text={labelOf({ other: type })} max={20} /> : <MissingValue />
}

const transactionColumns: readonly Column<TransferList>[] = [
  {
    header: 'Transaction',
    width: 'minmax(7em, 1fr)',
    compact: 'none',
    cell: ({ transaction_hash }, { chain }) => <TransactionLink chain={chain.id} hash={transaction_hash} />,
  },
  { ...timeColumn, cell: ({ timestamp }) => <Timestamp date={timestamp} /> },
]

const typeColumn: Column<TransferList> = {
  header: 'Kind',
  width: 'minmax(5em, 0.7fr)',
  compact: 'lead',
  cell: (transfer) => <TransferType transfer={transfer} />,
}

const fromToColumns: readonly Column<TransferList>[] = [
  {
    header: 'From',
    width: 'minmax(7em, 1fr)',
    compact: 'left',
    cell: ({ from }, { chain }) => <AddressLink chain={chain.id} address={from} />,
  },
  {
    header: 'To',
    width: 'minmax(7em, 1fr)',
    compact: 'middle',
    cell: ({ to }, { chain }) => <AddressLink chain={chain.id} address={to} />,
  },
]

const tokenColumn: Column<TransferList> = {
  header: 'Token',
  width: 'minmax(7em, 1.1fr)',
  compact: 'lead',
  cell: (transfer, { chain }) => <TokenLink chain={chain.id} token={transfer.token} />,
}

const amountColumn: Column<TransferList> = {
  header: 'Amount or id',
  width: 'minmax(7.5em, 1.1fr)',
  align: 'end',
  compact: 'right',
  cell: (transfer, { chain }) => <TransferredAmount chain={chain.id} transfer={transfer} />,
}

/** On small screens, rows of different tokens start with the token, not with the type. */
const typeColumnWideOnly = { ...typeColumn, compact: 'none' } as const
const noun = ['transfer', 'transfers'] as const

/** The token transfers of one transaction; without times, as all have the transaction's. */
export const transactionTokenTransfersTable: TableDefinition<'transactionTokenTransfers'> = {
  resource: 'transactionTokenTransfers',
  name: 'Token transfers of the transaction',
  noun,
  empty: 'This transaction moved no tokens.',
  columns: [{ ...typeColumn, compact: 'aside' }, ...fromToColumns, tokenColumn, amountColumn],
}

/** The token transfers from and to an address. */
export const addressTokenTransfersTable: TableDefinition<'addressTokenTransfers'> = {
  resource: 'addressTokenTransfers',
  name: 'Token transfers of the address',
  noun,
  empty: 'This address has neither sent nor received a token.',
  absent: 'The server knows no token transfer of this address.',
  columns: [...transactionColumns, typeColumnWideOnly, ...movementColumns, tokenColumn, amountColumn],
}

/** The transfers of one token. */
export const tokenTransfersTable: TableDefinition<'tokenTransfers'> = {
  resource: 'tokenTransfers',
  name: 'Transfers of the token',
  noun,
  empty: 'This token has never moved.',
  live: true,
  columns: [...transactionColumns, typeColumn, ...fromToColumns, amountColumn],
}

/** The transfers of one NFT, newest first: its owners. */
export const instanceTransfersTable: TableDefinition<'tokenInstanceTransfers'> = {
  resource: 'tokenInstanceTransfers',
  name: 'Transfers of the NFT',
  noun,
  empty: 'This NFT has never moved.',
  absent: 'No such NFT is known here. It may not have been minted, or not been indexed yet.',
  columns: [...transactionColumns, typeColumn, ...fromToColumns, amountColumn],
}

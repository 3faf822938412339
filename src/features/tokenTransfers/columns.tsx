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

/** The lists whose rows are movements of tokens. */
type TransferList = 'transactionTokenTransfers' | 'addressTokenTransfers' | 'tokenTransfers' | 'tokenInstanceTransfers'

/** The words that servers have for what a movement did to the supply. */
const kinds: Record<string, string> = {
  token_transfer: 'Transfer',
  token_minting: 'Minted',
  token_burning: 'Burnt',
  token_spawning: 'Spawned',
}

/** What a movement was: minted, burnt, or what was called to move it. */
function Kind({ transfer: { type, method } }: { transfer: TokenTransfer }) {
  const kind = type && kinds[type]
  if (kind && type !== 'token_transfer') return <strong className="font-medium">{kind}</strong>
  if (method) return <UntrustedText text={method} max={20} />
  if (kind) return kind
  return type ? <UntrustedText text={labelOf({ other: type })} max={20} /> : <MissingValue />
}

const transaction: readonly Column<TransferList>[] = [
  {
    header: 'Transaction',
    width: 'minmax(7em, 1fr)',
    compact: 'none',
    cell: ({ transaction_hash }, { chain }) => <TransactionLink chain={chain.id} hash={transaction_hash} />,
  },
  { ...timeColumn, cell: ({ timestamp }) => <Timestamp date={timestamp} /> },
]

const kind: Column<TransferList> = {
  header: 'Kind',
  width: 'minmax(5em, 0.7fr)',
  compact: 'lead',
  cell: (transfer) => <Kind transfer={transfer} />,
}

const way: readonly Column<TransferList>[] = [
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

const token: Column<TransferList> = {
  header: 'Token',
  width: 'minmax(7em, 1.1fr)',
  compact: 'lead',
  cell: (transfer, { chain }) => <TokenLink chain={chain.id} token={transfer.token} />,
}

const amount: Column<TransferList> = {
  header: 'Amount or id',
  width: 'minmax(7.5em, 1.1fr)',
  align: 'end',
  compact: 'right',
  cell: (transfer, { chain }) => <TransferredAmount chain={chain.id} transfer={transfer} />,
}

/** Small screens have one place for what heads a row: the token where it differs between rows, else the kind. */
const minor = { ...kind, compact: 'none' } as const
const noun = ['transfer', 'transfers'] as const

/** The tokens that one transaction moved; the rows carry no time, as all of them have the transaction's. */
export const transactionTokenTransfersTable: TableDefinition<'transactionTokenTransfers'> = {
  resource: 'transactionTokenTransfers',
  name: 'Token transfers of the transaction',
  noun,
  empty: 'This transaction moved no tokens.',
  columns: [{ ...kind, compact: 'aside' }, ...way, token, amount],
}

/** The tokens that an address sent and received. */
export const addressTokenTransfersTable: TableDefinition<'addressTokenTransfers'> = {
  resource: 'addressTokenTransfers',
  name: 'Token transfers of the address',
  noun,
  empty: 'This address has neither sent nor received a token.',
  absent: 'The server knows no token transfer of this address.',
  columns: [...transaction, minor, ...movementColumns, token, amount],
}

/** The movements of one token. */
export const tokenTransfersTable: TableDefinition<'tokenTransfers'> = {
  resource: 'tokenTransfers',
  name: 'Transfers of the token',
  noun,
  empty: 'This token has never moved.',
  live: true,
  columns: [...transaction, kind, ...way, amount],
}

/** The movements of one NFT: who had it, from the last owner back to the first. */
export const instanceTransfersTable: TableDefinition<'tokenInstanceTransfers'> = {
  resource: 'tokenInstanceTransfers',
  name: 'Transfers of the NFT',
  noun,
  empty: 'This NFT has never moved.',
  absent: 'No such NFT is known here. It may not have been minted, or not been indexed yet.',
  columns: [...transaction, kind, ...way, amount],
}

import { NativeAmount } from '#/entity/NativeAmount'
import { depositAmount } from '#/domain/amounts/depositAmount'
import { LIST_TITLES } from '#/entity/pageTitles'
import { labelOf } from '#/domain/open'
import { AddressLink } from '#/entity/AddressLink'
import { BlockLink, TransactionLink } from '#/entity/links'
import { Timestamp } from '#/entity/Timestamp'
import { type Column, type TableDefinition, timeColumn } from '#/list/definition'
import { CompactLabel } from '#/ui/LabelWithHint'
import { Hash } from '#/ui/Hash'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

/** Colors of the statuses that the API documents. */
const TONES: Readonly<Record<string, string>> = { completed: 'text-good', pending: 'text-warn', invalid: 'text-bad' }

const columns: readonly Column<'beaconDeposits'>[] = [
  {
    header: 'Index',
    width: 'minmax(6em, 0.6fr)',
    compact: 'lead',
    cell: ({ index }) => (
      <>
        <CompactLabel text="Deposit " />
        {index ?? <MissingValue />}
      </>
    ),
  },
  {
    header: 'Status',
    width: 'minmax(6em, 0.6fr)',
    compact: 'tag',
    cell: ({ status }) =>
      status ? (
        <span className={TONES[status]}>
          <UntrustedText text={labelOf({ other: status })} max={40} />
        </span>
      ) : (
        <MissingValue />
      ),
  },
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
  { ...timeColumn, cell: ({ block_timestamp }) => <Timestamp date={block_timestamp} /> },
  {
    header: 'From',
    width: 'minmax(8em, 1fr)',
    compact: 'left',
    cell: ({ from_address }, { chain }) => <AddressLink chain={chain.id} address={from_address} />,
  },
  {
    header: 'Public key',
    width: 'minmax(7em, 1fr)',
    compact: 'none',
    cell: ({ pubkey }) => (pubkey ? <Hash hash={pubkey} /> : <MissingValue />),
  },
  {
    header: 'Withdrawal address',
    width: 'minmax(8em, 1fr)',
    compact: 'none',
    cell: ({ withdrawal_address }, { chain }) => <AddressLink chain={chain.id} address={withdrawal_address} />,
  },
  {
    header: 'Amount',
    native: true,
    width: 'minmax(6em, 0.7fr)',
    align: 'end',
    compact: 'right',
    cell: ({ amount }, { chain }) => (
      <NativeAmount value={depositAmount(amount)} chain={chain} symbol={chain.currency.symbol} />
    ),
  },
]

/** The chain's deposits to the beacon chain, newest first. */
export const depositsTable: TableDefinition<'beaconDeposits'> = {
  resource: 'beaconDeposits',
  name: 'Deposits',
  title: LIST_TITLES.deposits,
  noun: ['deposit', 'deposits'],
  empty: 'No deposits yet',
  columns,
}

import { depositAmount } from '#/domain/amounts/depositAmount'
import { LIST_TITLES } from '#/entity/pageTitles'
import { labelOf } from '#/domain/open'
import { NativeAmount } from '#/entity/NativeAmount'
import { type Column } from '#/list/column'
import type { TableDefinition } from '#/list/definition'
import { addressField } from '#/list/addressColumns'
import { blockColumn, timestampColumn, transactionColumn } from '#/list/usualColumns'
import { CompactLabel } from '#/ui/LabelWithHint'
import { Hash } from '#/ui/Hash'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

/** Colors of the statuses that the API documents. */
const TONES: Readonly<Record<string, string>> = { completed: 'text-good', pending: 'text-warn', invalid: 'text-bad' }

const columns: readonly Column<'beaconDeposits'>[] = [
  {
    id: 'index',
    header: 'Index',
    text: 'index',
    width: 'minmax(6em, 0.6fr)',
    compact: 'title',
    cell: ({ index }) => (
      <>
        <CompactLabel text="Deposit " />
        {index ?? <MissingValue />}
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    text: { as: 'status' },
    width: 'minmax(6em, 0.6fr)',
    compact: 'badge',
    cell: ({ status }) =>
      status ? (
        <span className={TONES[status]}>
          <UntrustedText text={labelOf({ other: status })} max={40} />
        </span>
      ) : (
        <MissingValue />
      ),
  },
  { ...transactionColumn('transaction_hash'), compact: 'details' },
  blockColumn('block_number'),
  timestampColumn('block_timestamp'),
  {
    id: 'from',
    header: 'From',
    width: 'minmax(8em, 1fr)',
    compact: 'start',
    ...addressField('from_address'),
  },
  {
    id: 'public-key',
    header: 'Public key',
    text: 'pubkey',
    width: 'minmax(7em, 1fr)',
    compact: 'details',
    cell: ({ pubkey }) => (pubkey ? <Hash hash={pubkey} /> : <MissingValue />),
  },
  {
    id: 'withdrawal-address',
    header: 'Withdrawal address',
    width: 'minmax(8em, 1fr)',
    compact: 'details',
    ...addressField('withdrawal_address'),
  },
  {
    id: 'amount',
    header: 'Amount',
    text: { as: 'amount' },
    unit: 'native',
    width: 'minmax(6em, 0.7fr)',
    align: 'end',
    compact: 'end',
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

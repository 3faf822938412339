import { AddressLink } from '#/entity/AddressLink'
import { NativeAmount } from '#/entity/NativeAmount'
import { BlockLink } from '#/entity/links'
import { Timestamp } from '#/entity/Timestamp'
import { type Column, type TableDefinition, timeColumn } from '#/list/definition'
import { CompactLabel } from '#/ui/CompactLabel'
import { MissingValue } from '#/ui/MissingValue'

/** The lists whose rows are withdrawals from the beacon chain. */
type WithdrawalList = 'withdrawals' | 'blockWithdrawals' | 'addressWithdrawals'

// Indexes are identifiers, so they have no thousands separators.
const columns: readonly Column<WithdrawalList>[] = [
  {
    header: 'Index',
    width: 'minmax(6em, 0.7fr)',
    compact: 'lead',
    cell: ({ index }) => (
      <>
        <CompactLabel text="Withdrawal " />
        {index ?? <MissingValue />}
      </>
    ),
  },
  {
    header: 'Validator',
    width: 'minmax(6em, 0.7fr)',
    compact: 'left',
    cell: ({ validator_index }) => (
      <>
        <CompactLabel text="Val. " />
        {validator_index ?? <MissingValue />}
      </>
    ),
  },
  {
    header: 'Block',
    width: 'minmax(6em, 0.7fr)',
    compact: 'none',
    cell: ({ block_number }, { chain }) => <BlockLink chain={chain.id} height={block_number} />,
  },
  { ...timeColumn, cell: ({ timestamp }) => <Timestamp date={timestamp} /> },
  {
    header: 'Receiver',
    width: 'minmax(9em, 1.4fr)',
    compact: 'middle',
    cell: ({ receiver }, { chain }) => <AddressLink chain={chain.id} address={receiver} />,
  },
  {
    header: 'Amount',
    width: 'minmax(8em, 1fr)',
    align: 'end',
    compact: 'right',
    cell: ({ amount }, { chain }) => <NativeAmount value={amount} chain={chain} symbol={chain.currency.symbol} />,
  },
]

const noun = ['withdrawal', 'withdrawals'] as const

/** The chain's withdrawals, newest first. */
export const withdrawalsTable: TableDefinition<'withdrawals'> = {
  resource: 'withdrawals',
  name: 'Withdrawals',
  title: 'Withdrawals',
  noun,
  empty: 'Nothing has been withdrawn from the beacon chain.',
  live: true,
  columns,
}

/** The withdrawals in one block. */
export const blockWithdrawalsTable: TableDefinition<'blockWithdrawals'> = {
  resource: 'blockWithdrawals',
  name: 'Withdrawals of the block',
  noun,
  empty: 'This block carries no withdrawals.',
  columns: columns.filter(({ header }) => header !== 'Block' && header !== timeColumn.header),
}

/** The withdrawals that an address received. */
export const addressWithdrawalsTable: TableDefinition<'addressWithdrawals'> = {
  resource: 'addressWithdrawals',
  name: 'Withdrawals of the address',
  noun,
  empty: 'This address has received no withdrawal.',
  absent: 'The server knows no withdrawal to this address.',
  columns: columns.filter(({ header }) => header !== 'Receiver'),
}

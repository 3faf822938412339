import { NativeAmount } from '#/entity/NativeAmount'
import { LIST_TITLES } from '#/entity/pageTitles'
import { AddressLink } from '#/entity/AddressLink'
import { BlockLink } from '#/entity/links'
import { Timestamp } from '#/entity/Timestamp'
import { type Column, type TableDefinition, timeColumn } from '#/list/definition'
import { CompactLabel } from '#/ui/LabelWithHint'
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
    header: 'Validator index',
    width: 'minmax(6em, 0.7fr)',
    compact: 'left-whole',
    cell: ({ validator_index }) => (
      <>
        <CompactLabel text="Validator " />
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
    header: 'To',
    width: 'minmax(9em, 1.4fr)',
    compact: 'middle',
    cell: ({ receiver }, { chain }) => <AddressLink chain={chain.id} address={receiver} />,
  },
  {
    header: 'Amount',
    native: true,
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
  title: LIST_TITLES.withdrawals,
  noun,
  empty: 'No withdrawals yet',
  live: true,
  columns,
}

/** The withdrawals in one block. */
export const blockWithdrawalsTable: TableDefinition<'blockWithdrawals'> = {
  resource: 'blockWithdrawals',
  name: 'Withdrawals',
  noun,
  empty: 'No withdrawals found in this block',
  columns: columns.filter(({ header }) => header !== 'Block' && header !== timeColumn.header),
}

/** The withdrawals that an address received. */
export const addressWithdrawalsTable: TableDefinition<'addressWithdrawals'> = {
  resource: 'addressWithdrawals',
  name: 'Withdrawals',
  noun,
  empty: 'No withdrawals yet',
  absent: 'No withdrawals found for this address',
  columns: columns.filter(({ header }) => header !== 'To'),
}

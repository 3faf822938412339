import { LIST_TITLES } from '#/entity/pageTitles'
import { type Column } from '#/list/column'
import type { TableDefinition } from '#/list/definition'
import { addressField } from '#/list/addressColumns'
import { nativeAmountIn } from '#/list/nativeAmountIn'
import { blockColumn, timestampColumn } from '#/list/usualColumns'
import { CompactLabel } from '#/ui/LabelWithHint'
import { MissingValue } from '#/ui/MissingValue'

/** The lists whose rows are withdrawals from the beacon chain. */
type WithdrawalList = 'withdrawals' | 'blockWithdrawals' | 'addressWithdrawals'

// Indexes are identifiers, so they have no thousands separators.
const columns: readonly Column<WithdrawalList>[] = [
  {
    id: 'index',
    header: 'Index',
    text: 'index',
    width: 'minmax(6em, 0.7fr)',
    compact: 'title',
    cell: ({ index }) => (
      <>
        <CompactLabel text="Withdrawal " />
        {index ?? <MissingValue />}
      </>
    ),
  },
  {
    id: 'validator-index',
    header: 'Validator index',
    text: 'validator_index',
    width: 'minmax(6em, 0.7fr)',
    compact: 'number',
    cell: ({ validator_index }) => (
      <>
        <CompactLabel text="Validator " />
        {validator_index ?? <MissingValue />}
      </>
    ),
  },
  { ...blockColumn('block_number'), width: 'minmax(6em, 0.7fr)' },
  timestampColumn('timestamp'),
  {
    id: 'to',
    header: 'To',
    width: 'minmax(9em, 1.4fr)',
    compact: 'middle',
    ...addressField('receiver'),
  },
  {
    id: 'amount',
    header: 'Amount',
    width: 'minmax(8em, 1fr)',
    compact: 'end',
    ...nativeAmountIn('amount'),
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
  columns: columns.filter(({ id }) => id !== 'block' && id !== 'age'),
}

/** The withdrawals that an address received. */
export const addressWithdrawalsTable: TableDefinition<'addressWithdrawals'> = {
  resource: 'addressWithdrawals',
  name: 'Withdrawals',
  noun,
  empty: 'No withdrawals yet',
  absent: 'No withdrawals found for this address',
  columns: columns.filter(({ id }) => id !== 'to'),
}

import type { Chain } from '#/data/config/config'
import { BlockLink, TransactionLink } from '#/entity/links'
import { NativeAmount } from '#/entity/NativeAmount'
import { Timestamp } from '#/entity/Timestamp'
import { type TableDefinition, timeColumn } from '#/list/definition'

/** A change of a balance, with its sign. */
function Change({ delta, chain }: { delta: bigint | null; chain: Chain }) {
  return (
    <span className={delta === null || delta === 0n ? undefined : delta > 0n ? 'text-good' : 'text-bad'}>
      {delta !== null && delta > 0n && '+'}
      <NativeAmount value={delta} chain={chain} symbol={chain.currency.symbol} />
    </span>
  )
}

/** The blocks that changed the balance of an address in the native currency, newest first. */
export const balanceHistoryTable: TableDefinition<'addressBalanceHistory'> = {
  resource: 'addressBalanceHistory',
  name: 'Balance history',
  noun: ['balance change', 'balance changes'],
  empty: 'No balance changes yet',
  absent: 'No balance changes found for this address',
  columns: [
    {
      header: 'Block',
      width: 'minmax(6em, 0.6fr)',
      compact: 'lead',
      cell: ({ block_number }, { chain }) => <BlockLink chain={chain.id} height={block_number} />,
    },
    {
      header: 'Txn hash',
      width: 'minmax(9em, 1.4fr)',
      compact: 'left',
      // Without one, a withdrawal or a reward changed it.
      cell: ({ transaction_hash }, { chain }) => <TransactionLink chain={chain.id} hash={transaction_hash} />,
    },
    { ...timeColumn, cell: ({ block_timestamp }) => <Timestamp date={block_timestamp} /> },
    {
      header: 'Change',
      native: true,
      width: 'minmax(8em, 1fr)',
      align: 'end',
      compact: 'right',
      cell: ({ delta }, { chain }) => <Change delta={delta} chain={chain} />,
    },
    {
      header: 'Balance',
      native: true,
      width: 'minmax(8em, 1fr)',
      align: 'end',
      compact: 'none',
      cell: ({ value }, { chain }) => <NativeAmount value={value} chain={chain} symbol={chain.currency.symbol} />,
    },
  ],
}

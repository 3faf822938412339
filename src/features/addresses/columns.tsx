import { fiat } from '#/domain/amounts/amount'
import { LIST_TITLES } from '#/entity/pageTitles'
import { coinSupply } from '#/domain/tokens/shares'
import { NamedAddress } from '#/entity/NamedAddress'
import { Amount } from '#/entity/Amount'
import { CompactCount } from '#/entity/Count'
import { Rank, ShareOfSupply } from '#/entity/ShareOfSupply'
import type { TableDefinition } from '#/list/definition'
import { MissingValue } from '#/ui/MissingValue'

/** The top accounts of the chain by native balance. */
export const topAccountsTable: TableDefinition<'addresses'> = {
  resource: 'addresses',
  name: 'Top accounts',
  title: LIST_TITLES.addresses,
  noun: ['account', 'accounts'],
  empty: 'No accounts yet',
  sortable: { words: { Balance: 'balance', 'Txn count': 'transactions_count' }, own: 'balance' },
  columns: [
    {
      header: 'Rank',
      width: '3.5em',
      align: 'end',
      compact: 'none',
      cell: (_, { position }) => <Rank position={position} />,
    },
    {
      header: 'Address',
      width: 'minmax(9em, 1.6fr)',
      compact: 'lead',
      cell: (address, { chain }) => <NamedAddress chain={chain.id} address={address} />,
    },
    {
      header: 'Balance',
      width: 'minmax(9em, 1fr)',
      align: 'end',
      compact: 'aside',
      cell: ({ coin_balance, exchange_rate }, { chain: { currency }, top }) => (
        <Amount
          value={coin_balance}
          decimals={currency.decimals}
          symbol={currency.symbol}
          rate={top?.exchange_rate ?? exchange_rate}
        />
      ),
    },
    {
      header: 'Value (USD)',
      width: 'minmax(7em, 1fr)',
      align: 'end',
      compact: 'left',
      cell: ({ coin_balance, exchange_rate }, { chain: { currency }, top }) =>
        (coin_balance !== null &&
          fiat(coin_balance, currency.decimals, top?.exchange_rate ?? exchange_rate, { compact: true })) || (
          <MissingValue />
        ),
    },
    {
      header: 'Percentage',
      width: 'minmax(7em, 0.8fr)',
      align: 'end',
      compact: 'right',
      cell: ({ coin_balance }, { chain: { currency }, top }) => (
        <ShareOfSupply held={coin_balance} supply={coinSupply(top?.total_supply, currency.decimals)} />
      ),
    },
    {
      header: 'Txn count',
      width: 'minmax(6em, 0.7fr)',
      align: 'end',
      compact: 'middle',
      cell: ({ transactions_count }) => <CompactCount value={transactions_count} noun={['txn', 'txns']} />,
    },
  ],
}

import { fiat } from '#/domain/amounts/amount'
import { LIST_TITLES } from '#/entity/pageTitles'
import { coinSupply } from '#/domain/tokens/shares'
import { NamedAddress } from '#/entity/NamedAddress'
import { Amount } from '#/entity/Amount'
import { CompactCount } from '#/entity/Count'
import { ShareOfSupply } from '#/entity/ShareOfSupply'
import type { TableDefinition } from '#/list/definition'
import { rankColumn } from '#/list/rankColumn'
import { percentageColumn } from '#/list/usualColumns'
import { MissingValue } from '#/ui/MissingValue'

/** The top accounts of the chain by native balance. */
export const topAccountsTable: TableDefinition<'addresses'> = {
  resource: 'addresses',
  name: 'Top accounts',
  title: LIST_TITLES.addresses,
  noun: ['account', 'accounts'],
  empty: 'No accounts yet',
  columns: [
    rankColumn,
    {
      id: 'address',
      header: 'Address',
      text: { address: 'row' },
      width: 'minmax(9em, 1.6fr)',
      compact: 'title',
      cell: (address, { chain }) => <NamedAddress chain={chain.id} address={address} />,
    },
    {
      id: 'balance',
      header: 'Balance',
      text: 'coin_balance',
      sort: 'balance',
      width: 'minmax(9em, 1fr)',
      align: 'end',
      compact: 'corner',
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
      id: 'value-usd',
      header: 'Value (USD)',
      text: null,
      width: 'minmax(7em, 1fr)',
      align: 'end',
      compact: 'start',
      cell: ({ coin_balance, exchange_rate }, { chain: { currency }, top }) =>
        (coin_balance !== null &&
          fiat(coin_balance, currency.decimals, top?.exchange_rate ?? exchange_rate, { compact: true })) || (
          <MissingValue />
        ),
    },
    {
      ...percentageColumn,
      cell: ({ coin_balance }, { chain: { currency }, top }) => (
        <ShareOfSupply held={coin_balance} supply={coinSupply(top?.total_supply, currency.decimals)} />
      ),
    },
    {
      id: 'txn-count',
      header: 'Txn count',
      text: 'transactions_count',
      sort: 'transactions_count',
      width: 'minmax(6em, 0.7fr)',
      align: 'end',
      compact: 'middle',
      cell: ({ transactions_count }) => <CompactCount value={transactions_count} noun={['txn', 'txns']} />,
    },
  ],
}

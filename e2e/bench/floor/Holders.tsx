import { Account, coins } from './cells'
import { ListPage } from './ListPage'
import type { PageProps } from './routes'
import { type Holder, holder } from './schemas'
import { Table } from './Table'

const columns = {
  Address: (row: Holder, chain: string) => <Account chain={chain} of={row} />,
  Balance: ({ coin_balance }: Holder) => coins(coin_balance),
  Txns: ({ transactions_count }: Holder) => transactions_count,
}

export default function Holders({ chain }: PageProps) {
  return (
    <ListPage title="Top accounts" chain={chain} endpoint="/addresses" item={holder}>
      {(rows) => <Table rows={rows} keyOf={({ hash }) => hash} columns={columns} chain={chain} />}
    </ListPage>
  )
}

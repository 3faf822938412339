import { Account, Block, coins, Link, Time } from './cells'
import { ListPage } from './ListPage'
import type { PageProps } from './routes'
import { type Transaction, transaction } from './schemas'
import { Table } from './Table'

const columns = {
  'Txn hash': ({ hash }: Transaction, chain: string) => <Link chain={chain} to={`tx/${hash}`} text={hash} />,
  Method: ({ method }: Transaction) => method ?? '–',
  Status: ({ status }: Transaction) => status,
  Block: (row: Transaction, chain: string) => <Block chain={chain} height={row.block_number} />,
  Age: ({ timestamp }: Transaction) => <Time of={timestamp} />,
  From: ({ from }: Transaction, chain: string) => <Account chain={chain} of={from} />,
  To: ({ to }: Transaction, chain: string) => <Account chain={chain} of={to} />,
  Value: ({ value }: Transaction) => coins(value),
  'Txn fee': ({ fee }: Transaction) => coins(fee?.value),
}

/** The transactions of a chain, or of a block. */
export default function Transactions({ chain, id }: PageProps) {
  const endpoint = id ? `/blocks/${id}/transactions` : '/transactions'
  return (
    <ListPage title="Transactions" chain={chain} endpoint={endpoint} item={transaction}>
      {(rows) => <Table rows={rows} keyOf={({ hash }) => hash} columns={columns} chain={chain} />}
    </ListPage>
  )
}

import { Account, Block } from './cells'
import { ListPage } from './ListPage'
import type { PageProps } from './routes'
import { type TokenTransfer, tokenTransfer } from './schemas'
import { Table } from './Table'

const columns = {
  Log: ({ log_index }: TokenTransfer) => log_index,
  Block: (row: TokenTransfer, chain: string) => <Block chain={chain} height={row.block_number} />,
  From: ({ from }: TokenTransfer, chain: string) => <Account chain={chain} of={from} />,
  To: ({ to }: TokenTransfer, chain: string) => <Account chain={chain} of={to} />,
  Token: ({ token }: TokenTransfer) => token?.symbol,
  Amount: ({ total }: TokenTransfer) => total?.value,
}

/** The token transfers of a transaction. */
export default function TokenTransfers({ chain, hash }: PageProps) {
  const endpoint = `/transactions/${hash}/token-transfers`
  return (
    <ListPage title="Token transfers" chain={chain} endpoint={endpoint} item={tokenTransfer}>
      {(rows) => <Table rows={rows} keyOf={({ log_index }) => `${log_index}`} columns={columns} chain={chain} />}
    </ListPage>
  )
}

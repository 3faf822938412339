import type { Token } from '#/api/schemas/token'
import { isConfidential } from '#/domain/transactions/transactionRecords'
import { NamedAddress } from '#/entity/NamedAddress'
import { Count } from '#/entity/Count'
import { InstanceLink } from '#/entity/InstanceLink'
import { ShareOfSupply } from '#/entity/ShareOfSupply'
import { TokenAmount } from '#/entity/Amount'
import type { Column } from '#/list/column'
import type { TableDefinition } from '#/list/definition'
import { rankColumn } from '#/list/rankColumn'
import { percentageColumn } from '#/list/usualColumns'
import { MissingValue } from '#/ui/MissingValue'

/** The lists whose rows are holders. */
type HolderList = 'tokenHolders' | 'tokenInstanceHolders'

const holderColumns: readonly Column<HolderList>[] = [
  rankColumn,
  {
    id: 'holder',
    header: 'Holder',
    text: { address: ['address'] },
    width: 'minmax(9em, 1.6fr)',
    compact: 'title',
    cell: ({ address }, { chain }) => <NamedAddress chain={chain.id} address={address} />,
  },
]

/** Rows have balances in base units: the token gives their decimals and symbol. */
function balanceColumn(token: Token | null): Column<'tokenHolders'> {
  return {
    id: 'balance',
    header: 'Balance',
    text: 'value',
    width: 'minmax(9em, 1fr)',
    align: 'end',
    compact: 'corner',
    cell: ({ value }) => <TokenAmount value={value} token={token} symbol={token?.symbol ?? null} />,
  }
}

/** The percentage of the supply of each holder, and cumulative: `sums` are running sums by row index. */
function percentageColumns(token: Token | null, sums: readonly (bigint | null)[]): Column<'tokenHolders'>[] {
  const supply = token?.total_supply ?? null
  const unknown = isConfidential(token?.type ?? null) ? 'Balances are confidential' : undefined
  return [
    {
      ...percentageColumn,
      cell: ({ value }) => <ShareOfSupply held={value} supply={supply} unknown={unknown} />,
    },
    {
      ...percentageColumn,
      id: 'cumulative',
      header: 'Cumulative %',
      compact: 'details',
      cell: (_, { position }) =>
        position === null ? (
          <MissingValue what="Not available from the middle of the list" />
        ) : (
          <ShareOfSupply held={sums[position] ?? null} supply={supply} unknown={unknown} />
        ),
    },
  ]
}

/** In place of percentages for ERC-1155, whose IDs are held separately. */
function tokenIdColumn(token: Token): Column<'tokenHolders'> {
  return {
    id: 'token-id',
    header: 'Token ID',
    text: 'token_id',
    width: 'minmax(5em, 0.7fr)',
    compact: 'middle',
    cell: ({ token_id }, { chain }) => <InstanceLink chain={chain.id} token={token.address_hash} id={token_id} />,
  }
}

/** The holders of a token, largest first; `sums` are the running sums of their balances. */
export function tokenHoldersTable(
  token: Token | null,
  sums: readonly (bigint | null)[],
): TableDefinition<'tokenHolders'> {
  return {
    resource: 'tokenHolders',
    name: 'Holders',
    noun: ['holder', 'holders'],
    empty: 'No holders yet',
    columns:
      token?.type === 'ERC-1155'
        ? [...holderColumns, tokenIdColumn(token), balanceColumn(token)]
        : [...holderColumns, balanceColumn(token), ...percentageColumns(token, sums)],
  }
}

/** The holders of one NFT, and how many each has. */
export const instanceHoldersTable: TableDefinition<'tokenInstanceHolders'> = {
  resource: 'tokenInstanceHolders',
  name: 'Holders',
  noun: ['holder', 'holders'],
  empty: 'No holders yet',
  absent: 'No holders found for this NFT',
  columns: [
    ...holderColumns,
    {
      id: 'quantity',
      header: 'Quantity',
      text: { as: 'nftCount' },
      width: 'minmax(7em, 0.8fr)',
      align: 'end',
      compact: 'corner',
      cell: ({ value }) => <Count value={value} />,
    },
  ],
}

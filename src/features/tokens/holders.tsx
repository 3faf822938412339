import type { Token } from '#/api/schemas/token'
import { AddressLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { InstanceLink } from '#/entity/InstanceLink'
import { Rank } from '#/entity/Rank'
import { ShareOfSupply } from '#/entity/ShareOfSupply'
import { TokenAmount } from '#/entity/TokenAmount'
import type { Column, TableDefinition } from '#/list/definition'
import { MissingValue } from '#/ui/MissingValue'

/** The lists whose rows are holders. */
type HolderList = 'tokenHolders' | 'tokenInstanceHolders'

const who: readonly Column<HolderList>[] = [
  {
    header: 'Rank',
    width: '3.5em',
    align: 'end',
    compact: 'none',
    cell: (_, { position }) => <Rank position={position} />,
  },
  {
    header: 'Holder',
    width: 'minmax(9em, 1.6fr)',
    compact: 'lead',
    cell: ({ address }, { chain }) => <AddressLink chain={chain.id} address={address} />,
  },
]

/** A holder's row has an amount in base units only: what they mean is the token's to say. */
function balance(token: Token | null): Column<'tokenHolders'> {
  return {
    header: 'Balance',
    width: 'minmax(9em, 1fr)',
    align: 'end',
    compact: 'aside',
    cell: ({ value }) => <TokenAmount value={value} token={token} symbol={token?.symbol ?? null} />,
  }
}

/** What part of the supply each has, and all down to there together: `sums` by place in the list. */
function shares(token: Token | null, sums: readonly (bigint | null)[]): Column<'tokenHolders'>[] {
  const supply = token?.total_supply ?? null
  return [
    {
      header: 'Share of supply',
      width: 'minmax(7em, 0.8fr)',
      align: 'end',
      compact: 'right',
      cell: ({ value }) => <ShareOfSupply held={value} supply={supply} />,
    },
    {
      header: 'Down to here',
      width: 'minmax(7em, 0.8fr)',
      align: 'end',
      compact: 'none',
      cell: (_, { position }) =>
        position === null ? (
          <MissingValue what="known from the start of the list on" />
        ) : (
          <ShareOfSupply held={sums[position] ?? null} supply={supply} />
        ),
    },
  ]
}

/** Each id of such a token is held for itself: the supply of all of them together measures nothing. */
function tokenId(token: Token): Column<'tokenHolders'> {
  return {
    header: 'Token id',
    width: 'minmax(5em, 0.7fr)',
    compact: 'middle',
    cell: ({ token_id }, { chain }) => <InstanceLink chain={chain.id} token={token.address_hash} id={token_id} />,
  }
}

/** Who holds a token, the most first, in its own unit; `sums` adds up their balances from the first one on. */
export function tokenHoldersTable(
  token: Token | null,
  sums: readonly (bigint | null)[],
): TableDefinition<'tokenHolders'> {
  return {
    resource: 'tokenHolders',
    name: 'Holders of the token',
    noun: ['holder', 'holders'],
    empty: 'Nobody holds this token.',
    columns:
      token?.type === 'ERC-1155'
        ? [...who, tokenId(token), balance(token)]
        : [...who, balance(token), ...shares(token, sums)],
  }
}

/** Who holds one NFT, and how many of it. */
export const instanceHoldersTable: TableDefinition<'tokenInstanceHolders'> = {
  resource: 'tokenInstanceHolders',
  name: 'Holders of the NFT',
  noun: ['holder', 'holders'],
  empty: 'The server lists no holder of this NFT.',
  absent: 'The server knows no holder of this NFT.',
  columns: [
    ...who,
    {
      header: 'Quantity',
      width: 'minmax(7em, 0.8fr)',
      align: 'end',
      compact: 'aside',
      cell: ({ value }) => <Count value={value} />,
    },
  ],
}

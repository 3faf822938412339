import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Token } from '#/api/schemas/token'
import { itemQuery } from '#/data/queries'
import { useChain } from '#/data/useChain'
import { AddressLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { Rank } from '#/entity/Rank'
import { ShareOfSupply } from '#/entity/ShareOfSupply'
import { TokenAmount } from '#/entity/TokenAmount'
import type { Column, TableLook } from '#/list/look'

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

const noun = ['holder', 'holders'] as const

/** A holder's row has an amount in base units only: what they mean is the token's to say. */
function balances(token: Token | null): Column<'tokenHolders'>[] {
  return [
    {
      header: 'Balance',
      width: 'minmax(9em, 1fr)',
      align: 'end',
      compact: 'aside',
      cell: ({ value }) => <TokenAmount value={value} token={token} symbol={token?.symbol ?? null} />,
    },
    {
      header: 'Share of supply',
      width: 'minmax(7em, 0.8fr)',
      align: 'end',
      compact: 'right',
      cell: ({ value }) => <ShareOfSupply held={value} supply={token?.total_supply ?? null} />,
    },
  ]
}

/** Who holds a token, the most first, in its base units. */
const tokenHoldersLook: TableLook<'tokenHolders'> = {
  resource: 'tokenHolders',
  name: 'Holders of the token',
  noun,
  empty: 'Nobody holds this token.',
  columns: [...who, ...balances(null)],
}

/** Who holds the token of this contract, in its own unit and as a share of its supply once the token is known. */
export function useTokenHoldersLook(hash: string): TableLook<'tokenHolders'> {
  const token = useQuery(itemQuery(useChain(), 'token', { hash })).data?.value ?? null
  return useMemo(() => ({ ...tokenHoldersLook, columns: [...who, ...balances(token)] }), [token])
}

/** Who holds one NFT, and how many of it. */
export const instanceHoldersLook: TableLook<'tokenInstanceHolders'> = {
  resource: 'tokenInstanceHolders',
  name: 'Holders of the NFT',
  noun,
  empty: 'The server lists no holder of this NFT.',
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

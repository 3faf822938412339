import { fiat, parseDecimal } from '#/domain/amount'
import { AddressLink } from '#/entity/AddressLink'
import { Amount } from '#/entity/Amount'
import { Count } from '#/entity/Count'
import { Rank } from '#/entity/Rank'
import { ShareOfSupply } from '#/entity/ShareOfSupply'
import type { TableLook } from '#/list/look'
import { Unknown } from '#/ui/Unknown'

/** A supply in whole coins, as servers send it, and a balance in base units, brought to one unit. */
function sameUnit(balance: bigint | null, totalSupply: string | null, decimals: number) {
  const supply = parseDecimal(totalSupply ?? '')
  if (!supply || balance === null) return { held: null, supply: null }
  return { held: balance * 10n ** BigInt(supply.decimals), supply: supply.value * 10n ** BigInt(decimals) }
}

/** The chain's coin holders, richest first. */
export const coinHoldersLook: TableLook<'addresses'> = {
  resource: 'addresses',
  name: 'Coin holders',
  noun: ['holder', 'holders'],
  empty: 'Nobody holds the coin of this chain yet.',
  columns: [
    {
      header: 'Rank',
      width: '3.5rem',
      align: 'end',
      compact: 'none',
      cell: (_, { position }) => <Rank position={position} />,
    },
    {
      header: 'Address',
      width: 'minmax(9rem, 1.6fr)',
      compact: 'lead',
      cell: (address, { chain }) => <AddressLink chain={chain.id} address={address} />,
    },
    {
      header: 'Balance',
      width: 'minmax(9rem, 1fr)',
      align: 'end',
      compact: 'aside',
      cell: ({ coin_balance }, { chain: { currency } }) => (
        <Amount value={coin_balance} decimals={currency.decimals} symbol={currency.symbol} />
      ),
    },
    {
      header: 'Worth',
      width: 'minmax(7rem, 1fr)',
      align: 'end',
      compact: 'left',
      cell: ({ coin_balance, exchange_rate }, { chain: { currency }, top }) =>
        (coin_balance !== null && fiat(coin_balance, currency.decimals, top?.exchange_rate ?? exchange_rate)) || (
          <Unknown />
        ),
    },
    {
      header: 'Share of supply',
      width: 'minmax(7rem, 0.8fr)',
      align: 'end',
      compact: 'right',
      cell: ({ coin_balance }, { chain: { currency }, top }) => (
        <ShareOfSupply {...sameUnit(coin_balance, top?.total_supply ?? null, currency.decimals)} />
      ),
    },
    {
      header: 'Transactions',
      width: 'minmax(6rem, 0.7fr)',
      align: 'end',
      compact: 'middle',
      cell: ({ transactions_count }) => <Count value={transactions_count} noun={['txn', 'txns']} />,
    },
  ],
}

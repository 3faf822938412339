import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '#/api/resources'
import type { Chain } from '#/data/config/config'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { shownAmount } from '#/domain/amounts/tokenAmount'
import { AddressHashLink } from '#/entity/AddressLink'
import { Amount } from '#/entity/Amount'
import { type RowMoney, rowMoney } from '#/features/transactions/rowMoney'
import { UntrustedText } from '#/ui/UntrustedText'

/** A transaction in the list of an address. */
export interface RowValueProps {
  transaction: RowOf<'addressTransactions'>
  /** The address of the list. */
  own: string
  chain: Chain
}

/** The native value of a transaction of an address; the token amount that it transferred where it has no native value. */
export default function RowValue({ transaction, own, chain }: RowValueProps) {
  const { value, emission_reward, exchange_rate } = transaction
  const money = useUnits(rowMoney(transaction, own))
  const { decimals, symbol } = chain.currency
  if (money === null)
    return <Amount value={value ?? emission_reward} decimals={decimals} symbol={symbol} rate={exchange_rate} />
  const { tokenId, recipient } = money
  return (
    <>
      {tokenId === null ? (
        // The header has the unit of the native currency.
        <Amount value={money.value} decimals={money.decimals ?? 0} symbol={money.symbol} hasOwnUnit />
      ) : (
        <UntrustedText text={`${money.symbol ?? 'NFT'} #${tokenId}`} max={24} />
      )}
      {recipient && (
        // A small screen has room for the amount.
        <span className="max-[72rem]:hidden">
          {' → '}
          <AddressHashLink chain={chain.id} hash={recipient} />
        </span>
      )}
    </>
  )
}

/**
 * An amount with the decimals and the symbol of its token, whose record is requested where the row lacks them, once for all rows of a token;
 * null until it has loaded, and for an amount that no record gives decimals.
 */
function useUnits(money: RowMoney | null): RowMoney | null {
  const connection = useChain()
  const lacksUnits = money !== null && money.decimals === null && money.tokenId === null
  const contract = lacksUnits ? money.token : null
  const { data } = useQuery({
    ...itemQuery(connection, 'token', { hash: contract ?? '' }),
    ...SECONDARY,
    enabled: contract !== null,
  })
  if (!lacksUnits) return money
  const token = data?.value
  // The number of such a call may be the ID of an NFT.
  const isNft = token?.type === 'ERC-721' || token?.type === 'ERC-1155'
  if (token?.decimals == null || isNft) return null
  const value = shownAmount(money.value, token)
  return { ...money, value, decimals: token.decimals, symbol: token.symbol || token.name || null }
}

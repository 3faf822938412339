import type { RowOf } from '#/api/resources'
import type { Chain } from '#/data/config/config'
import { shortAmount } from '#/domain/amounts/amount'
import { AddressHashLink } from '#/entity/AddressLink'
import { Amount } from '#/entity/Amount'
import { rowMoney } from '#/features/transactions/rowMoney'
import { UntrustedText } from '#/ui/UntrustedText'

/** A transaction in the list of an address. */
export interface RowValueProps {
  transaction: RowOf<'addressTransactions'>
  /** The address of the list. */
  own: string
  chain: Chain
}

/** Of base units, only the order of magnitude is compared; the exact number is on hover. */
const compactAmount = (value: bigint, decimals: number) => shortAmount(value, decimals, { compact: true })

/** The native value of a transaction of an address; the token amount that it transferred where it has no native value. */
export default function RowValue({ transaction, own, chain }: RowValueProps) {
  const { value, emission_reward, exchange_rate } = transaction
  const money = rowMoney(transaction, own)
  const { decimals, symbol } = chain.currency
  if (money === null)
    return <Amount value={value ?? emission_reward} decimals={decimals} symbol={symbol} rate={exchange_rate} />
  const { tokenId, recipient } = money
  const isRaw = money.decimals === null
  return (
    <>
      {tokenId === null ? (
        // The header has the unit of the native currency.
        <Amount
          value={money.value}
          decimals={money.decimals ?? 0}
          symbol={isRaw ? (money.value === 1n ? 'unit' : 'units') : money.symbol}
          note={isRaw ? 'Base units: the row has no decimals' : null}
          write={isRaw ? compactAmount : undefined}
          hasOwnUnit
        />
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

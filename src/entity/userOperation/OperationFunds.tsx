import type { UserOperation } from '#/api/schemas/userOperation'
import type { Chain } from '#/data/config/config'
import { useDisplay } from '#/data/settings/display'
import { exactAmount, fiat } from '#/domain/amounts/amount'
import { Amount } from '#/entity/Amount'
import { callOf } from '#/entity/userOperation/operationCall'

interface OperationFundsProps {
  operation: UserOperation
  chain: Chain
  /** Current USD price of the native currency; null if unknown. */
  rate: string | null
}

/** What a failed user operation moved and what it cost: its call was reverted, and the fee was charged. */
export function OperationFunds({ operation, chain, rate }: OperationFundsProps) {
  const { fee, sponsor_type } = operation
  const { value } = callOf(operation)
  const money = { chain, rate }
  const payer = sponsor_type?.startsWith('wallet_')
    ? ', paid by the account'
    : sponsor_type?.startsWith('paymaster_')
      ? ', paid by the paymaster'
      : ''
  return (
    <>
      {value !== null && value > 0n ? (
        <>
          <Money value={value} {...money} /> was not transferred: it stayed with the account.
        </>
      ) : (
        'The call was reverted and transferred nothing.'
      )}
      {fee !== null && (
        <>
          {' '}
          The fee was {fee > 0n && 'still '}charged: <Money value={fee} {...money} />
          {payer}
        </>
      )}
    </>
  )
}

function Money({ value, chain: { currency }, rate }: Omit<OperationFundsProps, 'operation'> & { value: bigint }) {
  const isInFiat = useDisplay('money') === 'fiat'
  const usd = isInFiat ? null : fiat(value, currency.decimals, rate)
  return (
    <>
      <Amount value={value} decimals={currency.decimals} symbol={currency.symbol} rate={rate} write={exactAmount} />
      {usd && <span className="text-muted"> ({usd})</span>}
    </>
  )
}

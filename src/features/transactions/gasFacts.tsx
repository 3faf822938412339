import type { Transaction } from '#/api/schemas/transaction'
import { percent } from '#/domain/amounts/amount'
import type { FeeAsset } from '#/domain/amounts/fee'
import { gasUse } from '#/domain/amounts/feeSplit'
import { transactionState } from '#/domain/transactions/transactionState'
import { Amount } from '#/entity/Amount'
import { Count } from '#/entity/Count'
import { GasPrice } from '#/entity/Gas'
import type { Fact } from '#/ui/DetailRows'
import { Gauge } from '#/ui/Gauge'

/** Gas used and its limit, the price paid per gas, and the caps that the sender set; `paidIn` if prices are in a token. */
export function transactionGasFacts(tx: Transaction, paidIn: FeeAsset | null): Fact[] {
  const { used, limit, share } = gasUse(tx)
  const isExecuted = !/pending|dropped/.test(transactionState(tx).kind)
  const gas: Fact[] =
    share === null
      ? [
          {
            label: 'Gas used',
            hint: 'Gas that the execution consumed.',
            value: used === null && !isExecuted ? null : <Count value={used} />,
          },
          {
            label: 'Gas limit',
            hint: 'The most gas that the transaction may use.',
            value: limit === null ? null : <Count value={limit} />,
          },
        ]
      : [
          {
            label: 'Gas limit & usage',
            hint: 'Gas that the execution consumed, of the most that it was allowed.',
            value: (
              <span className="block max-w-2xl">
                <Gauge part={share}>
                  <Count value={used} /> of <Count value={limit} />{' '}
                  <span className="text-muted">({percent(used ?? 0n, limit ?? 0n)})</span>
                </Gauge>
              </span>
            ),
          },
        ]
  return [
    ...gas,
    { label: 'Gas price', hint: 'Price paid per gas: base fee + priority fee.', value: gasPrice(tx, paidIn) },
    {
      label: 'Gas fees',
      hint: 'Caps that the sender set: max fee and max priority fee per gas.',
      value: gasFeeCaps(tx, paidIn),
    },
  ]
}

/** A price per gas, in Gwei or in the token that gas was paid in. */
function PerGas({ price, paidIn }: { price: bigint | null; paidIn: FeeAsset | null }) {
  if (paidIn === null) return <GasPrice wei={price} />
  // The name of the token is next to the fee.
  const unit = paidIn.token?.decimals == null ? 'base units' : paidIn.unit
  return <Amount value={price} decimals={paidIn.decimals} symbol={unit} />
}

/** Price paid per gas: base fee and priority fee. */
function gasPrice({ gas_price, base_fee_per_gas: base }: Transaction, paidIn: FeeAsset | null) {
  if (gas_price === null && base === null) return null
  const priorityFee =
    paidIn === null && gas_price !== null && base !== null && gas_price > base ? gas_price - base : null
  return (
    <>
      <PerGas price={gas_price} paidIn={paidIn} />
      {base !== null && (
        <span className="block text-sm text-muted">
          {/* The block's base fee is in the native currency, whatever gas was paid in. */}
          {paidIn === null ? 'base fee' : 'base fee of the block'} <GasPrice wei={base} />
          {priorityFee !== null && (
            <>
              {' '}
              + priority fee <GasPrice wei={priorityFee} />
            </>
          )}
        </span>
      )}
    </>
  )
}

/** The EIP-1559 caps. */
function gasFeeCaps(
  { max_fee_per_gas: max, max_priority_fee_per_gas: maxPriority }: Transaction,
  paidIn: FeeAsset | null,
) {
  if (max === null && maxPriority === null) return null
  return (
    <>
      {max !== null && (
        <>
          <span className="text-muted">Max</span> <PerGas price={max} paidIn={paidIn} />
        </>
      )}
      {max !== null && maxPriority !== null && <span className="text-muted"> · </span>}
      {maxPriority !== null && (
        <>
          <span className="text-muted">Max priority</span> <PerGas price={maxPriority} paidIn={paidIn} />
        </>
      )}
    </>
  )
}

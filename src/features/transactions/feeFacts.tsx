import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import { percent } from '#/domain/amount'
import { feeSplit, gasUse } from '#/domain/feeSplit'
import { transactionState } from '#/domain/transactionState'
import { Count } from '#/entity/Count'
import { GasPrice } from '#/entity/Gas'
import { NativeAmountParts } from '#/entity/NativeAmountParts'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import type { Fact } from '#/ui/DetailRows'
import { Gauge } from '#/ui/Gauge'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

const FEE_PARTS = {
  burnt: ['burnt fees', 'burnt'],
  tip: ['priority fee (to validator)', 'producer'],
  l1: ['L1 fee', 'layer1'],
  rest: ['to validator', 'other'],
} as const

/** The fee and its parts, what the sender saved against the cap, and the gas; rows that do not apply are left out. */
export function feeFacts(tx: Transaction, chain: Chain): Fact[] {
  const { fee, exchange_rate: rate, historic_exchange_rate: historicRate } = tx
  const split = feeSplit(tx)
  return [
    {
      label: fee?.type === 'maximum' ? 'Max txn fee' : 'Txn fee',
      hint:
        fee?.type === 'maximum'
          ? 'The most that the transaction can cost: gas limit × max fee per gas.'
          : 'Total paid by the sender: gas used × gas price, plus any L1 fee.',
      value: (
        <div className="max-w-2xl">
          <NativeAmountWithFiat value={fee?.value ?? null} chain={chain} rate={rate} then={historicRate} />
          <NativeAmountParts split={split} looks={FEE_PARTS} chain={chain} rate={rate} />
        </div>
      ),
    },
    {
      label: 'Txn savings',
      hint: '(Max fee per gas − gas price) × gas used.',
      value:
        split.savings !== null && split.savings > 0n ? (
          <NativeAmountWithFiat value={split.savings} chain={chain} rate={rate} then={historicRate} />
        ) : null,
    },
    ...gasFacts(tx),
    ...l1Facts(tx),
    {
      label: 'Nonce',
      hint: 'Number of transactions that the sender sent before this one.',
      value: tx.nonce ?? <MissingValue />,
    },
    {
      label: 'Txn type',
      hint: 'Transaction format (EIP-2718), which decides how the fee is set.',
      value: (
        <>
          {tx.type ?? <MissingValue />}
          {tx.type !== null && TYPE_NAMES[tx.type] && <span className="text-muted"> ({TYPE_NAMES[tx.type]})</span>}
        </>
      ),
    },
    {
      label: 'Position in block',
      hint: 'Index of the transaction in its block, from 0.',
      value: tx.position,
    },
    {
      label: 'Tag',
      hint: 'Label of the transaction, as reported by the API.',
      value: tx.transaction_tag ? <UntrustedText text={tx.transaction_tag} max={80} /> : null,
    },
  ]
}

/** Gas used and its limit, the price paid per gas, and the caps that the sender set. */
function gasFacts(tx: Transaction): Fact[] {
  const { used, limit, share } = gasUse(tx)
  const isPending = transactionState(tx).kind === 'pending'
  const gas: Fact[] =
    share === null
      ? [
          {
            label: 'Gas used',
            hint: 'Gas that the execution consumed.',
            value: used === null && isPending ? null : <Count value={used} />,
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
    { label: 'Gas price', hint: 'Price paid per gas: base fee + priority fee.', value: gasPrice(tx) },
    {
      label: 'Gas fees',
      hint: 'Caps that the sender set: max fee and max priority fee per gas.',
      value: gasFeeCaps(tx),
    },
  ]
}

/** What a rollup charged for publishing the transaction's data on L1. */
function l1Facts({ l1_fee, l1_gas_used, l1_gas_price, l1_fee_scalar }: Transaction): Fact[] {
  if (l1_fee === null || l1_gas_used === null) return []
  return [
    {
      label: 'L1 gas used',
      hint: 'Gas charged for the transaction’s data on L1.',
      value: <Count value={l1_gas_used} />,
    },
    { label: 'L1 gas price', hint: 'Price per gas on L1 at that time.', value: <GasPrice wei={l1_gas_price} /> },
    {
      label: 'L1 fee scalar',
      hint: 'Factor by which the rollup multiplies the L1 cost.',
      value: l1_fee_scalar !== null && Number(l1_fee_scalar) !== 0 ? l1_fee_scalar : null,
    },
  ]
}

/** Price paid per gas: base fee and priority fee. */
function gasPrice({ gas_price, base_fee_per_gas: base }: Transaction) {
  if (gas_price === null && base === null) return null
  const priorityFee = gas_price !== null && base !== null && gas_price > base ? gas_price - base : null
  return (
    <>
      <GasPrice wei={gas_price} />
      {base !== null && (
        <span className="block text-sm text-muted">
          base fee <GasPrice wei={base} />
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
function gasFeeCaps({ max_fee_per_gas: max, max_priority_fee_per_gas: maxPriority }: Transaction) {
  if (max === null && maxPriority === null) return null
  return (
    <>
      {max !== null && (
        <>
          <span className="text-muted">Max</span> <GasPrice wei={max} />
        </>
      )}
      {max !== null && maxPriority !== null && <span className="text-muted"> · </span>}
      {maxPriority !== null && (
        <>
          <span className="text-muted">Max priority</span> <GasPrice wei={maxPriority} />
        </>
      )}
    </>
  )
}

/** EIP-2718 transaction types of Ethereum and of other chains. */
const TYPE_NAMES: Readonly<Record<number, string>> = {
  0: 'legacy',
  1: 'EIP-2930',
  2: 'EIP-1559',
  3: 'EIP-4844, blobs',
  4: 'EIP-7702, set code',
  100: 'Arbitrum deposit',
  105: 'Arbitrum retryable',
  106: 'Arbitrum internal',
  113: 'zkSync, EIP-712',
  123: 'CIP-64, fee currency',
  126: 'L1 deposit',
}

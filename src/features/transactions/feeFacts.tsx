import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import { percent } from '#/domain/amount'
import { feeSplit, gasUse } from '#/domain/feeSplit'
import { transactionState } from '#/domain/transactionState'
import { Amount } from '#/entity/Amount'
import { Count } from '#/entity/Count'
import { GasPrice } from '#/entity/GasPrice'
import { NativeAmountParts } from '#/entity/NativeAmountParts'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import type { Fact } from '#/ui/DetailRows'
import { Gauge } from '#/ui/Gauge'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

const FEE_PARTS = {
  burnt: ['burnt', 'burnt'],
  tip: ['tip to the producer', 'producer'],
  l1: ['for layer 1', 'layer1'],
  rest: ['to the producer', 'other'],
} as const

/** What a transaction cost and where that went, or what it may cost at most until it is in a block. */
export function feeFact(tx: Transaction, chain: Chain): Fact {
  const { fee, exchange_rate: rate, historic_exchange_rate: historicRate } = tx
  const { decimals, symbol } = chain.currency
  const split = feeSplit(tx)
  const { savings } = split
  return {
    label: fee?.type === 'maximum' ? 'Fee, at most' : 'Fee',
    value: (
      <div className="max-w-2xl">
        <NativeAmountWithFiat value={fee?.value ?? null} chain={chain} rate={rate} then={historicRate} />
        <NativeAmountParts split={split} looks={FEE_PARTS} chain={chain} rate={rate}>
          {savings !== null && savings > 0n && (
            <li>
              <span className="mr-1.5 inline-block size-2 rounded-xs border border-line-strong" aria-hidden="true" />
              <Amount value={savings} decimals={decimals} symbol={symbol} rate={rate} />{' '}
              <span className="text-muted">saved against the most that was offered</span>
            </li>
          )}
        </NativeAmountParts>
      </div>
    ),
  }
}

/** The gas that a transaction used, what was paid and offered for it, and its nonce and type; what does not apply is left out. */
export function gasFacts(tx: Transaction): Fact[] {
  const { used, limit, share } = gasUse(tx)
  const { type, nonce, l1_fee, l1_gas_used, l1_gas_price, l1_fee_scalar } = tx
  return [
    {
      label: 'Gas used',
      value:
        share === null ? (
          used === null && transactionState(tx).kind === 'pending' ? null : (
            <Count value={used} />
          )
        ) : (
          <span className="block max-w-2xl">
            <Gauge part={share}>
              <Count value={used} /> of <Count value={limit} />{' '}
              <span className="text-muted">({percent(used ?? 0n, limit ?? 0n)})</span>
            </Gauge>
          </span>
        ),
    },
    { label: 'Gas limit', value: share === null && limit !== null ? <Count value={limit} /> : null },
    { label: 'Gas price', value: gasPrice(tx) },
    { label: 'Offered', value: offeredGasPrice(tx) },
    {
      label: 'Layer 1 gas',
      value:
        l1_fee === null || l1_gas_used === null ? null : (
          <>
            <Count value={l1_gas_used} /> <span className="text-muted">at</span> <GasPrice wei={l1_gas_price} />
            {l1_fee_scalar !== null && Number(l1_fee_scalar) !== 0 && (
              <span className="text-muted">, scaled by {l1_fee_scalar}</span>
            )}
          </>
        ),
    },
    {
      label: 'Nonce and type',
      value: (
        <>
          {nonce ?? <MissingValue />}
          <span className="text-muted">, type </span>
          {type ?? <MissingValue />}
          {type !== null && TYPE_NAMES[type] && <span className="text-muted"> ({TYPE_NAMES[type]})</span>}
        </>
      ),
    },
    { label: 'Tag', value: tx.transaction_tag ? <UntrustedText text={tx.transaction_tag} max={80} /> : null },
  ]
}

/** Price paid per gas: base fee and priority fee. */
function gasPrice({ gas_price, base_fee_per_gas: base }: Transaction) {
  if (gas_price === null && base === null) return null
  const tip = gas_price !== null && base !== null && gas_price > base ? gas_price - base : null
  return (
    <>
      <GasPrice wei={gas_price} />
      {base !== null && (
        <span className="block text-sm text-muted">
          base fee <GasPrice wei={base} />
          {tip !== null && (
            <>
              {' '}
              + tip <GasPrice wei={tip} />
            </>
          )}
        </span>
      )}
    </>
  )
}

/** The EIP-1559 caps: max fee and max priority fee per gas. */
function offeredGasPrice({ max_fee_per_gas: most, max_priority_fee_per_gas: tip }: Transaction) {
  if (most === null && tip === null) return null
  return (
    <>
      {most !== null && (
        <>
          at most <GasPrice wei={most} />
        </>
      )}
      {tip !== null && (
        <span className={most === null ? undefined : 'block text-sm text-muted'}>
          tip at most <GasPrice wei={tip} />
        </span>
      )}
    </>
  )
}

/** EIP-2718 transaction types: Ethereum's, and those that other chains added. */
const TYPE_NAMES: Readonly<Record<number, string>> = {
  0: 'legacy',
  1: 'access list, EIP-2930',
  2: 'fee market, EIP-1559',
  3: 'blobs, EIP-4844',
  4: 'set code, EIP-7702',
  100: 'deposit, Arbitrum',
  105: 'retryable ticket, Arbitrum',
  106: 'internal, Arbitrum',
  113: 'zkSync, EIP-712',
  123: 'fee currency, CIP-64',
  126: 'deposit from layer 1',
}

import type { ReactNode } from 'react'
import type { Transaction } from '#/api/schemas/transaction'
import { percent } from '#/domain/amount'
import { gasUse } from '#/domain/feeSplit'
import { transactionState } from '#/domain/transactionState'
import { Count } from '#/entity/Count'
import { GasPrice } from '#/entity/GasPrice'
import { type Fact, DetailRows } from '#/ui/DetailRows'
import { Gauge } from '#/ui/Gauge'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

/** What a transaction used beside its fee, and what was offered for it; a fact that does not apply to its type is left out. */
export function CostFacts({ transaction }: { transaction: Transaction }): ReactNode {
  return <DetailRows facts={costFacts(transaction)} />
}

function costFacts(tx: Transaction): Fact[] {
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
    { label: 'Gas price', value: price(tx) },
    { label: 'Offered', value: offer(tx) },
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
          {type !== null && typeNames[type] && <span className="text-muted"> ({typeNames[type]})</span>}
        </>
      ),
    },
    { label: 'Tag', value: tx.transaction_tag ? <UntrustedText text={tx.transaction_tag} max={80} /> : null },
  ]
}

/** What a unit of gas cost, and which part of that was burnt. */
function price({ gas_price, base_fee_per_gas: base }: Transaction) {
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

/** The most that the sender was ready to pay for a unit of gas. */
function offer({ max_fee_per_gas: most, max_priority_fee_per_gas: tip }: Transaction) {
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

/** EIP-2718 types that readers know by name, and those of chains of their own. */
const typeNames: Readonly<Record<number, string>> = {
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

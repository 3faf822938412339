import type { ReactNode } from 'react'
import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import { feeSplit } from '#/domain/feeSplit'
import { Amount } from '#/entity/Amount'
import { NativeAmountParts } from '#/entity/NativeAmountParts'

const looks = {
  burnt: ['burnt', 'burnt'],
  tip: ['tip to the producer', 'producer'],
  l1: ['for layer 1', 'layer1'],
  rest: ['to the producer', 'other'],
} as const

/** Where a transaction's fee went, as a bar and in words; what was saved stands beside it. */
export function FeeParts({ transaction, chain }: { transaction: Transaction; chain: Chain }): ReactNode {
  const { exchange_rate } = transaction
  const { decimals, symbol } = chain.currency
  const split = feeSplit(transaction)
  const { savings } = split
  return (
    <NativeAmountParts split={split} looks={looks} chain={chain} rate={exchange_rate}>
      {savings !== null && savings > 0n && (
        <li>
          <span className="mr-1.5 inline-block size-2 rounded-xs border border-line-strong" aria-hidden="true" />
          <Amount value={savings} decimals={decimals} symbol={symbol} rate={exchange_rate} />{' '}
          <span className="text-muted">saved against the most that was offered</span>
        </li>
      )}
    </NativeAmountParts>
  )
}

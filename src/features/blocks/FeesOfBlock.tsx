import type { Block } from '#/api/schemas/block'
import type { Chain } from '#/data/config/config'
import { blockFees } from '#/domain/blockFees'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { NativeAmountParts } from '#/entity/NativeAmountParts'

const looks = {
  burnt: ['burnt', 'burnt'],
  tip: ['tips to the producer', 'producer'],
  rest: ['the rest', 'other'],
} as const

/** What the transactions of a block cost, as a sum and as a bar of where it went. */
export function FeesOfBlock({ block, chain }: { block: Block; chain: Chain }) {
  const split = blockFees(block)
  return (
    <div className="max-w-2xl">
      <NativeAmountWithFiat value={split.total} chain={chain} rate={null} />
      <NativeAmountParts split={split} looks={looks} chain={chain} />
    </div>
  )
}

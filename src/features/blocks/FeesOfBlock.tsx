import type { Block } from '#/api/schemas/block'
import type { Chain } from '#/data/config'
import { blockFees } from '#/domain/blockFees'
import { CoinSplit } from '#/entity/CoinSplit'

const looks = {
  burnt: ['burnt', 'burnt'],
  tip: ['tips to the producer', 'producer'],
  rest: ['the rest', 'other'],
} as const

/** What the transactions of a block cost, as a sum and as a bar of where it went. */
export function FeesOfBlock({ block, chain }: { block: Block; chain: Chain }) {
  return <CoinSplit split={blockFees(block)} looks={looks} chain={chain} />
}

import type { Block } from '#/api/schemas/block'
import type { Chain } from '#/data/config'
import { blockFees } from '#/domain/blockFees'
import { CoinAmount } from '#/entity/CoinAmount'
import { type CoinPart, CoinSplit } from '#/entity/CoinSplit'

type Part = ReturnType<typeof blockFees>['parts'][number]

const looks: Record<Part['name'], readonly [label: string, tone: CoinPart['tone']]> = {
  burnt: ['burnt', 'burnt'],
  tip: ['tips to the producer', 'producer'],
  rest: ['the rest', 'other'],
}

function drawn({ name, wei }: Part): CoinPart {
  const [label, tone] = looks[name]
  return { label, tone, wei }
}

/** What the transactions of a block cost, as a sum and as a bar of where it went. */
export function FeesOfBlock({ block, chain }: { block: Block; chain: Chain }) {
  const { parts, contradictory } = blockFees(block)
  // One unnamed part is the whole, of which nothing is known.
  const known = !contradictory && parts.some(({ name }) => name !== 'rest')
  return (
    <div className="max-w-2xl">
      <CoinAmount value={block.transaction_fees} chain={chain} rate={null} />
      {contradictory && (
        <p className="text-sm text-muted">Its parts, as the server has them, are more than the whole.</p>
      )}
      <CoinSplit parts={known ? parts.map(drawn) : []} chain={chain} rate={null} />
    </div>
  )
}

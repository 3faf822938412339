import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config'
import { feeSplit, type FeePart } from '#/domain/confirmation'
import { Amount } from '#/entity/Amount'
import { CoinAmount } from '#/entity/CoinAmount'
import { type CoinPart, CoinSplit } from '#/entity/CoinSplit'

/** Each part's name, and the tone that it is drawn in. */
const looks: Record<FeePart['name'], readonly [label: string, tone: CoinPart['tone']]> = {
  burnt: ['burnt', 'burnt'],
  tip: ['tip to the producer', 'producer'],
  l1: ['for layer 1', 'layer1'],
  rest: ['to the producer', 'other'],
}

function drawn({ name, wei }: FeePart): CoinPart {
  const [label, tone] = looks[name]
  return { label, tone, wei }
}

/** What a transaction cost, as a sum and as a bar of where it went; what was saved stands beside it. */
export function FeePicture({ transaction, chain }: { transaction: Transaction; chain: Chain }) {
  const { exchange_rate, historic_exchange_rate } = transaction
  const { currency } = chain
  const { total, maximum, parts, contradictory, savings } = feeSplit(transaction)
  // One unnamed part is the whole fee, of which nothing is known.
  const known = !maximum && !contradictory && parts.some(({ name }) => name !== 'rest')
  return (
    <div className="max-w-2xl">
      <CoinAmount value={total} chain={chain} rate={exchange_rate} then={historic_exchange_rate} />
      {contradictory && (
        <p className="text-sm text-muted">Its parts, as the server has them, are more than the whole.</p>
      )}
      <CoinSplit parts={known ? parts.map(drawn) : []} chain={chain} rate={exchange_rate}>
        {savings !== null && savings > 0n && (
          <li>
            <span className="mr-1.5 inline-block size-2 rounded-xs border border-line-strong" aria-hidden="true" />
            <Amount value={savings} decimals={currency.decimals} symbol={currency.symbol} rate={exchange_rate} />{' '}
            <span className="text-muted">saved against the most that was offered</span>
          </li>
        )}
      </CoinSplit>
    </div>
  )
}

import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config'
import { percent, ratio } from '#/domain/amount'
import { feeSplit, type FeePart } from '#/domain/confirmation'
import { Amount } from '#/entity/Amount'
import { CoinAmount } from '#/entity/CoinAmount'

/** Each part's name, and how it is drawn: by pattern as well as by shade. */
const looks: Record<FeePart['name'], readonly [label: string, look: string]> = {
  burnt: ['burnt', 'bg-warn'],
  tip: ['tip to the producer', 'bg-accent'],
  l1: ['for layer 1', 'bg-good'],
  rest: ['to the producer', 'bg-line-strong'],
}

/** What a transaction cost, as a sum and as a bar of where it went; what was saved stands beside it. */
export function FeePicture({ transaction, chain }: { transaction: Transaction; chain: Chain }) {
  const { exchange_rate } = transaction
  const { currency } = chain
  const { total, maximum, parts, contradictory, savings } = feeSplit(transaction)
  const whole = total ?? parts.reduce((sum, { wei }) => sum + wei, 0n)
  const drawn = !maximum && !contradictory && whole > 0n && parts.length > 0
  // One unnamed part is the whole fee, of which nothing is known.
  const known = drawn && parts.some(({ name }) => name !== 'rest')
  return (
    <div className="max-w-2xl">
      <CoinAmount value={total} chain={chain} rate={exchange_rate} />
      {contradictory && (
        <p className="text-sm text-muted">Its parts, as the server has them, are more than the whole.</p>
      )}
      {known && (
        <div className="mt-1.5 flex h-2 gap-px overflow-hidden rounded-xs" aria-hidden="true">
          {parts.map(({ name, wei }) => (
            <span
              key={name}
              className={`min-w-0.5 ${looks[name][1]}`}
              style={{ flexGrow: ratio(wei, whole) ?? 0, flexBasis: 0 }}
            />
          ))}
        </div>
      )}
      {(known || (savings !== null && savings > 0n)) && (
        <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-0.5 text-sm">
          {known &&
            parts.map(({ name, wei }) => (
              <li key={name}>
                <span className={`mr-1.5 inline-block size-2 rounded-xs ${looks[name][1]}`} aria-hidden="true" />
                <Amount value={wei} decimals={currency.decimals} symbol={currency.symbol} rate={exchange_rate} />{' '}
                <span className="text-muted">
                  {looks[name][0]} ({percent(wei, whole)})
                </span>
              </li>
            ))}
          {savings !== null && savings > 0n && (
            <li>
              <span className="mr-1.5 inline-block size-2 rounded-xs border border-line-strong" aria-hidden="true" />
              <Amount value={savings} decimals={currency.decimals} symbol={currency.symbol} rate={exchange_rate} />{' '}
              <span className="text-muted">saved against the most that was offered</span>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

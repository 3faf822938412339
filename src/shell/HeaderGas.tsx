import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Chain } from '#/data/config/config'
import { useBackground } from '#/data/queries/background'
import { itemQuery } from '#/data/queries/resourceQueries'
import { useStaleHead } from '#/data/queries/useStaleHead'
import { fiat } from '#/domain/amounts/amount'
import { gasPriceText, USUAL_CALLS, weiOfGwei } from '#/domain/amounts/gas'
import { paths } from '#/domain/links/paths'
import { age } from '#/domain/text/time'
import { useNow } from '#/ui/Age'
import { useInViewport } from '#/ui/useInViewport'

const PAYMENT_GAS = USUAL_CALLS[0]?.gas ?? 0n
/** A price that was not updated for this long says nothing of now. */
const STALE_AFTER_MS = 3_600_000

/** The average gas price in the header of a chain's pages, a link to the gas tracker; nothing where it is not known or not visible. */
export default function HeaderGas({ chain }: { chain: Chain }): ReactNode {
  const { config, client } = useRouteContext({ from: '__root__' })
  const connection = { config, client, chain }
  // Small screens do not show it.
  const [ref, isVisible] = useInViewport()
  // The query of the chain's home page and of the gas tracker, which restarts the interval when it refreshes.
  const { data } = useQuery({
    ...itemQuery(connection, 'stats', {}),
    ...useBackground(connection, 'stats', isVisible),
  })
  const staleSince = useStaleHead(connection)
  const now = new Date(useNow())
  const { gas_prices, gas_price_updated_at: updatedAt, coin_price } = data?.value ?? {}
  // Not every page has loaded the latest blocks.
  const isStale = staleSince || (updatedAt && now.getTime() - updatedAt.getTime() > STALE_AFTER_MS)
  const since = isStale ? (staleSince ?? updatedAt) : null
  const tier = gas_prices?.average
  const wei = weiOfGwei(tier?.price ?? null)
  const usd =
    fiat(1n, 0, tier?.fiat_price) ??
    (wei === null
      ? null
      : fiat(wei * PAYMENT_GAS, chain.currency.decimals, coin_price, { significant: 3, fractionDigits: 6 }))
  const hint = [
    'Average gas price',
    usd && `${usd} a payment`,
    updatedAt && `updated ${age(updatedAt, now)}`,
    staleSince && `last block ${age(staleSince, now)}`,
  ]
  return (
    <span ref={ref} className="block min-h-5">
      {wei !== null && (
        <a href={paths.gas(chain.id)} title={hint.filter(Boolean).join(' · ')} className="text-muted hover:text-ink">
          Gas <span className={isStale ? '' : 'text-ink'}>{gasPriceText(wei, chain.currency, { significant: 3 })}</span>
          {since && <span> · {age(since, now)}</span>}
        </a>
      )}
    </span>
  )
}

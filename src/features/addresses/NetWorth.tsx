import { useInfiniteQuery } from '@tanstack/react-query'
import { endOfLoaded, mergeRows } from '#/api/paging'
import type { RowOf } from '#/api/resources'
import type { CoinHolder } from '#/api/schemas/address'
import { listRequest } from '#/data/queries/listRequest'
import { listQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { netWorth } from '#/domain/netWorth'
import { MissingValue } from '#/ui/MissingValue'

interface NetWorthProps {
  address: CoinHolder
  /** The hash as it is in the URL, which is part of the query key of the token list. */
  hash: string
}

/** The value of an address's balance and tokens in USD, and what is counted in it. Requests the token list when it is shown. */
export function NetWorth({ address: { coin_balance, exchange_rate, has_tokens }, hash }: NetWorthProps) {
  const connection = useChain()
  const { data, error } = useInfiniteQuery({
    ...listQuery(connection, listRequest('addressTokens', { hash }, {}), ''),
    enabled: has_tokens !== false,
  })
  const hasMore = data !== undefined && endOfLoaded(data) !== 'complete'
  if (has_tokens !== false && !data && !error) return <span className="text-muted">Loading tokens…</span>
  const { dollars, included, excluded } = netWorth({
    coin: { value: coin_balance, decimals: connection.chain.currency.decimals, rate: exchange_rate },
    tokens: data
      ? mergeRows<RowOf<'addressTokens'>>(data.pages).map(({ value }) => value)
      : has_tokens === false
        ? []
        : null,
    more: hasMore,
  })
  return (
    <>
      {dollars ? hasMore ? `At least ${dollars}` : dollars : <MissingValue what="Price not available" />}
      <span className="text-muted">{[dollars && ` from ${included}`, excluded].filter(Boolean).join('; ')}</span>
    </>
  )
}

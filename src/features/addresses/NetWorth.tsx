import { useInfiniteQuery } from '@tanstack/react-query'
import { endOfLoaded, mergeRows } from '#/api/paging'
import type { RowOf } from '#/api/resources'
import type { CoinHolder } from '#/api/schemas/address'
import { listRequest } from '#/data/queries/listRequest'
import { listQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { netWorth, pricesOf, totalValue } from '#/domain/netWorth'
import { MissingValue } from '#/ui/MissingValue'

interface NetWorthOptions {
  address: CoinHolder | null
  /** The hash as it is in the URL, which is part of the query key of the token list. */
  hash: string
}

/** The value of an address's balance and of the tokens on the first page of its token list, in USD; null while they load. */
export function useNetWorth({ address, hash }: NetWorthOptions) {
  const connection = useChain()
  const isWanted = address !== null && address.has_tokens !== false
  const { data, error } = useInfiniteQuery({
    ...listQuery(connection, listRequest('addressTokens', { hash }, {}), ''),
    ...SECONDARY,
    enabled: isWanted,
  })
  if (!address || (isWanted && !data && !error)) return null
  const hasMore = data !== undefined && endOfLoaded(data) !== 'complete'
  const { coin_balance, exchange_rate, has_tokens } = address
  const tokens = data
    ? mergeRows<RowOf<'addressTokens'>>(data.pages).map(({ value }) => value)
    : has_tokens === false
      ? []
      : null
  const { currency } = connection.chain
  return {
    hasMore,
    holdings: tokens && totalValue(pricesOf(tokens)),
    ...netWorth({
      coin: { value: coin_balance, decimals: currency.decimals, rate: exchange_rate },
      tokens,
      more: hasMore,
    }),
  }
}

/** The value of an address's balance and tokens in USD, and what is counted in it. */
export function NetWorth(options: NetWorthOptions) {
  const worth = useNetWorth(options)
  if (!worth) return <span className="text-muted">Loading tokens…</span>
  const { dollars, hasMore, included, excluded } = worth
  return (
    <>
      {dollars ? hasMore ? `At least ${dollars}` : dollars : <MissingValue what="Price not available" />}
      <span className="text-muted">{[dollars && ` from ${included}`, excluded].filter(Boolean).join('; ')}</span>
    </>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { mergeRows } from '#/api/paging'
import type { RowOf } from '#/api/resources'
import type { CoinHolder } from '#/api/schemas/address'
import { listRequest } from '#/data/queries/listRequest'
import { listQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { netWorth } from '#/domain/worth'
import { MissingValue } from '#/ui/MissingValue'

interface NetWorthProps {
  address: CoinHolder
  /** The hash as it is in the URL, which is part of the query key of the token list. */
  hash: string
}

/** The value of an address's balance and tokens in USD, and what is counted in it. Requests the token list when it is shown. */
export function NetWorth({ address: { coin_balance, exchange_rate, has_tokens }, hash }: NetWorthProps) {
  const connection = useChain()
  const { data, error, hasNextPage } = useInfiniteQuery({
    ...listQuery(connection, listRequest('addressTokens', { hash }, {}), ''),
    enabled: has_tokens !== false,
  })
  if (has_tokens !== false && !data && !error) return <span className="text-muted">Adding up its tokens…</span>
  const { dollars, counted } = netWorth({
    coin: { value: coin_balance, decimals: connection.chain.currency.decimals, rate: exchange_rate },
    tokens: data
      ? mergeRows<RowOf<'addressTokens'>>(data.pages).map(({ value }) => value)
      : has_tokens === false
        ? []
        : null,
    more: hasNextPage,
  })
  return (
    <>
      {dollars ? hasNextPage ? `At least ${dollars}` : dollars : <MissingValue what="no price is known" />}
      <span className="text-muted">
        {dollars && ' in'} {counted}
      </span>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Chain } from '#/data/config/config'
import { listRequest, type ListSearch } from '#/data/queries/listRequest'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { formatUnits, shortAmount } from '#/domain/amounts/amount'
import type { ChartPoint } from '#/domain/amounts/chart'
import { hrefOfDay } from '#/data/queries/dailyCharts'
import { plainText } from '#/domain/text/text'
import { NativeAmount } from '#/entity/NativeAmount'
import type { TableDefinition } from '#/list/definition'
import { ListPage } from '#/list/ListPage'
import { useInfiniteList } from '#/list/useInfiniteList'
import { nativeAmountIn } from '#/list/nativeAmountIn'
import { blockColumn, timestampColumn, transactionColumn } from '#/list/usualColumns'
import { ChartFigure } from '#/ui/ChartFigure'

interface BalanceHistoryProps {
  params: { hash: string }
  search: ListSearch<'addressBalanceHistory'>
}

/** The balance of an address in the native currency over time: a chart, and the blocks that changed it. */
export function BalanceHistory({ params, search }: BalanceHistoryProps) {
  return (
    <ListPage
      definition={balanceHistoryTable}
      params={params}
      search={search}
      intro={<BalanceChart hash={params.hash} cursor={search.cursor} />}
    />
  )
}

/** The height is that of a chart with its buttons: what is below does not move when it comes. */
const PANEL = 'panel mt-3 min-h-80.5 px-4 py-3 md:min-h-77.5'

/** The balance by day if the API has two days or more, else after each loaded change; nothing without two points. */
function BalanceChart({ hash, cursor }: { hash: string; cursor: string | undefined }) {
  const connection = useChain()
  const { currency, id } = connection.chain
  const { data, isPending } = useQuery({
    ...itemQuery(connection, 'addressBalanceByDay', { hash }),
    ...SECONDARY,
    refetchOnWindowFocus: false,
  })
  const { rows, state } = useInfiniteList(connection, listRequest('addressBalanceHistory', { hash }, {}), cursor)
  const symbol = plainText(currency.symbol, 16)
  const { points, isDaily } = useMemo(() => {
    const pointOf = (date: Date | null, value: bigint | null): ChartPoint[] => {
      if (date === null || value === null) return []
      const exact = formatUnits(value, currency.decimals)
      return [
        { at: date.getTime(), value: Number(exact), text: `${shortAmount(value, currency.decimals)} ${symbol}`, exact },
      ]
    }
    const days = (data?.value?.items ?? []).flatMap(({ date, value }) => pointOf(date, value))
    const changes = rows.flatMap(({ value: row }) => pointOf(row?.block_timestamp ?? null, row?.value ?? null))
    const shown = days.length > 1 ? days : changes
    return { points: shown.toSorted((a, b) => a.at - b.at), isDaily: shown === days }
  }, [data, rows, currency.decimals, symbol])
  const title = isDaily ? 'Balance by day' : 'Balance after each change'
  const series = useMemo(() => [{ label: 'Balance', unit: symbol, points }], [points, symbol])
  if (points.length < 2) return isPending || state === 'loading' ? <div className={PANEL} /> : null
  return (
    <figure aria-label={title} className={PANEL}>
      <figcaption className="font-semibold">{title}</figcaption>
      <ChartFigure
        title={title}
        series={series}
        isStepped
        fileName={`${id}_balance_${hash.slice(0, 10)}`}
        hrefOf={(at) => hrefOfDay(id, at, hash)}
      />
    </figure>
  )
}

/** A change of a balance, with its sign. */
function Change({ delta, chain }: { delta: bigint | null; chain: Chain }) {
  return (
    <span className={delta !== null && delta > 0n ? 'text-good' : undefined}>
      {delta !== null && delta > 0n && '+'}
      <NativeAmount value={delta} chain={chain} symbol={chain.currency.symbol} />
    </span>
  )
}

/** The blocks that changed the balance of an address in the native currency, newest first. */
export const balanceHistoryTable: TableDefinition<'addressBalanceHistory'> = {
  resource: 'addressBalanceHistory',
  name: 'Balance history',
  noun: ['balance change', 'balance changes'],
  empty: 'No balance changes yet',
  absent: 'No balance changes found for this address',
  columns: [
    { ...blockColumn('block_number'), compact: 'title' },
    // Without one, a withdrawal or a reward changed it.
    { ...transactionColumn('transaction_hash'), width: 'minmax(9em, 1.4fr)', compact: 'start' },
    timestampColumn('block_timestamp'),
    {
      id: 'change',
      header: 'Change',
      text: 'delta',
      unit: 'native',
      width: 'minmax(8em, 1fr)',
      align: 'end',
      compact: 'end',
      cell: ({ delta }, { chain }) => <Change delta={delta} chain={chain} />,
    },
    {
      id: 'balance',
      header: 'Balance',
      width: 'minmax(8em, 1fr)',
      compact: 'details',
      ...nativeAmountIn('value'),
    },
  ],
}

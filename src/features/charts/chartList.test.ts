import { expect, it } from 'vitest'
import { transactionPoints } from '#/data/queries/dailyCharts'
import { linePoints, marketPoints, OWN_SECTION, pointsInRange, sectionsOf } from './chartList'

const texts = (points: readonly { text: string }[]) => points.map(({ text }) => text)

it('points are sorted, exact and in their unit', () => {
  const counts = transactionPoints({
    chart_data: [
      { date: new Date('2026-11-24'), transactions_count: 1234 },
      { date: new Date('2026-11-23'), transactions_count: null },
      { date: null, transactions_count: 5 },
    ],
  })
  expect(texts(counts)).toEqual(['–', '1,234 txns'])
  expect(counts.map(({ value }) => value)).toEqual([null, 1234])
  const chart = [
    { date: new Date('2026-11-23'), date_to: null, value: '0.9339853300733496', is_approximate: null },
    { date: new Date('2026-11-24'), date_to: null, value: '12345.5', is_approximate: true },
  ]
  expect(texts(linePoints({ chart, info: null }, { unit: 'ETH' }))).toEqual([
    '0.933985 ETH',
    '12,345.5 ETH (approximate)',
  ])
  expect(linePoints({ chart, info: null }, { unit: '' })[0]?.exact).toBe('0.9339853300733496')
})

it('a rate is in percent, also if the stats service sends a share without a unit', () => {
  const rate = { id: 'txnsSuccessRate', title: 'Success rate', description: null, units: null, resolutions: null }
  const pointsOf = (units: string | null, value: string) => {
    const [section] = sectionsOf({ sections: [{ id: 'a', title: 'A', charts: [{ ...rate, units }] }] })
    const chart = [{ date: new Date('2026-11-23'), date_to: null, value, is_approximate: null }]
    return section?.charts[0] && linePoints({ chart, info: null }, section.charts[0])
  }
  expect(pointsOf(null, '0.933985')).toMatchObject([{ value: 93.3985, text: '93.39%', exact: '93.3985' }])
  expect(pointsOf(null, '1')).toMatchObject([{ text: '100%' }])
  expect(pointsOf('%', '93.3985')).toMatchObject([{ text: '93.39%', exact: '93.3985' }])
})

it('a market without prices has no points', () => {
  const day = { date: new Date('2026-11-24'), closing_price: '3012.55', market_cap: null, tvl: null }
  const market = { available_supply: null, chart_data: [day] }
  expect(texts(marketPoints(market, 'price'))).toEqual(['$3,012.55'])
  expect(marketPoints(market, 'market-cap')).toEqual([])
})

it('a range ends at the newest point', () => {
  const points = Array.from({ length: 40 }, (_, day) => ({ at: day * 86_400_000, value: day, text: '', exact: '' }))
  expect(pointsInRange(points, '30d').map(({ value }) => value)).toEqual(points.slice(10).map(({ value }) => value))
  expect(pointsInRange(points, 'all')).toHaveLength(40)
})

it('sections are those of the stats service, without charts that cannot be requested', () => {
  const chart = { id: 'newTxns', title: 'New txns', description: null, units: null, resolutions: null }
  const sections = [
    { id: 'a', title: 'A', charts: [chart, { ...chart, id: null }] },
    { id: 'b', title: 'B', charts: null },
  ]
  expect(sectionsOf({ sections }).map(({ title, charts }) => [title, charts.map(({ id }) => id)])).toEqual([
    ['A', ['newTxns']],
  ])
  expect(sectionsOf(null)).toEqual([])
  expect(OWN_SECTION.charts.every(({ resource }) => resource !== 'statsLine')).toBe(true)
})

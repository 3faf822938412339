import type { ReactNode } from 'react'
import { type ChartSeries, linePath, pointTime, scalesOf, tickText, timesOf, timeTicks } from '#/domain/chart'
import { csvLine } from '#/domain/csv'
import { Button } from '#/ui/Button'
import { downloadFile } from '#/ui/downloadFile'
import { LazyDetails } from '#/ui/LazyPanel'
import { LineChart } from '#/ui/LineChart'
import { NumbersTable } from '#/ui/NumbersTable'

interface ChartFigureProps {
  /** What the chart shows: also its accessible name, and the heading of its image. */
  title: string
  /** One line, or two that are compared. */
  series: readonly ChartSeries[]
  isStepped?: boolean
  /** Name of the exported files, without an extension. */
  fileName: string
  /** The page of a point. */
  hrefOf?: ((at: number) => string) | undefined
  /** Further buttons and links. */
  children?: ReactNode
}

/** A chart with its values as a table, and as files. */
export function ChartFigure({ title, series, isStepped = false, fileName, hrefOf, children }: ChartFigureProps) {
  const saveCsv = () => downloadFile(new Blob([csvOf(series)], { type: 'text/csv' }), `${fileName}.csv`)
  const saveSvg = () =>
    downloadFile(new Blob([chartSvg(title, series, isStepped)], { type: 'image/svg+xml' }), `${fileName}.svg`)
  return (
    <>
      {series.length > 1 && (
        <p className="flex flex-wrap gap-x-4 pt-1 text-sm wrap-anywhere">
          {series.map(({ label }, place) => (
            <span key={label} className="inline-flex items-center gap-2">
              <i aria-hidden className={`chart-key chart-key-${place}`} />
              {label}
            </span>
          ))}
        </p>
      )}
      <LineChart label={title} series={series} isStepped={isStepped} hrefOf={hrefOf} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 text-sm">
        <LazyDetails summary="Show as table">
          <div className="max-h-96 overflow-y-auto">
            <ChartTable series={series} hrefOf={hrefOf} />
          </div>
        </LazyDetails>
        <span className="ml-auto flex flex-wrap gap-2">
          {children}
          <Button onClick={saveCsv} aria-label={`Export ${title} as CSV`}>
            CSV
          </Button>
          <Button onClick={saveSvg} aria-label={`Export ${title} as SVG`}>
            SVG
          </Button>
        </span>
      </div>
    </>
  )
}

const pointAt = ({ points }: ChartSeries, at: number) => points.find((point) => point.at === at)

/** The values of all lines, latest first. */
function ChartTable({ series, hrefOf }: Pick<ChartFigureProps, 'series' | 'hrefOf'>) {
  const lines = timesOf(series)
    .toReversed()
    .map((at) => ({
      key: String(at),
      head: hrefOf ? <a href={hrefOf(at)}>{pointTime(at)}</a> : pointTime(at),
      numbers: series.map((each) => pointAt(each, at)?.text ?? null),
    }))
  return <NumbersTable heads={['Date', ...series.map(({ label }) => label)]} lines={lines} />
}

/** The exact values of all lines, oldest first. */
function csvOf(series: readonly ChartSeries[]): string {
  const heads = series.map(({ label, unit }) => (unit ? `${label} (${unit})` : label))
  const rows = timesOf(series).map((at) => [pointTime(at)].concat(series.map((each) => pointAt(each, at)?.exact ?? '')))
  return [['Date', ...heads], ...rows].map(csvLine).join('')
}

const WIDTH = 960
const HEIGHT = 420
/** Room around the plot for title and labels. */
const EDGE = { top: 64, right: 72, bottom: 40, left: 72 }
const COLORS = ['#3463bf', '#1a1c1e']

const escaped = (text: string) => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A chart as an image that needs no stylesheet, on white. */
export function chartSvg(title: string, series: readonly ChartSeries[], isStepped: boolean): string {
  const width = WIDTH - EDGE.left - EDGE.right
  const height = HEIGHT - EDGE.top - EDGE.bottom
  const times = timesOf(series)
  const [from = 0, to = 0] = [times[0], times.at(-1)]
  const scales = scalesOf(series)
  const text = (x: number, y: number, anchor: string, words: string) =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}">${escaped(words)}</text>`
  const axes = scales.flatMap(({ ticks, min, max }, place) => {
    const isRight = place > 0
    if (isRight && series[0]?.unit === series[1]?.unit) return []
    return ticks.map((tick) => {
      const y = (1 - (tick - min) / (max - min)) * height
      const line = isRight ? '' : `<path d="M0 ${y}H${width}" stroke="#e6e5e1"/>`
      return line + text(isRight ? width + 8 : -8, y + 4, isRight ? 'start' : 'end', tickText(tick))
    })
  })
  const labels = timeTicks(from, to).map(({ place, text: words }) => text(place * width, height + 20, 'middle', words))
  const lines = series.map(({ points }, place) => {
    const scale = scales[place] ?? { min: 0, max: 1, ticks: [] }
    const path = linePath(points, scale, { width, height, from, to, isStepped })
    return `<path d="${path}" fill="none" stroke="${COLORS[place]}" stroke-width="2" stroke-linecap="round"${place ? ' stroke-dasharray="6 4"' : ''}/>`
  })
  const keys = series.map(({ label }, place) => `${place ? '┄' : '─'} ${label}`).join('   ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" font-size="12" fill="#5f6368">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<text x="16" y="28" font-size="16" fill="#1a1c1e">${escaped(title)}</text>`,
    series.length > 1 ? text(16, 48, 'start', keys) : '',
    `<g transform="translate(${EDGE.left} ${EDGE.top})">${[...axes, ...labels, ...lines].join('')}</g></svg>`,
  ].join('')
}

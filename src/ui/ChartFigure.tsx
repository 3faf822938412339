import { type ReactNode, useRef, useState } from 'react'
import { type ChartSeries, pointTime, timesOf } from '#/domain/amounts/chart'
import { csvLine } from '#/domain/text/csv'
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

/** Buttons as quiet as the text next to them: the chart comes first. */
const quiet = 'min-h-11 min-w-11 rounded-sm px-2 text-muted hover:bg-sunken hover:text-ink md:min-h-8'

const IMAGE_FORMATS = ['SVG', 'PNG'] as const

/** A chart with its values as a table, and as files. */
export function ChartFigure({ title, series, isStepped = false, fileName, hrefOf, children }: ChartFigureProps) {
  const saveCsv = () => downloadFile(new Blob([csvOf(series)], { type: 'text/csv' }), `${fileName}.csv`)
  const buttons = useRef<HTMLSpanElement>(null)
  const [failed, setFailed] = useState<(typeof IMAGE_FORMATS)[number] | null>(null)
  const saveImage = async (format: (typeof IMAGE_FORMATS)[number]) => {
    if (!buttons.current) return
    setFailed(null)
    try {
      const { colorsAt, svgFile, pngFile } = await import('#/ui/chartImage')
      const chart = { title, series, isStepped, colors: colorsAt(buttons.current) }
      downloadFile(format === 'SVG' ? svgFile(chart) : await pngFile(chart), `${fileName}.${format.toLowerCase()}`)
    } catch {
      setFailed(format)
    }
  }
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
        <LazyDetails summary="As table">
          <div className="max-h-96 overflow-y-auto">
            <ChartTable series={series} hrefOf={hrefOf} />
          </div>
        </LazyDetails>
        <span ref={buttons} className="ml-auto flex flex-wrap">
          {children}
          <button type="button" className={quiet} onClick={saveCsv} aria-label={`Export ${title} as CSV`}>
            CSV
          </button>
          {IMAGE_FORMATS.map((format) => (
            <button
              key={format}
              type="button"
              className={quiet}
              onClick={() => void saveImage(format)}
              aria-label={`Export ${title} as ${format}`}
            >
              {format === failed ? `${format} (retry)` : format}
            </button>
          ))}
        </span>
      </div>
    </>
  )
}

/** The points of each line by their time. */
const byTime = (series: readonly ChartSeries[]) =>
  series.map(({ points }) => new Map(points.map((point) => [point.at, point])))

/** The values of all lines, latest first. */
function ChartTable({ series, hrefOf }: Pick<ChartFigureProps, 'series' | 'hrefOf'>) {
  const points = byTime(series)
  const lines = timesOf(series)
    .toReversed()
    .map((at) => ({
      key: String(at),
      head: hrefOf ? <a href={hrefOf(at)}>{pointTime(at)}</a> : pointTime(at),
      numbers: points.map((each) => each.get(at)?.text ?? null),
    }))
  return <NumbersTable heads={['Date', ...series.map(({ label }) => label)]} lines={lines} />
}

/** The exact values of all lines, oldest first. */
function csvOf(series: readonly ChartSeries[]): string {
  const heads = series.map(({ label, unit }) => (unit ? `${label} (${unit})` : label))
  const points = byTime(series)
  const rows = timesOf(series).map((at) => [pointTime(at)].concat(points.map((each) => each.get(at)?.exact ?? '')))
  return [['Date', ...heads], ...rows].map(csvLine).join('')
}

import { type ChartSeries, linePath, scalesOf, tickText, timesOf, timeTicks } from '#/domain/amounts/chart'
import { plainText } from '#/domain/text/text'

/** A chart to be drawn as an image. */
export interface DrawnChart {
  readonly title: string
  readonly series: readonly ChartSeries[]
  /** Whether a value holds until the next. */
  readonly isStepped: boolean
  readonly colors: ChartColors
}

/** The colors of an image, as CSS writes them. */
export type ChartColors = Readonly<Record<(typeof TOKENS)[number], string>>

const TOKENS = ['accent', 'ink', 'muted', 'line', 'raised'] as const

const WIDTH = 960
const HEIGHT = 420
/** Room around the plot for title and labels. */
const EDGE = { top: 64, right: 72, bottom: 40, left: 72 }
/** Pixels of a PNG per unit of length, so that it is sharp on most screens. */
const PNG_SCALE = 2

/** The colors that the theme has at an element, where the accent is that of its chain. */
export function colorsAt(element: Element): ChartColors {
  const colors = TOKENS.map((token) => {
    // A custom property keeps light-dark() unresolved; a color does not. A new element has no transition from another color.
    const probe = document.createElement('i')
    probe.style.color = `var(--${token})`
    element.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return [token, color] as const
  })
  return Object.fromEntries(colors) as ChartColors
}

const escaped = (text: string) => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A chart as an image that needs no stylesheet. */
export function chartSvg({ title, series, isStepped, colors }: DrawnChart): string {
  const width = WIDTH - EDGE.left - EDGE.right
  const height = HEIGHT - EDGE.top - EDGE.bottom
  const times = timesOf(series)
  const [from = 0, to = 0] = [times[0], times.at(-1)]
  const scales = scalesOf(series)
  const lineColors = [colors.accent, colors.ink]
  const text = (x: number, y: number, anchor: string, words: string) =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}">${escaped(words)}</text>`
  const axes = scales.flatMap(({ ticks, min, max, unit }, place) => {
    const isRight = place > 0
    if (isRight && series[0]?.unit === series[1]?.unit) return []
    return ticks.map((tick) => {
      const y = (1 - (tick - min) / (max - min)) * height
      const line = isRight ? '' : `<path d="M0 ${y}H${width}" stroke="${colors.line}"/>`
      return line + text(isRight ? width + 8 : -8, y + 4, isRight ? 'start' : 'end', tickText(tick, unit))
    })
  })
  const labels = timeTicks(from, to).map(({ place, text: words }) => text(place * width, height + 20, 'middle', words))
  const lines = series.map(({ points }, place) => {
    const scale = scales[place] ?? { min: 0, max: 1, ticks: [] }
    const path = linePath(points, scale, { width, height, from, to, isStepped })
    return `<path d="${path}" fill="none" stroke="${lineColors[place]}" stroke-width="2" stroke-linecap="round"${place ? ' stroke-dasharray="6 4"' : ''}/>`
  })
  const keys = series.map(({ label }, place) => `${place ? '┄' : '─'} ${plainText(label, 60)}`).join('   ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" font-size="12" fill="${colors.muted}">`,
    `<rect width="100%" height="100%" fill="${colors.raised}"/>`,
    `<text x="16" y="28" font-size="16" fill="${colors.ink}">${escaped(plainText(title, 110))}</text>`,
    series.length > 1 ? text(16, 48, 'start', keys) : '',
    `<g transform="translate(${EDGE.left} ${EDGE.top})">${[...axes, ...labels, ...lines].join('')}</g></svg>`,
  ].join('')
}

/** A chart as an SVG file. */
export function svgFile(chart: DrawnChart): Blob {
  return new Blob([chartSvg(chart)], { type: 'image/svg+xml' })
}

/** A chart as a PNG file, which the browser makes of its SVG. */
export async function pngFile(chart: DrawnChart): Promise<Blob> {
  const image = new Image()
  // The Content-Security-Policy allows images of data: URLs, not of blob: ones.
  image.src = `data:image/svg+xml,${encodeURIComponent(chartSvg(chart))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH * PNG_SCALE
  canvas.height = HEIGHT * PNG_SCALE
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('The browser made no PNG'))), 'image/png'),
  )
}

import { type ChartSeries, linePath, scalesOf, tickText, timesOf, timeTicks } from '#/domain/chart'

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

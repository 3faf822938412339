import './lineChart.css'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, memo, type MouseEvent, type PointerEvent, useId, useMemo, useState } from 'react'
import {
  type ChartSeries,
  isUnfinished,
  type LineBox,
  linePath,
  type LineScale,
  placeOf,
  pointLabel,
  pointTime,
  scalesOf,
  tickText,
  timesOf,
  timeTicks,
  type ValueScale,
} from '#/domain/amounts/chart'

interface LineChartProps {
  /** Accessible name. */
  label: string
  /** One line, or two that are compared; the second is dashed, and has the axis on the right if its unit is another. */
  series: readonly ChartSeries[]
  /** Whether a value holds until the next, as balances do. */
  isStepped?: boolean
  /** The page of a point, which a click or Enter opens. */
  hrefOf?: ((at: number) => string) | undefined
}

/** The box that lines are drawn into, which the browser stretches. */
const BOX = { width: 1000, height: 1000 }

const percentOf = (share: number) => `${share * 100}%`

/** A chart of lines over time. Pointer and arrow keys move through its points, whose exact values are shown. */
export function LineChart({ label, series, isStepped = false, hrefOf }: LineChartProps) {
  const { history } = useRouter()
  const hint = useId()
  const [index, setIndex] = useState<number | null>(null)
  const { times, scales, box } = useMemo(() => {
    const all = timesOf(series)
    return {
      times: all,
      scales: scalesOf(series),
      box: { ...BOX, from: all[0] ?? 0, to: all.at(-1) ?? 0, isStepped },
    }
  }, [series, isStepped])
  const { from, to } = box
  const timeOf = isStepped ? pointTime : pointLabel
  const [left, right] = scales
  if (!left) return null
  const current = index === null ? null : (times[index] ?? null)
  const valuesAt = (at: number) =>
    series.map(({ label: name, points }) => {
      const text = points.find((point) => point.at === at)?.text ?? '–'
      return series.length > 1 ? `${name}: ${text}` : text
    })

  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left: start, width } = event.currentTarget.getBoundingClientRect()
    const at = from + ((event.clientX - start) / width) * (to - from)
    const distances = times.map((time) => Math.abs(time - at))
    setIndex(distances.indexOf(Math.min(...distances)))
  }
  const open = () => {
    if (hrefOf && current !== null) history.push(hrefOf(current))
  }
  const click = ({ nativeEvent }: MouseEvent<HTMLElement>) => {
    // A tap shows the values of a point.
    if (!('pointerType' in nativeEvent) || nativeEvent.pointerType === 'mouse') open()
  }
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Enter') open()
    const last = times.length - 1
    const at = index ?? last + 1
    const page = Math.max(1, Math.round(last / 10))
    const next = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      PageDown: at - page,
      PageUp: at + page,
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setIndex(Math.min(last, Math.max(0, next)))
  }

  return (
    <div className="line-chart">
      <Axis scale={left} />
      <span id={hint} hidden>
        Enter opens the day
      </span>
      <div
        className="plot"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, times.length - 1)}
        aria-valuenow={index ?? times.length - 1}
        aria-valuetext={[timeOf(current ?? to), ...valuesAt(current ?? to)].join(', ')}
        aria-describedby={hrefOf && hint}
        onClick={click}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setIndex(null)}
        onKeyDown={move}
        onBlur={() => setIndex(null)}
      >
        <Lines series={series} scales={scales} box={box} />
        {series.map(({ label: name, points }, place) => {
          const shown = current ?? (points.length === 1 ? points[0]?.at : undefined)
          const value = points.find(({ at }) => at === shown)?.value
          const scale = scales[place] ?? left
          if (shown === undefined || value === null || value === undefined) return null
          const bottom = percentOf((value - scale.min) / (scale.max - scale.min))
          return (
            <i key={name} className={`dot dot-${place}`} style={{ left: percentOf(placeOf(shown, box)), bottom }} />
          )
        })}
        {current !== null && (
          <PointValues
            place={placeOf(current, box)}
            lines={[timeOf(current), ...valuesAt(current)]}
            isLink={hrefOf !== undefined}
          />
        )}
      </div>
      {right && series[0]?.unit !== series[1]?.unit ? <Axis scale={right} /> : <span />}
      <span />
      <div className="times" aria-hidden="true">
        {timeTicks(from, to).map(({ place, text }) => (
          // A label is never outside of the plot.
          <span key={place} style={{ left: percentOf(place), transform: `translateX(${-place * 100}%)` }}>
            {text}
          </span>
        ))}
      </div>
    </div>
  )
}

interface LinesProps {
  series: readonly ChartSeries[]
  scales: readonly ValueScale[]
  box: LineBox
}

/** The drawing, which a moving pointer does not change. */
const Lines = memo(function Lines({ series, scales, box }: LinesProps) {
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
      {scales[0]?.ticks.map((tick, index, { length }) => {
        const y = (1 - index / (length - 1)) * box.height
        return <line key={tick} x1="0" x2={box.width} y1={y} y2={y} className="grid-line" />
      })}
      {series.map(({ label, points }, place) => {
        const scale = scales[place]
        if (!scale) return null
        // The day that is not over yet is dashed; a value that holds until the next, as a balance does, is final.
        const last = points.at(-1)
        const isOpen = !box.isStepped && points.length > 1 && last !== undefined && isUnfinished(last.at)
        return (
          <g key={label}>
            <path d={linePath(isOpen ? points.slice(0, -1) : points, scale, box)} className={`line line-${place}`} />
            {isOpen && <path d={linePath(points.slice(-2), scale, box)} className={`line line-${place} unfinished`} />}
          </g>
        )
      })}
    </svg>
  )
})

function Axis({ scale }: { scale: LineScale }) {
  return (
    <div className="axis" aria-hidden="true">
      {scale.ticks.map((tick) => (
        <span key={tick}>{tickText(tick, scale.unit)}</span>
      ))}
    </div>
  )
}

/** The crosshair at a point, with its time and values. */
function PointValues({ place, lines: [time, ...values], isLink }: { place: number; lines: string[]; isLink: boolean }) {
  const left = percentOf(place)
  return (
    <>
      <i className="crosshair" style={{ left }} aria-hidden="true" />
      {/* On the side of the point that has more room. */}
      <div className={place < 0.5 ? 'values' : 'values before'} style={{ left }} aria-hidden="true">
        <span className="text-muted">{time}</span>
        {values.map((value) => (
          <span key={value}>{value}</span>
        ))}
        {isLink && <span className="text-muted pointer-coarse:hidden">Click to open the day</span>}
      </div>
    </>
  )
}

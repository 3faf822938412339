import '#/features/contracts/source/code.css'
import { useMemo, useRef, useState } from 'react'
import { grouped } from '#/domain/numberFormat'
import { type DiffGap, type DiffLine, withGaps } from '#/features/contracts/compare/lineDiff'
import { CodeContent } from '#/features/contracts/source/CodeContent'
import type { CodePiece } from '#/features/contracts/source/highlight'
import { MAX_LINE_LENGTH } from '#/features/contracts/source/linePieces'
import { useLineVirtualizer } from '#/list/useLineVirtualizer'

/** Height of a line, px: that of a button that can be pressed by touch, as gaps are lines too. */
const LINE_HEIGHT = 24
/** Diffs of up to this many lines are in the document whole. */
const MAX_RENDERED_LINES = 400

const NO_MATCHES = [] as const

/** Marks that do not rely on color. */
const MARKS = { same: ' ', added: '+', removed: '−' } as const
const BACKGROUNDS = { same: '', added: 'bg-accent-soft', removed: 'bg-bad-soft' } as const

type Tokens = readonly (readonly CodePiece[])[] | null

interface DiffLinesProps {
  /** Accessible name. */
  label: string
  lines: readonly DiffLine[]
  tokensHere: Tokens
  tokensThere: Tokens
}

/** A unified diff: unchanged lines far from a change are hidden until they are pressed. Only lines in the window are in the document. */
export function DiffLines({ label, lines, tokensHere, tokensThere }: DiffLinesProps) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const rows = useMemo(() => withGaps(lines, open), [lines, open])
  const region = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const { start, end, paddingTop, paddingBottom, focusedLine, focusedTop } = useLineVirtualizer({
    container,
    entryCount: rows.length,
    lineHeight: LINE_HEIGHT,
    overscan: 20,
    renderAllUpTo: MAX_RENDERED_LINES,
  })
  const columns = useMemo(
    () => lines.reduce((longest, { text }) => Math.max(longest, Math.min(text.length, MAX_LINE_LENGTH)), 0),
    [lines],
  )
  const expand = (gap: DiffGap) => {
    setOpen(new Set(open).add(gap.first))
    // The pressed button disappears.
    region.current?.focus({ preventScroll: true })
  }
  const rowAt = (index: number) => {
    const row = rows[index]
    if (!row) return null
    if (row.kind === 'gap') return <Gap key={`gap ${row.first}`} index={index} gap={row} onExpand={() => expand(row)} />
    const tokens = row.here === null ? tokensThere : tokensHere
    const pieces = tokens?.[(row.here ?? row.there ?? 0) - 1] ?? null
    return <Line key={`${row.there} ${row.here}`} index={index} line={row} pieces={pieces} />
  }
  return (
    <div
      ref={region}
      role="region"
      aria-label={label}
      // A scrollable box must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="code overflow-x-auto overflow-y-hidden border-y border-line font-mono text-[0.8125rem] focus-visible:-outline-offset-2"
    >
      <div ref={container} className="relative w-max min-w-full" style={{ minWidth: `max(100%, ${columns + 16}ch)` }}>
        <div style={{ height: paddingTop }} />
        {Array.from({ length: Math.max(0, end - start) }, (_, index) => rowAt(start + index))}
        <div style={{ height: paddingBottom }} />
        {focusedLine !== null && (
          <div className="absolute inset-x-0" style={{ top: focusedTop }}>
            {rowAt(focusedLine)}
          </div>
        )}
      </div>
    </div>
  )
}

function Gap({ index, gap, onExpand }: { index: number; gap: DiffGap; onExpand: () => void }) {
  return (
    <div data-index={index} className="h-6 bg-sunken">
      <button type="button" onClick={onExpand} className="sticky left-0 h-6 px-3 text-muted hover:text-ink">
        Show {grouped(gap.count)} unchanged lines
      </button>
    </div>
  )
}

function Line({ index, line, pieces }: { index: number; line: DiffLine; pieces: readonly CodePiece[] | null }) {
  const { kind, text, here, there } = line
  const Changed = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
  return (
    <div data-index={index} data-diff={kind} className={`flex h-6 items-center ${BACKGROUNDS[kind]}`}>
      <span className="w-[6ch] shrink-0 pr-[1ch] text-right text-muted select-none">{there}</span>
      <span className="w-[6ch] shrink-0 pr-[1ch] text-right text-muted select-none">{here}</span>
      <span className="w-[2ch] shrink-0 font-semibold select-none">{MARKS[kind]}</span>
      <Changed className="no-underline">
        <CodeContent text={text} pieces={pieces} matches={NO_MATCHES} />
      </Changed>
    </div>
  )
}

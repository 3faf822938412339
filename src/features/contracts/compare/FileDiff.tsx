import '#/features/contracts/source/code.css'
import { useMemo, useRef, useState } from 'react'
import type { SmartContract } from '#/api/schemas/smartContract'
import { counted, grouped } from '#/domain/amounts/numberFormat'
import { type DiffGap, type DiffLine, diffLines, type FilePair, withGaps } from '#/features/contracts/compare/lineDiff'
import { CodeContent, MAX_LINE_LENGTH } from '#/features/contracts/source/CodeLine'
import { type CodePiece, languageOf, useTokens } from '#/features/contracts/source/highlight'
import { linesOf, type SourceFile } from '#/features/contracts/source/sourceFiles'
import { useLineVirtualizer } from '#/list/useLineVirtualizer'
import { Notice } from '#/ui/Notice'
import { UntrustedText } from '#/ui/UntrustedText'

interface FileDiffProps {
  pair: FilePair
  /** Language of the shown source. */
  language: SmartContract['language']
  /** Language of the other source. */
  languageThere: SmartContract['language']
}

const NO_LINES: readonly string[] = []

/** How one file differs between two sources, line by line. */
export function FileDiff({ pair: { path, here, there }, language, languageThere }: FileDiffProps) {
  const lines = useMemo(() => diffLines(optionalLines(there), optionalLines(here)), [here, there])
  const tokensHere = useTokens(here?.text ?? '', languageOf(path, language))
  const tokensThere = useTokens(there?.text ?? '', languageOf(there?.path ?? path, languageThere))
  const added = lines?.filter(({ kind }) => kind === 'added').length ?? 0
  const removed = lines?.filter(({ kind }) => kind === 'removed').length ?? 0
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 py-1 text-sm">
        <h3 className="min-w-0 font-mono wrap-anywhere">
          <UntrustedText text={path} max={300} />
        </h3>
        {there && there.path !== path && (
          <span className="text-muted wrap-anywhere">
            there: <UntrustedText text={there.path} max={300} />
          </span>
        )}
        {lines && (
          <span className="text-muted">
            {counted(added, 'line', 'lines')} only here (+) · {counted(removed, 'line', 'lines')} only there (−)
          </span>
        )}
      </div>
      {lines === null ? (
        <Notice title="Too many differences to compare">
          <p>
            This file has {counted(optionalLines(here).length, 'line', 'lines')} here and{' '}
            {counted(optionalLines(there).length, 'line', 'lines')} there, and most of them differ.
          </p>
        </Notice>
      ) : (
        <>
          {added + removed === 0 && here && there && (
            <p className="pb-2 text-muted">
              {here.text === there.text ? 'No differences.' : 'Only the line endings differ.'}
            </p>
          )}
          <DiffLines
            label={`Differences in ${path.slice(0, 100)}`}
            lines={lines}
            tokensHere={tokensHere}
            tokensThere={tokensThere}
          />
        </>
      )}
    </div>
  )
}

function optionalLines(file: SourceFile | null): readonly string[] {
  return file ? linesOf(file) : NO_LINES
}

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
  const { start, end, paddingTop, paddingBottom, focusedLine, focusedTop, virtualizer } = useLineVirtualizer({
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
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard
      tabIndex={0}
      className="code overflow-x-auto overflow-y-hidden border-y border-line font-mono text-[0.8125rem] focus-visible:-outline-offset-2"
    >
      <div ref={container} className="relative w-max min-w-full" style={{ minWidth: `max(100%, ${columns + 16}ch)` }}>
        {virtualizer}
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

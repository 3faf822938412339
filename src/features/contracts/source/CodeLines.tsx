import './code.css'
import { useRouterState } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useMemo, useRef } from 'react'
import { groupBy } from '#/domain/groupBy'
import { CodeLine, MAX_LINE_LENGTH } from '#/features/contracts/source/CodeLine'
import type { CodePiece } from '#/features/contracts/source/highlight'
import type { LineRange } from '#/features/contracts/source/lineRange'
import type { SourceMatch } from '#/features/contracts/source/SourceSearch'
import { useLineVirtualizer } from '#/list/useLineVirtualizer'

/** Height of a line, px; code.css has the same. */
const LINE_HEIGHT = 20
/** Files of up to this many lines are in the document whole. */
const MAX_RENDERED_LINES = 400

const NO_MATCHES: readonly SourceMatch[] = []

interface CodeLinesProps {
  /** Accessible name. */
  label: string
  lines: readonly string[]
  /** Null until the file is highlighted, or where it is too long for that. */
  tokens: readonly (readonly CodePiece[])[] | null
  /** The matches in this file. */
  matches: readonly SourceMatch[]
  /** The lines of the URL, which are highlighted, and scrolled to when they change. */
  selected: LineRange | null
  hrefOf: (line: number) => string
  /** Selects a line, or with `isExtended` the lines from the selected one. */
  onSelect: (line: number, isExtended: boolean) => void
}

/** Lines of code with their numbers; only those in the window are in the document. */
export function CodeLines({ label, lines, tokens, matches, selected, hrefOf, onSelect }: CodeLinesProps) {
  const container = useRef<HTMLDivElement>(null)
  const virtual = useLineVirtualizer({
    container,
    entryCount: lines.length,
    lineHeight: LINE_HEIGHT,
    overscan: 20,
    renderAllUpTo: MAX_RENDERED_LINES,
  })
  const byLine = useMemo(() => groupBy(matches, ({ line }) => line), [matches])
  const columns = useMemo(() => Math.min(Math.max(0, ...widths(lines)), MAX_LINE_LENGTH), [lines])
  useScrollTo(container, selected?.first ?? null)

  const press = useCallback(
    (event: MouseEvent, line: number) => {
      // Other keys open the link in a tab or window of its own.
      if (event.metaKey || event.ctrlKey || event.altKey) return
      event.preventDefault()
      onSelect(line, event.shiftKey)
    },
    [onSelect],
  )
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const focused = document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset['index']
    if (step === undefined || focused === undefined) return
    event.preventDefault()
    container.current?.querySelector<HTMLElement>(`[data-index="${Number(focused) + step}"] > a`)?.focus()
  }

  const { start, end, focusedLine } = virtual
  const stop = selected && selected.first - 1 >= start && selected.first <= end ? selected.first - 1 : start
  const lineAt = (index: number) => (
    <CodeLine
      key={index}
      index={index}
      line={index + 1}
      text={lines[index] ?? ''}
      pieces={tokens?.[index] ?? null}
      matches={byLine.get(index + 1) ?? NO_MATCHES}
      href={hrefOf(index + 1)}
      isSelected={selected !== null && selected.first <= index + 1 && index + 1 <= selected.last}
      isTabStop={index === stop}
      onPress={press}
    />
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys act on the line numbers inside
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard
      tabIndex={0}
      onKeyDown={move}
      className="code overflow-x-auto overflow-y-hidden rounded-b-[7px] py-2 font-mono text-[0.8125rem] focus-visible:-outline-offset-2"
    >
      <div ref={container} className="relative w-max min-w-full" style={{ minWidth: `max(100%, ${columns + 8}ch)` }}>
        {virtual.virtualizer}
        <div style={{ height: virtual.paddingTop }} />
        {Array.from({ length: Math.max(0, end - start) }, (_, index) => lineAt(start + index))}
        <div style={{ height: virtual.paddingBottom }} />
        {focusedLine !== null && (
          <div className="absolute inset-x-0" style={{ top: virtual.focusedTop }}>
            {lineAt(focusedLine)}
          </div>
        )}
      </div>
    </div>
  )
}

/** Lengths of the lines; the longest of each thousand, as a call takes only so many arguments. */
function widths(lines: readonly string[]): number[] {
  const longest: number[] = []
  for (const [index, { length }] of lines.entries()) {
    const group = Math.floor(index / 1000)
    longest[group] = Math.max(longest[group] ?? 0, length)
  }
  return longest
}

/** Scrolls the window to a line when it changes, unless it is visible. */
function useScrollTo(container: { current: HTMLElement | null }, line: number | null): void {
  // When a navigation ends, the router scrolls to the top, at times after the file is rendered.
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  useEffect(() => {
    const element = container.current
    if (line === null || !element || path === undefined) return
    const top = element.getBoundingClientRect().top + (line - 1) * LINE_HEIGHT
    if (top > innerHeight * 0.1 && top < innerHeight * 0.8) return
    scrollBy({ top: top - innerHeight * 0.25, behavior: 'instant' })
  }, [container, line, path])
}

import { memo, type MouseEvent } from 'react'
import { CodeContent } from '#/features/contracts/source/CodeContent'
import type { CodePiece } from '#/features/contracts/source/highlight'
import type { Span } from '#/features/contracts/source/linePieces'

interface CodeLineProps {
  /** Counts from 1. */
  line: number
  /** Its index in the list of lines, for the virtualizer. */
  index: number
  text: string
  /** Null until the file is highlighted. */
  pieces: readonly CodePiece[] | null
  matches: readonly Span[]
  href: string
  isSelected: boolean
  /** Whether its number is the tab stop of the code. */
  isTabStop: boolean
  onPress: (event: MouseEvent, line: number) => void
}

/** One line of code with its number, which links to the line. */
export const CodeLine = memo(function CodeLine(props: CodeLineProps) {
  const { line, index, text, pieces, matches, href, isSelected, isTabStop, onPress } = props
  return (
    <div data-index={index} data-line aria-current={isSelected || undefined} className="flex h-5">
      <a
        href={href}
        data-prefetch="never"
        tabIndex={isTabStop ? undefined : -1}
        aria-label={`Line ${line}`}
        onClick={(event) => onPress(event, line)}
        className="sticky left-0 z-[1] w-[7ch] shrink-0 bg-ground pr-[2ch] text-right text-muted select-none focus-visible:-outline-offset-2"
      >
        {line}
      </a>
      <CodeContent text={text} pieces={pieces} matches={matches} />
    </div>
  )
})

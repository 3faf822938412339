import { memo, type MouseEvent } from 'react'
import { grouped } from '#/domain/amounts/numberFormat'
import { inspectText } from '#/domain/text/text'
import type { CodePiece } from '#/features/contracts/source/highlight'
import { TextSegments } from '#/ui/UntrustedText'

interface CodeLineProps {
  /** Counts from 1. */
  line: number
  /** Its index in the list of lines, for the virtualizer. */
  index: number
  text: string
  /** Null until the file is highlighted. */
  pieces: readonly CodePiece[] | null
  matches: readonly CodeSpan[]
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
        className="sticky left-0 z-[1] w-[7ch] shrink-0 bg-raised pr-[2ch] text-right text-muted select-none focus-visible:-outline-offset-2"
      >
        {line}
      </a>
      <CodeContent text={text} pieces={pieces} matches={matches} />
    </div>
  )
})

interface CodeContentProps {
  text: string
  /** Null until the file is highlighted. */
  pieces: readonly CodePiece[] | null
  matches: readonly CodeSpan[]
}

/** The code of one line, in its colors, with its search matches. */
export function CodeContent({ text, pieces, matches }: CodeContentProps) {
  const marked = markedPieces(pieces ?? [{ text, kind: null }], matches)
  return (
    // Right-to-left text must not move the code around it.
    <code dir="ltr" className="whitespace-pre [unicode-bidi:isolate]">
      {marked.map(({ text: part, kind, isMatch, start }) => {
        const shown = <CodeText text={part} />
        return (
          <span key={start} data-kind={kind ?? undefined}>
            {isMatch ? <mark>{shown}</mark> : shown}
          </span>
        )
      })}
      {text.length > MAX_LINE_LENGTH && (
        <span className="text-muted"> … {grouped(text.length - MAX_LINE_LENGTH)} more characters</span>
      )}
    </code>
  )
}

/** Code with its hidden characters made visible. */
function CodeText({ text }: { text: string }) {
  if (/^[\t\x20-\x7e]*$/.test(text)) return text
  const { segments } = inspectText(text, { maxLength: text.length, multiline: true })
  return <TextSegments segments={segments} />
}

/** A piece of a line, and whether it is part of a search match. */
export interface MarkedPiece extends CodePiece {
  readonly isMatch: boolean
  /** Distance from the start of the line, which identifies the piece. */
  readonly start: number
}

/** A part of a line. */
export interface CodeSpan {
  readonly column: number
  readonly length: number
}

/** Characters of a line that are shown: a line of megabytes would block the browser. */
export const MAX_LINE_LENGTH = 5_000

/** Splits the pieces of a line where a match starts or ends; what is beyond MAX_LINE_LENGTH is left out. */
export function markedPieces(pieces: readonly CodePiece[], matches: readonly CodeSpan[]): MarkedPiece[] {
  const marked: MarkedPiece[] = []
  let start = 0
  for (const { text, kind } of pieces) {
    const end = Math.min(start + text.length, MAX_LINE_LENGTH)
    const edges = matches
      .flatMap(({ column, length }) => [column, column + length])
      .filter((edge) => edge > start && edge < end)
    let from = start
    for (const edge of [...new Set(edges)].toSorted((a, b) => a - b).concat(end)) {
      if (edge <= from) continue
      const isMatch = matches.some(({ column, length }) => column <= from && from < column + length)
      marked.push({ text: text.slice(from - start, edge - start), kind, isMatch, start: from })
      from = edge
    }
    start += text.length
    if (start >= MAX_LINE_LENGTH) break
  }
  return marked
}

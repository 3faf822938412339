import { memo, type MouseEvent } from 'react'
import { inspectText } from '#/domain/text'
import { grouped } from '#/domain/numberFormat'
import type { CodePiece } from '#/features/contracts/source/highlight'
import { markedPieces, MAX_LINE_LENGTH, type Span } from '#/features/contracts/source/linePieces'
import { TextSegments } from '#/ui/TextSegments'

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
  const marked = markedPieces(pieces ?? [{ text, kind: null }], matches)
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
      {/* Right-to-left text must not move the code around it. */}
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
    </div>
  )
})

/** Code with its hidden characters made visible. */
function CodeText({ text }: { text: string }) {
  if (/^[\t\x20-\x7e]*$/.test(text)) return text
  const { segments } = inspectText(text, { maxLength: text.length, multiline: true })
  return <TextSegments segments={segments} />
}

import { grouped } from '#/domain/numberFormat'
import { inspectText } from '#/domain/text'
import type { CodePiece } from '#/features/contracts/source/highlight'
import { markedPieces, MAX_LINE_LENGTH, type Span } from '#/features/contracts/source/linePieces'
import { TextSegments } from '#/ui/TextSegments'

interface CodeContentProps {
  text: string
  /** Null until the file is highlighted. */
  pieces: readonly CodePiece[] | null
  matches: readonly Span[]
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

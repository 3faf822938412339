import { inspectText, type TextSegment, type TextWarning } from '#/domain/text/text'

const WARNINGS: Record<TextWarning, string> = {
  'hidden-characters': 'contains invisible characters',
  'direction-control': 'contains characters that reverse the text around them',
  'mixed-script': 'mixes letters of different alphabets that look alike',
  'look-alike': 'is written in another alphabet to look like a Latin word',
}

/** Length of a cut text in its tooltip. */
const MAX_TITLE_LENGTH = 2000

interface UntrustedTextProps {
  text: string
  /** Maximum length, UTF-16 units. */
  max?: number
  /** Whether line breaks and tabs are part of the text. */
  multiline?: boolean
  className?: string
}

/** Text written by others (a name, a symbol, an error): isolated, clamped, never a link, with invisible characters and look-alikes marked. */
export function UntrustedText({ text, max = 80, multiline = false, className = '' }: UntrustedTextProps) {
  const { segments, warnings, clamped, resembles } = inspectText(text, { maxLength: max, multiline })
  const why = warnings.map((warning) => WARNINGS[warning]).join(', ')
  return (
    <bdi className={`wrap-anywhere ${className}`} title={clamped ? text.slice(0, MAX_TITLE_LENGTH) : undefined}>
      {/* In front, so that it is visible when the text is truncated. */}
      {why && (
        <span
          className="icon icon-warning mr-1 text-warn"
          role="img"
          aria-label={`Warning: this text ${why}`}
          title={`This text ${why}${resembles ? ` (it resembles “${resembles}”)` : ''}`}
        />
      )}
      <TextSegments segments={segments} />
      {clamped && '…'}
    </bdi>
  )
}

/** Inspected text, with each invisible character as its code point. */
export function TextSegments({ segments }: { segments: readonly TextSegment[] }) {
  return segments.map((segment, position) =>
    'text' in segment ? (
      segment.text
    ) : (
      <span
        // oxlint-disable-next-line react/no-array-index-key -- segments have no identity but their position
        key={position}
        className="mx-px rounded-xs bg-warn-soft px-0.5 font-mono text-xs text-warn not-italic"
        title={segment.name}
      >
        {segment.hidden}
      </span>
    ),
  )
}

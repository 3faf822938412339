import { inspectText, type TextWarning } from '#/domain/text'

const reasons: Record<TextWarning, string> = {
  'hidden-characters': 'contains invisible characters',
  'direction-control': 'contains characters that reverse the text around them',
  'mixed-script': 'mixes letters of different alphabets that look alike',
  'look-alike': 'is written in another alphabet to look like a Latin word',
}

/** As much of a cut text as a tooltip can hold. */
const longestTitle = 2000

interface UntrustedTextProps {
  text: string
  /** As much as is shown, in UTF-16 units. */
  max?: number
  /** Whether line breaks and tabs are part of the text, as of a description: they are left to the style sheet. */
  multiline?: boolean
}

/** Text that anyone may have written (a name, a symbol, an error): isolated, never a link, its invisible characters shown, look-alikes marked. */
export function UntrustedText({ text, max = 80, multiline = false }: UntrustedTextProps) {
  const { segments, warnings, clamped, resembles } = inspectText(text, { maxLength: max, multiline })
  const why = warnings.map((warning) => reasons[warning]).join(', ')
  return (
    <bdi title={clamped ? text.slice(0, longestTitle) : undefined}>
      {/* First, so that nothing that cuts a long text cuts its warning. */}
      {why && (
        <span
          className="mr-1 text-warn"
          role="img"
          aria-label={`Warning: this text ${why}`}
          title={`This text ${why}${resembles ? ` (it resembles “${resembles}”)` : ''}`}
        >
          ⚠
        </span>
      )}
      {segments.map((segment, i) =>
        'text' in segment ? (
          segment.text
        ) : (
          <span
            // Segments have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={i}
            className="mx-px rounded-xs bg-warn-soft px-0.5 font-mono text-xs text-warn"
            title={segment.name}
          >
            {segment.hidden}
          </span>
        ),
      )}
      {clamped && '…'}
    </bdi>
  )
}

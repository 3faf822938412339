import type { TextSegment } from '#/domain/text'

/** Inspected text, with each invisible character as its code point. */
export function TextSegments({ segments }: { segments: readonly TextSegment[] }) {
  return segments.map((segment, position) =>
    'text' in segment ? (
      segment.text
    ) : (
      <span
        // Segments have no identity but their position.
        // oxlint-disable-next-line react/no-array-index-key
        key={position}
        className="mx-px rounded-xs bg-warn-soft px-0.5 font-mono text-xs text-warn not-italic"
        title={segment.name}
      >
        {segment.hidden}
      </span>
    ),
  )
}

import { useEffect, useState } from 'react'
import { type CodeLanguage, type CodePiece, highlight } from '#/features/contracts/source/highlight'

/** The tokens of a code by line; null until they are there, or where there are none. */
export function useTokens(text: string, language: CodeLanguage): readonly (readonly CodePiece[])[] | null {
  const [highlighted, setHighlighted] = useState<{ text: string; lines: CodePiece[][] | null } | null>(null)
  useEffect(() => {
    let isCurrent = true
    highlight(text, language).then(
      (lines) => {
        if (isCurrent) setHighlighted({ text, lines })
      },
      // Without its code the source is shown in one color.
      () => null,
    )
    return () => {
      isCurrent = false
    }
  }, [text, language])
  return highlighted?.text === text ? highlighted.lines : null
}

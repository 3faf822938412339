import { useDeferredValue, useMemo, useState } from 'react'
import { counted, grouped } from '#/domain/numberFormat'
import { MAX_MATCHES, searchSource, type SourceMatch } from '#/features/contracts/source/searchSource'
import type { SourceFile } from '#/features/contracts/source/sourceFiles'
import { FindForm } from '#/ui/FindForm'

/** A search over all files: the text, its matches, and the match that is shown. */
export interface SourceSearchState {
  readonly text: string
  readonly matches: readonly SourceMatch[]
  readonly setText: (text: string) => void
  /** The match shown last; null before the first one. */
  readonly position: number | null
  readonly setPosition: (position: number) => void
}

/** The search over the files of a contract. */
export function useSourceSearch(files: readonly SourceFile[]): SourceSearchState {
  const [text, setText] = useState('')
  const [position, setPosition] = useState<number | null>(null)
  // Megabytes of source take longer to search than a key press may.
  const searched = useDeferredValue(text)
  const matches = useMemo(() => searchSource(files, searched), [files, searched])
  const change = (next: string) => {
    setText(next)
    setPosition(null)
  }
  return { text, matches, setText: change, position, setPosition }
}

interface SourceSearchProps {
  search: SourceSearchState
  onOpen: (match: SourceMatch) => void
}

/** The field to search all files, with the number of matches and buttons for the next and the previous one. */
export function SourceSearch({ search, onOpen }: SourceSearchProps) {
  const { text, matches, setText, position, setPosition } = search
  const go = (index: number) => {
    const match = matches[index]
    if (!match) return
    setPosition(index)
    onOpen(match)
  }
  const files = new Set(matches.map(({ file }) => file)).size
  const count = `${grouped(matches.length)}${matches.length === MAX_MATCHES ? '+' : ''}`
  return (
    <FindForm
      label="Source"
      field="Search all files"
      placeholder="Search all files"
      text={text}
      onText={setText}
      count={matches.length}
      position={position}
      onGo={go}
    >
      {text.length < 2
        ? ''
        : matches.length === 0
          ? 'No matches found'
          : `${position === null ? '' : `${grouped(position + 1)} of `}${count} ${matches.length === 1 ? 'match' : 'matches'} in ${counted(files, 'file', 'files')}`}
    </FindForm>
  )
}

import { useDeferredValue, useMemo, useState } from 'react'
import { counted, grouped } from '#/domain/amounts/numberFormat'
import { linesOf, type SourceFile } from '#/features/contracts/source/sourceFiles'
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

/** A place where a text occurs; `line` counts from 1, `column` from 0. */
export interface SourceMatch {
  readonly file: SourceFile
  readonly line: number
  readonly column: number
  readonly length: number
}

/** Further matches are not counted. */
export const MAX_MATCHES = 2_000

/** All places where a text occurs in the files, ignoring case, in order; none for less than two characters. */
export function searchSource(files: readonly SourceFile[], text: string): SourceMatch[] {
  const found: SourceMatch[] = []
  if (text.length < 2) return found
  // Not by toLowerCase, which changes the length of some texts.
  const pattern = new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi')
  for (const file of files) {
    // Most files have no match, and need no lines then.
    if (file.text.search(pattern) < 0) continue
    for (const [index, line] of linesOf(file).entries()) {
      for (const match of line.matchAll(pattern)) {
        found.push({ file, line: index + 1, column: match.index, length: match[0].length })
        if (found.length === MAX_MATCHES) return found
      }
    }
  }
  return found
}

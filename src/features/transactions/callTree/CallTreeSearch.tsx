import { useState } from 'react'
import { counted, grouped } from '#/domain/numberFormat'
import type { TreeItem } from '#/features/transactions/callTree/callTreeItems'
import type { CallSearch } from '#/features/transactions/callTree/useCallSearch'
import { FindForm } from '#/ui/FindForm'

interface CallTreeSearchProps {
  search: CallSearch
  onOpen: (match: TreeItem) => void
}

/** The field to search all calls, with the number of matches and buttons for the next and the previous one. */
export function CallTreeSearch({ search, onOpen }: CallTreeSearchProps) {
  const { text, setText, matches, isSearching, isPartial } = search
  const [current, setCurrent] = useState<TreeItem | null>(null)
  // Matches change with the text and with the ABIs that load.
  const index = current === null ? -1 : matches.indexOf(current)
  const position = index < 0 ? null : index
  const go = (to: number) => {
    const match = matches[to]
    if (!match) return
    setCurrent(match)
    onOpen(match)
  }
  return (
    <FindForm
      label="Calls"
      field="Search calls"
      placeholder="Function, address, argument"
      text={text}
      onText={setText}
      count={matches.length}
      position={position}
      onGo={go}
    >
      {text.trim().length < 2
        ? ''
        : isSearching
          ? 'Searching…'
          : matches.length === 0
            ? 'No matches found'
            : `${position === null ? '' : `${grouped(position + 1)} of `}${counted(matches.length, 'match', 'matches')}${isPartial ? ' so far' : ''}`}
    </FindForm>
  )
}

import { useState } from 'react'
import { counted, grouped } from '#/domain/numberFormat'
import type { TreeItem } from '#/features/transactions/callTree/callTreeItems'
import type { CallSearch } from '#/features/transactions/callTree/useCallSearch'
import { Button } from '#/ui/Button'

interface CallTreeSearchProps {
  search: CallSearch
  onOpen: (match: TreeItem) => void
}

/** The field to search all calls, with the number of matches and buttons for the next and the previous one. */
export function CallTreeSearch({ search, onOpen }: CallTreeSearchProps) {
  const { text, setText, matches, isSearching, isPartial } = search
  const [current, setCurrent] = useState<TreeItem | null>(null)
  // Matches change with the text and with the ABIs that load.
  const position = current === null ? -1 : matches.indexOf(current)
  const go = (step: 1 | -1) => {
    const from = position < 0 && step < 0 ? 0 : position
    const match = matches[(from + step + matches.length) % matches.length]
    if (!match) return
    setCurrent(match)
    onOpen(match)
  }
  return (
    <form
      role="search"
      aria-label="Calls"
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        go(1)
      }}
    >
      <input
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        aria-label="Search calls"
        placeholder="Function, address, argument"
        spellCheck={false}
        autoComplete="off"
        className="min-h-11 w-full rounded-sm border border-line-strong bg-raised px-2 sm:w-72 md:min-h-8"
      />
      <Button type="submit" disabled={matches.length === 0}>
        Next
      </Button>
      <Button disabled={matches.length === 0} onClick={() => go(-1)}>
        Previous
      </Button>
      <span role="status" className="text-sm text-muted">
        {text.trim().length < 2
          ? ''
          : isSearching
            ? 'Searching…'
            : matches.length === 0
              ? 'No matches found'
              : `${position < 0 ? '' : `${grouped(position + 1)} of `}${counted(matches.length, 'match', 'matches')}${isPartial ? ' so far' : ''}`}
      </span>
    </form>
  )
}

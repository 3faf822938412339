import type { ReactNode } from 'react'

interface RecordHeaderProps {
  /** What this is a page of, e.g. 'Transaction'; with its number where that is all it is called. */
  noun: ReactNode
  /** What it is called beside that, below it on a small screen, where it has a name. */
  title?: ReactNode
  /** The hash or number that identifies it; its place is kept until it is known, and given up where it is null. */
  identity?: ReactNode
  /** Marks, in a line where they fit; their place is kept until they are known, and given up where they are null. */
  marks?: ReactNode
  /** What can be done with it, beside its title. */
  actions?: ReactNode
  children?: ReactNode
}

/** Room for what most sentences of a record need, so that nothing below moves when they come. */
export const sentenceRoom = { long: 'min-h-18 md:min-h-12', short: 'min-h-18 md:min-h-12 xl:min-h-6' }

/** Height of a part of a record that is folded, by its one line. */
export const foldLine = 'min-h-11 py-3 md:min-h-8 md:py-1.5'

/** As tall as a folded part, until there is one. */
export function FoldPlace() {
  return <div className={foldLine}>&nbsp;</div>
}

/** The head of a record's page: what it is, what identifies it, and what is known of it in one line. */
export function RecordHeader({ noun, title, identity, marks, actions, children }: RecordHeaderProps) {
  return (
    <header className="flex flex-col gap-2 pt-5 pb-2 md:pt-6">
      {/* Room for the two lines of most names on a small screen, so that nothing below moves when they come. */}
      <div className="flex min-h-14 items-center justify-between gap-4 md:min-h-7 md:items-start">
        <h1 className="min-h-7 min-w-0 text-xl font-semibold break-words">
          <span className={title ? 'font-normal text-muted max-md:block max-md:text-sm' : undefined}>{noun}</span>{' '}
          {title}
        </h1>
        {actions}
      </div>
      {identity !== null && <div className="min-h-14 leading-7 text-balance md:min-h-7">{identity}</div>}
      {/* Room for what most have, so that nothing below moves when it comes. */}
      {marks !== null && (
        <div className="flex min-h-7 flex-wrap content-start items-center gap-x-3 text-sm leading-7 md:min-h-8 md:gap-x-4 md:text-base [&_a]:underline">
          {marks}
        </div>
      )}
      {children}
    </header>
  )
}

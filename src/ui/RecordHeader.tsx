import type { ReactNode } from 'react'
import { Breadcrumbs, type Step } from '#/ui/Breadcrumbs'
import { Skeleton } from '#/ui/Skeleton'

interface RecordHeaderProps {
  /** What this is a page of, e.g. 'Transaction'. */
  noun: string
  /** The pages above it, topmost first. */
  parents: readonly Step[]
  /** The last of the breadcrumbs; the noun by default. */
  here?: ReactNode
  /** The name of the record, null if it has none; undefined for records without names, which reserve no line for it. */
  title?: ReactNode
  /** Whether the title goes on from the noun, as 'Block 5' does. */
  isNounInTitle?: boolean
  /** A sentence in place of a name, under the noun. Its line needs `sentenceRoom`. */
  sentence?: ReactNode
  /** The hash or number that identifies the record: undefined while it loads, null if there is none. */
  identity?: ReactNode
  /** Badges in a line: undefined while they load, null if there are none. */
  marks?: ReactNode
  /** Buttons next to the title. */
  actions?: ReactNode
  children?: ReactNode
}

/** The noun has a line on a small screen, small above a sentence or a name; on larger screens the breadcrumbs have it. */
const line = 'max-md:flex max-md:min-h-11 max-md:items-center'
const small = 'max-md:text-sm max-md:font-medium max-md:text-muted'

/** Height reserved for the sentence of a record, so that nothing below shifts when it loads. */
export const sentenceRoom = {
  long: 'min-h-18 max-[22rem]:min-h-24 md:min-h-14 xl:min-h-7',
  short: 'min-h-18 md:min-h-12 xl:min-h-6',
}

/** Height of the line that expands a collapsed part of a record. */
export const foldLine = 'min-h-11 py-3 md:min-h-8 md:py-1.5'

/** The header of a record's page: what the record is, what identifies it, badges, and what the caller adds. */
export function RecordHeader({
  noun,
  parents,
  here = noun,
  title,
  isNounInTitle = false,
  sentence,
  identity,
  marks,
  actions,
  children,
}: RecordHeaderProps) {
  return (
    <header className="relative flex flex-col gap-1 pt-1 pb-1 md:pb-2 md:gap-2 md:pt-9">
      <Breadcrumbs steps={parents} here={here} />
      <div
        className={`relative flex min-h-14 items-center justify-between gap-4 max-[18rem]:flex-wrap md:min-h-7 ${sentence ? 'md:items-end xl:items-start' : 'md:items-start'}`}
      >
        <h1
          className={`min-w-0 break-words max-md:w-full ${sentence ? 'text-lg font-medium md:text-xl' : `text-xl font-semibold md:min-h-9 md:text-2xl ${title === undefined ? 'min-h-7' : 'max-md:min-h-18'}`}`}
        >
          <span className={`${line} ${sentence || title ? (isNounInTitle ? small : `${small} md:sr-only`) : ''}`}>
            {noun}{' '}
          </span>
          {title}
          {sentence}
        </h1>
        {/* On a small screen they are in the line of the noun, so that the name has a line to itself. Large text leaves no room there. */}
        <div className="shrink-0 max-md:absolute max-md:top-0 max-md:right-0 max-[18rem]:static">{actions}</div>
      </div>
      {identity !== null && (
        <div className="min-h-12 leading-6 text-balance md:min-h-7 md:leading-7">
          {identity ?? <Skeleton className="w-96" />}
        </div>
      )}
      {marks !== null && (
        <div className="flex min-h-7 flex-wrap content-start items-center gap-x-3 text-sm leading-7 md:min-h-8 md:gap-x-4 md:text-base [&_a]:underline">
          {marks ?? <Skeleton className="w-48" />}
        </div>
      )}
      {children}
    </header>
  )
}

interface RecordSentenceProps {
  room: keyof typeof sentenceRoom
  /** Cuts the sentence at the reserved height. Needed above a list, whose rows may be there first and must not shift. */
  clamp?: boolean
  /** Whether it is in the heading of the page. */
  inHeading?: boolean
  /** Undefined while it loads. */
  children: ReactNode
}

const CLAMP = 'line-clamp-3 md:line-clamp-2 xl:line-clamp-1 [&_a]:focus-visible:-outline-offset-2'

/** The sentence in the header of a record that says what it is and what it did. */
export function RecordSentence({ room, clamp = false, inHeading = false, children }: RecordSentenceProps) {
  const text = children === undefined ? <Skeleton className="w-144" /> : children
  const looks = `${inHeading ? '' : 'text-pretty'} break-words [&_a]:underline [&_a]:decoration-line-strong [&_a]:underline-offset-4 ${clamp ? CLAMP : ''}`
  if (!inHeading) return <p className={`text-lg ${looks} ${sentenceRoom[room]}`}>{text}</p>
  return (
    <span className={`flex flex-col md:justify-end ${sentenceRoom[room]}`}>
      <span className={`sentence ${looks}`}>{text}</span>
    </span>
  )
}

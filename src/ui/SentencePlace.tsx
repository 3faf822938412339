import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { sentenceRoom } from '#/ui/RecordHeader'

interface SentencePlaceProps {
  /** What the sentence is about, so that one that broke is made anew for another. */
  about: string
  room: keyof typeof rooms
  children: ReactNode
}

/** Above a list, which comes first, a sentence never takes more than its room. */
const rooms = {
  long: sentenceRoom.long,
  short: sentenceRoom.short,
  'long above a list': `${sentenceRoom.long} line-clamp-3 md:line-clamp-2 [&_a]:focus-visible:-outline-offset-2`,
  'short above a list': `${sentenceRoom.short} line-clamp-3 md:line-clamp-2 xl:line-clamp-1 [&_a]:focus-visible:-outline-offset-2`,
}

/** Where a record's sentence stands: its room is kept while its code comes, and one that could not be made is left out. */
export function SentencePlace({ about, room, children }: SentencePlaceProps) {
  return (
    <p className={`text-lg text-pretty break-words [&_a]:underline [&_a]:underline-offset-3 ${rooms[room]}`}>
      <CatchBoundary getResetKey={() => about} errorComponent={Nothing}>
        <Suspense>{children}</Suspense>
      </CatchBoundary>
    </p>
  )
}

/** All that the sentence would say is on the page. */
function Nothing() {
  return null
}

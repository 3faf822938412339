import { besideRows } from '#/ui/besideRows'

/** The newest blocks of a chain in one line. */
export const BlocksInLine = besideRows(
  () => import('#/features/home/LatestBlocks'),
  // As tall as they are while they are asked for.
  <div className="border-b border-line py-3">
    <p className="mb-2 text-lg font-semibold">&nbsp;</p>
    <div className="min-h-21" />
  </div>,
)

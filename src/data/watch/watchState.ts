import * as z from 'zod/mini'
import { readElements, readEntries, storedValue } from '#/data/persistence/storedValue'
import { WATCH_LISTS } from '#/data/watch/watchRule'
import {
  type FoundMovement,
  type Gap,
  type ListMark,
  newMovements,
  NOTHING_FOUND,
  type WatchState,
  withoutChain,
} from '#/data/watch/movements'

/** The names of the stored state, for `unsavedSlots`. */
export const WATCH_STATE_SLOT = 'astrolabe.watchState'

const text = z.string()
const digits = z.string().check(z.regex(/^-?\d{1,400}$/))
const count = z.int().check(z.minimum(0))

const place = { chain: text, address: text, list: z.enum(WATCH_LISTS) }

const movement: z.ZodMiniType<FoundMovement> = z.object({
  ...place,
  id: text,
  number: count,
  isGone: z.boolean(),
  transaction: text,
  time: z.number(),
  direction: z.nullable(z.enum(['in', 'out', 'self'])),
  counterparty: z.nullable(text),
  amount: z.nullable(digits),
  raw: z.optional(z.nullable(digits)),
  token: z.nullable(
    z.object({
      hash: z.nullable(text),
      symbol: z.nullable(text),
      name: z.nullable(text),
      decimals: z.nullable(count),
      isScam: z.boolean(),
      isConfidential: z.optional(z.boolean()),
    }),
  ),
  tokenId: z.nullable(digits),
  approved: z.nullable(z.enum(['amount', 'unlimited', 'all', 'revoked'])),
  method: z.nullable(text),
  isFailed: z.boolean(),
})
const mark: z.ZodMiniType<ListMark> = z.object({
  floor: z.number(),
  ids: z.record(text, z.number()),
  isPartial: z.optional(z.boolean()),
})
const gap: z.ZodMiniType<Gap> = z.object({ ...place, reached: z.number() })

const parts = z.object({ count, dropped: count, movements: z.unknown(), marks: z.unknown(), gaps: z.unknown() })

/** What watching has found. Marks and movements are one value, so that either both are saved or none. */
export const watchState = storedValue(WATCH_STATE_SLOT, (stored): WatchState => {
  const { success, data } = z.safeParse(parts, stored)
  if (!success) return NOTHING_FOUND
  return {
    ...data,
    movements: readElements(movement, data.movements),
    marks: readEntries(mark, data.marks),
    gaps: readElements(gap, data.gaps),
  }
})

const seen = z.object({ number: count, at: z.number() })

/** The number of the last movement that you have marked as seen, and when. It is apart from the state, as any tab may set it. */
export const seenMovements = storedValue(
  'astrolabe.watchSeen',
  (stored): Readonly<z.infer<typeof seen>> => z.safeParse(seen, stored).data ?? { number: 0, at: 0 },
)

/** Marks all movements as seen that were found so far. */
export function markAllSeen(): void {
  seenMovements.set({ number: watchState.get().count, at: Date.now() })
}

/** The number of new movements. */
export function newCount(): number {
  return newMovements(watchState.get(), seenMovements.get().number).length
}

/** Why the last reading of a chain, or of an address on it, failed or is held back. */
const problem = z.object({
  /** The kind of an ApiError, or 'credits' if the rest of the credits is left to pages. */
  kind: text,
  /** When it is tried again, Unix ms. */
  until: z.number(),
})

/** What was caught up after no tab was open. */
const catchUp = z.object({ from: z.number(), startedAt: z.number(), movements: count, doneAt: z.nullable(z.number()) })

const status = z.object({
  /** When a tab last polled or was ready to, Unix ms. */
  aliveAt: z.number(),
  /** Whether that tab was hidden. */
  isHidden: z.boolean(),
  catchUp: z.nullable(catchUp),
  checkedAt: z.record(text, z.number()),
  /** By chain, and by chain and address. */
  problems: z.record(text, problem),
  /** Rows that could not be read, by chain and address. */
  unreadable: z.record(text, count),
  /** Lists that the API of a chain does not have. */
  missing: z.record(text, z.array(text)),
  /** Lists that the API has not processed to the end, by chain and address; not stored by earlier versions. */
  unprocessed: z._default(z.record(text, z.array(z.enum(WATCH_LISTS))), {}),
})

/** How polling goes. */
export type WatchStatus = Readonly<z.infer<typeof status>>

/** The status before the first poll. */
export const NOT_POLLED: WatchStatus = {
  aliveAt: 0,
  isHidden: false,
  catchUp: null,
  checkedAt: {},
  problems: {},
  unreadable: {},
  missing: {},
  unprocessed: {},
}

/** How polling goes, as the tab that polls reports it. */
export const watchStatus = storedValue(
  'astrolabe.watchStatus',
  (stored): WatchStatus => z.safeParse(status, stored).data ?? NOT_POLLED,
)

/** Whether new movements are notified of, once the browser allows it. */
export const wantsNotifications = storedValue('astrolabe.watchNotify', (stored) => stored === true)

/** Removes all movements. They count as seen: what is read next is only what is new. */
export function clearMovements(): void {
  markAllSeen()
  watchState.set({ ...watchState.get(), movements: [], gaps: [], dropped: 0 })
}

/** Forgets what was found and read of a chain, and reads it again soon: its rows at that time count as known. */
export function restartWatch(chain: string): void {
  watchState.set(withoutChain(watchState.get(), chain))
  const before = watchStatus.get()
  const checkedAt = Object.entries(before.checkedAt).filter(([name]) => !name.startsWith(`${chain} `))
  watchStatus.set({ ...before, checkedAt: Object.fromEntries(checkedAt) })
}

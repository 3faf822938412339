import * as z from 'zod/mini'
import { beyondContract, nullish } from './fields'
import { integer, text } from './scalars'

/** How far the API is with what a list is made of, next to its `items` (outside of the contract): 1 is processed, 2 is not yet. */
export const processing = z.object({
  meta: beyondContract(z.object({ status: nullish(integer), message: nullish(text) })),
})

/** A list that the API has not processed to the end: rows may be missing. */
export interface Unprocessed {
  /** The API's own words, written by others; null without any. */
  readonly message: string | null
}

const NOT_PROCESSED = 2

/** What the fields next to a list's items say of rows that are missing; null if the list is processed, or the API says nothing. */
export function unprocessedIn(top: z.output<typeof processing> | null): Unprocessed | null {
  return top?.meta?.status === NOT_PROCESSED ? { message: top.meta.message || null } : null
}

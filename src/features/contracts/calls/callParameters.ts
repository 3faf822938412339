import * as z from 'zod/mini'
import { searchParameter } from '#/data/searchParameters'
import { isAddressHash } from '#/domain/hashes/hash'

/** The search parameters of a contract's calls: the function by its signature, its arguments as a JSON array, the block, and whose ABI. */
export const callParameters = z.object({
  fn: searchParameter(z.string()),
  args: searchParameter(z.string()),
  block: searchParameter(z.string().check(z.regex(/^\d{1,18}$/))),
  of: searchParameter(z.string().check(z.refine(isAddressHash))),
})

/** What a link to a call has; any part may be missing. */
export type CallParameters = z.infer<typeof callParameters>

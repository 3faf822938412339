import * as z from 'zod/mini'
import type { ListSearch } from '#/data/queries/listRequest'
import { searchParameter } from '#/data/searchParameters'

/** The type of results that is shown; any text, as servers have types of their own. */
const kind = searchParameter(z.string())

/** The search parameters of /search: the text, the link without a chain that led here, and the type of results. */
export const crossChainSearchParameters = z.object({
  q: searchParameter(z.string()),
  link: searchParameter(z.string()),
  kind,
})

/** What a link to /search has; any part may be missing. */
export type CrossChainSearchParameters = z.infer<typeof crossChainSearchParameters>

/** What /{chain}/search takes besides the search parameters of its list. */
export const typeParameter = z.object({ kind })

/** What a link to /{chain}/search has; any part may be missing. */
export type ChainSearchParameters = ListSearch<'search'> & z.infer<typeof typeParameter>

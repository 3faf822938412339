import * as z from 'zod/mini'
import type { ListSearch } from '#/data/queries/listRequest'
import { searchParameter } from '#/data/searchParameter'

/** The kind of results that is shown; any text, as servers have kinds of their own. */
const kind = searchParameter(z.string())

/** The search parameters of a search over all chains: the text, the link without a chain that led here, and the kind. */
export const everywhereParameters = z.object({
  q: searchParameter(z.string()),
  link: searchParameter(z.string()),
  kind,
})

export type EverywhereParameters = z.infer<typeof everywhereParameters>

/** What the results of one chain take besides the search parameters of their list. */
export const kindParameter = z.object({ kind })

export type ChainSearchParameters = ListSearch<'search'> & z.infer<typeof kindParameter>

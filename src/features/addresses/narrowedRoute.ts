import * as z from 'zod/mini'
import { searchParameter } from '#/data/searchParameter'
import { listRoute, type ListSearch } from '#/data/queries/listRequest'
import { isAddressHash } from '#/domain/hash'

/** The lists of an address that can be narrowed to what passed between it and one other. */
export type NarrowedList = 'addressTransactions' | 'addressTokenTransfers'

const withParameter = z.object({
  with: searchParameter(z.string().check(z.refine((hash) => hash === '' || isAddressHash(hash)))),
})

/** The search parameters of such a list, and the other address: empty while the reader is asked for it. */
export type NarrowedSearch<N extends NarrowedList> = ListSearch<N> & { with?: string | undefined }

/** What such a list's route needs: that of any list, and `?with=`, garbage in which falls back to nothing. */
export function narrowedRoute<N extends NarrowedList>(resource: N) {
  const { validateSearch, loader } = listRoute(resource)
  return {
    validateSearch: (search: Record<string, unknown>): NarrowedSearch<N> => ({
      ...validateSearch(search),
      ...withParameter.parse(search),
    }),
    loaderDeps: ({ search }: { search: NarrowedSearch<N> }) => search,
    loader: (asked: Parameters<typeof loader>[0] & { deps: NarrowedSearch<N> }) => {
      // Of another list, whose request goes out with its code.
      if (!asked.deps.with) loader(asked)
    },
  }
}

import { redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { tokenTypes } from '#/api/resource'
import { listRoute, type ListSearch } from '#/data/queries/listRequest'
import type { RouteTab } from '#/data/routeTabs'
import { searchParameter } from '#/data/searchParameters'
import { isAddressHash } from '#/domain/hashes/hash'
import { paths } from '#/domain/links/paths'

/** The lists of an address that can be filtered to one counterparty. */
export type CounterpartyResource = 'addressTransactions' | 'addressTokenTransfers'

const withParameter = z.object({
  with: searchParameter(z.string().check(z.refine((hash) => hash === '' || isAddressHash(hash)))),
})

/** The search parameters of such a list; `with` is empty while the form for the counterparty is open. */
export type CounterpartySearch<N extends CounterpartyResource> = ListSearch<N> & { with?: string | undefined }

/**
 * The route options of such a list: those of any list, and `?with=`. With an address it is a link to the advanced filter; what is
 * no address is dropped.
 */
export function counterpartyRoute<N extends CounterpartyResource>(resource: N, tab?: Omit<RouteTab, 'resource'>) {
  const list = listRoute(resource, tab)
  return {
    ...list,
    validateSearch: (search: Record<string, unknown>): CounterpartySearch<N> => ({
      ...list.validateSearch(search),
      ...withParameter.parse(search),
    }),
    beforeLoad: ({
      params: { chain, hash },
      search,
    }: {
      params: { chain: string; hash: string }
      search: CounterpartySearch<N>
    }) => {
      if (search.with) throw redirect({ href: transfersOf(resource, chain, hash, search), replace: true })
    },
  }
}

/** The advanced filter for a list of an address with its filters; `with` is a counterparty, without one it is of any. */
export function transfersOf(
  resource: CounterpartyResource,
  chain: string,
  hash: string,
  { with: other, filter, type, token }: Readonly<Record<string, string | undefined>>,
): string {
  const isTokens = resource === 'addressTokenTransfers'
  const both = other ? `${hash},${other}` : hash
  return paths.transfers(chain, {
    type: isTokens ? (type ?? tokenTypes.of.join(',')) : undefined,
    from: filter === 'to' ? other : filter === 'from' ? hash : both,
    to: filter === 'from' ? other : filter === 'to' ? hash : both,
    relation: other || filter ? undefined : 'or',
    asset: token,
  })
}

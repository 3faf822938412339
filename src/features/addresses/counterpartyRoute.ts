import * as z from 'zod/mini'
import { RESOURCES } from '#/api/resources'
import { listRoute, type ListSearch } from '#/data/queries/listRequest'
import type { ListRequest } from '#/data/queries/resourceQueries'
import { searchParameter } from '#/data/searchParameters'
import { isAddressHash } from '#/domain/hash'

/** The lists of an address that can be filtered to one counterparty. */
export type CounterpartyResource = 'addressTransactions' | 'addressTokenTransfers'

const withParameter = z.object({
  with: searchParameter(z.string().check(z.refine((hash) => hash === '' || isAddressHash(hash)))),
})

/** The search parameters of such a list; `with` is the counterparty, or empty while the form for it is open. */
export type CounterpartySearch<N extends CounterpartyResource> = ListSearch<N> & { with?: string | undefined }

/** The route options of such a list: those of any list, and `?with=`, which is dropped if it is no address. */
export function counterpartyRoute<N extends CounterpartyResource>(resource: N) {
  const list = listRoute(resource)
  return {
    ...list,
    validateSearch: (search: Record<string, unknown>): CounterpartySearch<N> => ({
      ...list.validateSearch(search),
      ...withParameter.parse(search),
    }),
    loaderDeps: ({ search }: { search: CounterpartySearch<N> }) => search,
    loader: (options: Parameters<typeof list.loader>[0] & { deps: CounterpartySearch<N> }) => {
      // The list of a counterparty is another resource, requested by its table.
      if (!options.deps.with) list.loader(options)
    },
  }
}

/** Requests all transfers between an address and the counterparty in `search`, of the types that the list `resource` has. */
export function counterpartyRequest(
  resource: CounterpartyResource,
  hash: string,
  { with: other = '', filter, type, token }: Readonly<Record<string, string | undefined>>,
): ListRequest<'advancedFilters'> {
  const both = `${hash},${other}`
  const tokenTypes: ListRequest<'advancedFilters'>['filters']['transaction_types'] =
    RESOURCES.advancedFilters.filters.transaction_types.of.filter((each) => each.startsWith('ERC'))
  const types = type?.split(',')
  return {
    resource: 'advancedFilters',
    params: {},
    filters: {
      ...(resource === 'addressTokenTransfers' && {
        transaction_types: types ? tokenTypes.filter((each) => types.includes(each)) : tokenTypes,
      }),
      from_address_hashes_to_include: filter === 'from' ? hash : filter === 'to' ? other : both,
      to_address_hashes_to_include: filter === 'from' ? other : filter === 'to' ? hash : both,
      address_relation: 'and',
      ...(token && { token_contract_address_hashes_to_include: token }),
    },
  }
}

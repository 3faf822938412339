import { RESOURCES } from '#/api/resources'
import type { ListRequest } from '#/data/queries/resourceQueries'
import type { NarrowedList } from '#/features/addresses/narrowedRoute'

/** A list's search parameters, as they stand in the URL. */
type Search = Readonly<Record<string, string | undefined>>

/** The request for what passed between an address and one other, of the kinds that the list it narrows has. */
export function betweenRequest(
  resource: NarrowedList,
  hash: string,
  { with: other = '', filter, type, token }: Search,
): ListRequest<'advancedFilters'> {
  const ends = `${hash},${other}`
  const all: ListRequest<'advancedFilters'>['filters']['transaction_types'] =
    RESOURCES.advancedFilters.filters.transaction_types.of.filter((each) => each.startsWith('ERC'))
  const types = type?.split(',')
  return {
    resource: 'advancedFilters',
    params: {},
    filters: {
      ...(resource === 'addressTokenTransfers' && {
        transaction_types: types ? all.filter((each) => types.includes(each)) : all,
      }),
      from_address_hashes_to_include: filter === 'from' ? hash : filter === 'to' ? other : ends,
      to_address_hashes_to_include: filter === 'from' ? other : filter === 'to' ? hash : ends,
      address_relation: 'and',
      ...(token && { token_contract_address_hashes_to_include: token }),
    },
  }
}

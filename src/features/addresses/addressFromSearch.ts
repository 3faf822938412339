import { ApiError } from '#/api/errors'
import { parseLenient } from '#/api/parseLenient'
import { type CoinHolder, coinHolder } from '#/api/schemas/address'
import type { SearchResult } from '#/api/schemas/search'
import type { FetchContext } from '#/data/queries/resourceQueries'
import { searchRows } from '#/data/queries/searchRows'
import type { SearchForRecord } from '#/data/queries/record'
import type { ChainConnection } from '#/data/sources/dataSource'
import { sameHash } from '#/domain/hashes/hash'

/** An address as the search reports it, for APIs without an endpoint for single addresses; null if it finds nothing. */
export async function searchForAddress(connection: ChainConnection, hash: string, context: FetchContext) {
  const rows = await searchRows(connection, hash, context)
  const value = addressFromSearch(
    rows.map((row) => row.value),
    hash,
  )
  return value && { value, raw: rows.map((row) => row.raw) }
}

/** The same for the page of the address: nothing is known of one that the search does not find. */
export const findAddress: SearchForRecord<CoinHolder> = async (...search) => {
  const found = await searchForAddress(...search)
  if (!found) throw new ApiError({ kind: 'not-found', resource: 'address', path: '/search' })
  return found
}

/** Composes the record of an address from search results, earlier ones first; null if none is about it. */
export function addressFromSearch(results: readonly (SearchResult | null)[], hash: string): CoinHolder | null {
  const all = results.filter((each) => each !== null).filter((each) => sameHash(addressIn(each), hash))
  const [first] = all
  if (!first) return null
  const fields = Object.assign({ hash: addressIn(first) }, ...all.toReversed().map(fieldsOf)) as object
  return parseLenient(coinHolder, fields).value
}

function addressIn(result: SearchResult): string | null {
  return 'address_hash' in result ? result.address_hash : null
}

/** The fields of the address record that a result has. */
function fieldsOf(result: SearchResult): object {
  switch (result.type) {
    case 'token': {
      const { name, symbol, exchange_rate, icon_url, total_supply, token_type, address_hash, reputation } = result
      const token = {
        name,
        symbol,
        exchange_rate,
        icon_url,
        total_supply: total_supply?.toString(),
        type: textOf(token_type),
      }
      return {
        is_contract: true,
        ...verifiedField(result.is_smart_contract_verified),
        ...reputationField(reputation),
        token: { ...token, address_hash, reputation: textOf(reputation) },
      }
    }
    case 'contract':
      return { is_contract: true, ...verifiedField(result.is_smart_contract_verified), ...nameFields(result) }
    case 'address':
    case 'label':
    case 'ens_domain':
    case 'metadata_tag': {
      // Only contracts can be verified; false says nothing about the kind of address.
      const source = result.is_smart_contract_verified === true ? { is_contract: true, is_verified: true } : {}
      return { ...source, ...nameFields(result) }
    }
    default:
      return {}
  }
}

function nameFields({
  name,
  ens_info,
  reputation,
}: Pick<Extract<SearchResult, { type: 'address' }>, 'name' | 'ens_info' | 'reputation'>): object {
  return {
    ...(name && { name }),
    ...(ens_info?.name && { ens_domain_name: ens_info.name }),
    ...reputationField(reputation),
  }
}

function verifiedField(is: boolean | null): object {
  return is === null ? {} : { is_verified: is }
}

function reputationField(reputation: SearchReputation): object {
  return reputation === null ? {} : { reputation: textOf(reputation) }
}

type SearchReputation = Extract<SearchResult, { type: 'address' }>['reputation']

function textOf(word: string | { readonly other: string } | null): string | null {
  return word === null || typeof word === 'string' ? word : word.other
}

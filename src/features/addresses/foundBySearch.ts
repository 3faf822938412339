import { parseLenient } from '#/api/parseLenient'
import { type CoinHolder, coinHolder } from '#/api/schemas/address'
import type { SearchResult } from '#/api/schemas/search'
import type { ChainConnection } from '#/data/sources/connection'
import { ask, type Asked } from '#/data/queries/resourceQueries'
import { sameHash } from '#/domain/hash'

/** Asks a server's search for an address; null where it finds nothing. */
export async function askSearch(connection: ChainConnection, hash: string, asked: Asked) {
  const { rows } = await ask(connection, 'search', asked, (root, options) =>
    connection.client.list(root, 'search', {}, { ...options, filters: { q: hash } }),
  )
  const value = foundBySearch(
    rows.map((row) => row.value),
    hash,
  )
  return value && { value, raw: rows.map((row) => row.raw) }
}

/** What a search's results say of an address, as the record that it is a part of; null where none of them is it. */
export function foundBySearch(results: readonly (SearchResult | null)[], hash: string): CoinHolder | null {
  const all = results.filter((each) => each !== null).filter((each) => sameHash(addressIn(each), hash))
  const [first] = all
  if (!first) return null
  const known = Object.assign({ hash: addressIn(first) }, ...all.toReversed().map(fieldsOf)) as object
  return parseLenient(coinHolder, known).value
}

function addressIn(result: SearchResult): string | null {
  return 'address_hash' in result ? result.address_hash : null
}

/** The fields that a result tells of the address; what a kind of result leaves open is left out. */
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
        type: wordOf(token_type),
      }
      return {
        is_contract: true,
        ...verified(result.is_smart_contract_verified),
        ...thought(reputation),
        token: { ...token, address_hash, reputation: wordOf(reputation) },
      }
    }
    case 'contract':
      return { is_contract: true, ...verified(result.is_smart_contract_verified), ...account(result) }
    case 'address':
    case 'label':
    case 'ens_domain':
    case 'metadata_tag': {
      // Only contracts have source code that could be verified; without it nothing is said.
      const source = result.is_smart_contract_verified === true ? { is_contract: true, is_verified: true } : {}
      return { ...source, ...account(result) }
    }
    default:
      return {}
  }
}

function account({
  name,
  ens_info,
  reputation,
}: Pick<Extract<SearchResult, { type: 'address' }>, 'name' | 'ens_info' | 'reputation'>): object {
  return { ...(name && { name }), ...(ens_info?.name && { ens_domain_name: ens_info.name }), ...thought(reputation) }
}

function verified(is: boolean | null): object {
  return is === null ? {} : { is_verified: is }
}

function thought(reputation: SearchReputation): object {
  return reputation === null ? {} : { reputation: wordOf(reputation) }
}

type SearchReputation = Extract<SearchResult, { type: 'address' }>['reputation']

function wordOf(word: string | { readonly other: string } | null): string | null {
  return word === null || typeof word === 'string' ? word : word.other
}

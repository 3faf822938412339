import type { SearchResult } from '#/api/schemas/search'
import type { Chain } from '#/data/config/config'
import type { RecentSearch } from '#/data/search/recentSearches'
import { paths } from '#/domain/links/paths'
import { type NamedPart, namedPart } from '#/domain/search/namedPart'
import type { SearchInput } from '#/domain/search/searchInput'
import { hasInstances, isCounted } from '#/domain/transactions/transactionRecords'
import { isScamResult } from '#/features/search/searchResultView'

type TokenResult = Extract<SearchResult, { type: 'token' }>

/** Tokens that are offered for an amount or an NFT. */
const MAX_TOKENS = 3

/**
 * The pages that a text leads to besides its results: the transfers of an amount and the NFT with an ID, of the tokens among the results, the
 * decoder of a method ID, and the blocks of a day.
 */
export function pagesOfText(
  input: SearchInput,
  chain: Chain,
  results: readonly (SearchResult | null)[],
): readonly RecentSearch[] {
  if (input.kind === 'day') return blocksOfDay(chain.id, input.day)
  if (input.kind === 'days') return input.days.flatMap((day) => blocksOfDay(chain.id, day))
  if (input.kind === 'hexPrefix' && input.text.length === METHOD_ID_LENGTH)
    return [{ sign: 'code', title: 'Decode as a method ID', detail: null, href: paths.decode(chain.id, input.text) }]
  const part = input.kind === 'text' ? namedPart(input.text) : null
  if (part === null) return []
  const tokens = results.flatMap((result) => (result?.type === 'token' && !isScamResult(result) ? [result] : []))
  return part.kind === 'nft' ? nftPages(part, chain.id, tokens) : amountPages(part, chain, tokens)
}

/** 0x and eight digits. */
const METHOD_ID_LENGTH = 10

/** The first and the last block of a day in UTC. */
function blocksOfDay(chain: string, day: string): readonly RecentSearch[] {
  const block = (title: string, time: string) => ({
    sign: 'cube',
    title,
    detail: null,
    href: paths.blockAt(chain, time),
  })
  return [block(`First block of ${day}`, day), block(`Last block of ${day}`, `${day}T23:59:59Z`)]
}

function nftPages({ id }: NamedPart & { kind: 'nft' }, chain: string, tokens: readonly TokenResult[]) {
  return tokens
    .filter(({ token_type }) => hasInstances(token_type))
    .slice(0, MAX_TOKENS)
    .flatMap(({ address_hash: hash, symbol, name }) => {
      const title = `${symbol || name || 'NFT'} #${id}`
      return hash ? [{ sign: 'image', title, detail: hash, href: paths.instance(chain, hash, id) }] : []
    })
}

function amountPages(
  { amount, name }: NamedPart & { kind: 'amount' },
  { id, currency }: Chain,
  tokens: readonly TokenResult[],
) {
  const page = (unit: string, asset: string, detail: string | null) => ({
    sign: 'swap',
    title: `Transfers of ${amount} ${unit}`,
    detail,
    href: paths.transfers(id, { asset, amount_from: amount, amount_to: amount }),
  })
  const isNamed = (each: string | null) => each?.toLowerCase() === name.toLowerCase()
  const named = tokens.filter((token) => (isNamed(token.symbol) || isNamed(token.name)) && !isCounted(token.token_type))
  return [
    ...(isNamed(currency.symbol) ? [page(currency.symbol, 'native', null)] : []),
    ...named
      .slice(0, MAX_TOKENS)
      .flatMap(({ address_hash: hash, symbol, name: full }) =>
        hash ? [page(symbol || full || name, hash, hash)] : [],
      ),
  ]
}

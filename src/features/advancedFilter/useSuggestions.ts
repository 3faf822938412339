import { useQuery } from '@tanstack/react-query'
import type { AdvancedTransfer } from '#/api/schemas/movement'
import type { SearchResult } from '#/api/schemas/search'
import { methodsQuery, tokensQuery } from '#/data/search/filterSuggestions'
import { pagesMatching, suggestionsQuery, useRecentPages, useSavedPages } from '#/data/search/suggestions'
import { useChain } from '#/data/sources/useChain'
import { isAddressHash } from '#/domain/hashes/hash'
import { pathInApp } from '#/domain/links/paths'
import { plainText } from '#/domain/text/text'
import { NATIVE, type TypedField } from '#/features/advancedFilter/words'

/** A value that a field suggests. */
export interface Suggestion {
  /** What is put into the field; a name of a method is looked up from there. */
  readonly value: string
  /** Its name, which may be untrusted; null if there is none. */
  readonly name: string | null
}

/** What a field suggests for a typed text, and whether the API is still asked or has failed. */
export interface Suggestions {
  readonly found: readonly Suggestion[]
  readonly state: 'loading' | 'failed' | 'done'
}

const MAX_SUGGESTIONS = 8

/** The values that fit a typed text: from the API, from what is saved in this browser, and from the loaded rows. */
export function useValueSuggestions(field: TypedField, typed: string, rows: readonly AdvancedTransfer[]): Suggestions {
  const connection = useChain()
  const { chain } = connection
  const text = typed.trim()
  const isAddress = field === 'from' || field === 'to'
  const saved = useSavedPages(chain.id)
  const recent = useRecentPages()
  const methods = useQuery({ ...methodsQuery(connection, text), enabled: field === 'method' })
  const tokens = useQuery({ ...tokensQuery(connection, text), enabled: field === 'asset' && !isAddressHash(text) })
  const addresses = useQuery(
    suggestionsQuery(connection, isAddress && text.length > 1 && !isAddressHash(text) ? text : ''),
  )
  const query = { method: methods, asset: tokens, from: addresses, to: addresses }[field]

  const named = ({ value, name }: Suggestion) => `${value}\n${name ?? ''}`.toLowerCase().includes(text.toLowerCase())
  const ofPages = (kinds: string) =>
    pagesMatching([...saved, ...recent], text).flatMap(({ href, title }): Suggestion[] => {
      const page = new RegExp(`^/${chain.id}/(?:${kinds})/(0x[\\da-f]{40})(?:$|[/?])`, 'i').exec(pathInApp(href))
      return page?.[1] ? [{ value: page[1], name: title }] : []
    })
  const symbol = plainText(chain.currency.symbol, 16)
  const candidates: Record<TypedField, () => Suggestion[]> = {
    method: () => [
      ...(methods.data ?? []).flatMap(({ method_id: value, name }) => (value ? [{ value, name }] : [])),
      ...rows.flatMap(({ method }) => (method ? [{ value: method, name: null }] : [])).filter(named),
    ],
    asset: () => [
      ...[{ value: NATIVE, name: `${symbol} (native currency)` }].filter(named),
      ...ofPages('token'),
      ...rows.flatMap(({ token }) => ofToken(token)).filter(named),
      ...(tokens.data ?? []).flatMap(ofToken),
    ],
    from: () => [...ofPages('address|token'), ...(addresses.data ?? []).flatMap(ofResult)],
    to: () => [...ofPages('address|token'), ...(addresses.data ?? []).flatMap(ofResult)],
  }
  const all = candidates[field]()
  // A method of the rows is left out if the API has its selector.
  const names = new Set(all.flatMap(({ name }) => (field === 'method' && name ? [name] : [])))
  // What is saved comes before what the API has, also of the same value.
  const byValue = new Map<string, Suggestion>()
  for (const each of all.filter(({ value }) => !names.has(value))) {
    const key = each.value.toLowerCase()
    if (!byValue.has(key)) byValue.set(key, each)
  }
  return {
    found: [...byValue.values()].slice(0, MAX_SUGGESTIONS),
    state: query.isEnabled && query.isFetching ? 'loading' : query.isError ? 'failed' : 'done',
  }
}

function ofToken(token: AdvancedTransfer['token']): Suggestion[] {
  if (!token?.address_hash || token.reputation === 'scam') return []
  const name = [token.name, token.symbol && `(${token.symbol})`].filter(Boolean).join(' ')
  return [{ value: token.address_hash, name: name || null }]
}

/** An address among the results of a search; none for what is flagged as scam. */
function ofResult(result: SearchResult): Suggestion[] {
  if (!('address_hash' in result) || !result.address_hash) return []
  if ('reputation' in result && result.reputation === 'scam') return []
  const ensName = 'ens_info' in result ? (result.ens_info?.name ?? null) : null
  return [{ value: result.address_hash, name: result.name || ensName }]
}

import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import type { CoinHolder } from '#/api/schemas/address'
import { fetchItem, type FetchContext, itemQuery } from '#/data/queries/resourceQueries'
import type { ChainRequestState } from '#/data/search/fanOutToChains'
import type { ChainConnection } from '#/data/sources/dataSource'
import type { AddressCounts } from '#/domain/addresses/address'
import { isUnused } from '#/domain/addresses/addressSentence'
import { countedPart, grouped } from '#/domain/amounts/numberFormat'
import { searchForAddress } from '#/features/addresses/addressFromSearch'

/** Whether an address was used on a chain. */
export type AddressOnChain =
  | { readonly kind: 'unused' }
  | {
      readonly kind: 'used'
      readonly address: CoinHolder
      /** Null if the API does not count them. */
      readonly transactions: bigint | null
    }

/** Requests the record of an address and, if that has no count of transactions, the counters; the search if there is no such endpoint. */
export async function requestAddress(
  cache: QueryClient,
  connection: ChainConnection,
  hash: string,
  signal: AbortSignal,
): Promise<AddressOnChain> {
  // The page itself comes first.
  const context: FetchContext = { signal, priority: 'next' }
  try {
    const record = await fetchItem(connection, 'address', { hash }, context)
    // A prefetch for the page of the address on that chain.
    cache.setQueryData(itemQuery(connection, 'address', { hash }).queryKey, record)
    const uncounted = addressOnChain(record.value, null, false)
    if (uncounted.kind === 'unused' || uncounted.transactions !== null) return uncounted
    const counters = await fetchItem(connection, 'addressCounters', { hash }, context).catch(() => null)
    signal.throwIfAborted()
    return addressOnChain(record.value, counters?.value ?? null, false)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'not-found') return addressOnChain(null, null, false)
    if (error.kind !== 'unsupported') throw error
    const found = await searchForAddress(connection, hash, context)
    return addressOnChain(found?.value ?? null, null, true)
  }
}

/** Decides by an API's responses whether an address was used; `isPartial` if the record is only a search result. */
export function addressOnChain(
  address: CoinHolder | null,
  counts: AddressCounts | null,
  isPartial: boolean,
): AddressOnChain {
  if (address === null || (!isPartial && isUnused(address, counts))) return { kind: 'unused' }
  return { kind: 'used', address, transactions: counts?.transactions_count ?? address.transactions_count }
}

/** The progress and results of all chains in a sentence. */
export function summarizeChains(states: readonly ChainRequestState<AddressOnChain>[]): string {
  const count = (...kinds: ChainRequestState<AddressOnChain>['kind'][]) =>
    states.filter(({ kind }) => kinds.includes(kind)).length
  const used = states.filter((state) => state.kind === 'success' && state.data.kind === 'used').length
  const [answered, failed, skipped] = [count('success'), count('failed'), count('skipped')]
  const [open, stopped] = [count('waiting', 'loading'), count('stopped')]
  const part = (some: number) => countedPart(some, states.length, 'chain', 'chains')
  const parts = [
    ...(answered > 0 ? [used > 0 ? `Used on ${part(used)}` : `Not used on ${part(answered)}`] : []),
    ...(failed > 0 ? [`${grouped(failed)} failed`] : []),
    ...(skipped > 0 ? [`${grouped(skipped)} skipped to save API credits`] : []),
    ...(open > 0 ? [`${grouped(open)} loading`] : []),
    ...(stopped > 0 ? [`${grouped(stopped)} not searched`] : []),
  ]
  const [first = '', ...rest] = parts
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ')}.`
}

import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Token } from '#/api/schemas/token'
import { readQuery, useNodeConnection } from '#/data/queries/rpc'
import { useToken } from '#/data/queries/token'
import { sameHash } from '#/domain/hashes/hash'
import { type CallAmount, callAmounts, unnamedTokenOf } from '#/domain/transactions/callAmounts'
import type { TransactionRecord } from '#/domain/transactions/transactionRecords'

type Call = Pick<TransactionRecord, 'to' | 'decoded_input'>

/** The amounts of tokens in a decoded call, and the records of these tokens, which are requested; none for null. */
export interface CallAmounts {
  readonly amounts: readonly CallAmount[]
  readonly tokens: readonly Token[]
}

/** What a call was to move, by its arguments and, where it does not name a token, by what the called contract reports. */
export function useCallAmounts(call: Call | null): CallAmounts {
  const { token } = useUnnamedToken(call)
  const amounts = useMemo(() => (call === null ? [] : callAmounts(call, token)), [call, token])
  const { tokens } = useTwoTokens(amounts.flatMap((amount) => amount.token ?? []))
  return useMemo(() => ({ amounts, tokens }), [amounts, tokens])
}

/** The records of the first two of some contracts. */
export function useTwoTokens(contracts: readonly string[]): { tokens: readonly Token[]; isLoading: boolean } {
  const first = contracts[0] ?? null
  const second = contracts.find((contract) => !sameHash(contract, first)) ?? null
  const [one, other] = [useToken(first), useToken(second)]
  const [value, otherValue] = [one.value, other.value]
  return {
    tokens: useMemo(() => [value, otherValue].filter((token) => token !== null), [value, otherValue]),
    isLoading: (first !== null && one.state === 'loading') || (second !== null && other.state === 'loading'),
  }
}

/** Selectors of `token0()` and `token1()`, which pairs of tokens have. */
const PAIR_GETTERS = ['0x0dfe1681', '0xd21220a7']

/** The token of an amount that a call does not name, as its contract reports it; null where it reports none. Nothing is requested for null. */
export function useUnnamedToken(call: Call | null): { token: string | null; isLoading: boolean } {
  const connection = useNodeConnection()
  const place = call === null ? null : unnamedTokenOf(call)
  const getters = place?.kind === 'pool' ? place.getters : PAIR_GETTERS
  const reads = place === null ? [] : getters.map((data) => ({ to: place.contract, data }))
  const options = readQuery(connection, reads, 'latest')
  const { data, isLoading } = useQuery({
    ...options,
    queryFn: place === null ? skipToken : (options.queryFn ?? skipToken),
  })
  const tokens = (data ?? []).map(({ result }) =>
    typeof result === 'string' && /^0x0{24}[\da-f]{40}$/i.test(result) ? `0x${result.slice(26)}` : null,
  )
  if (place?.kind === 'pool') return { token: tokens.find((token) => token !== null) ?? null, isLoading }
  const own = tokens.findIndex((each) => sameHash(each, place?.token))
  return { token: own < 0 ? null : (tokens[1 - own] ?? null), isLoading }
}

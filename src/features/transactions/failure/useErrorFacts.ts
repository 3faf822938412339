import { skipToken, useQuery } from '@tanstack/react-query'
import type { Token } from '#/api/schemas/token'
import { readQuery, useNodeConnection } from '#/data/queries/rpc'
import { useToken } from '#/data/queries/token'
import { sameHash } from '#/domain/hashes/hash'
import { onlyTokenIn } from '#/domain/transactions/callAmounts'
import { errorTokens, errorUnits } from '#/domain/transactions/errorUnits'
import type { DecodedRecord, TransactionRecord } from '#/domain/transactions/transactionRecords'
import type { ErrorFacts } from '#/features/transactions/summary/failureSummary'

/**
 * What the arguments of a transaction's error are said with: the tokens that its amounts are of, which are requested, two at most; and
 * of a swap that names one token of a pair, the other one as the contract reports it. `decoded` is the error, null if it is not decoded.
 */
export function useErrorFacts(
  transaction: TransactionRecord,
  raisedBy: string | null,
  decoded: DecodedRecord | null = decodedError(transaction),
): ErrorFacts & { readonly tokens: readonly Token[] } {
  const connection = useNodeConnection()
  const known = { transaction, raisedBy }
  const units = decoded === null ? [] : errorUnits(decoded, known)
  const lacksToken = units.some((unit) => typeof unit === 'object' && unit.token === null)
  const { token: tokenOut, isLoading: isPairLoading } = useOtherOfPair(
    transaction.to?.hash ?? null,
    lacksToken ? onlyTokenIn(transaction) : null,
  )
  const [first, second] = decoded === null ? [] : errorTokens(decoded, { ...known, tokenOut })
  const one = useToken(first ?? null)
  const other = useToken(second ?? null)
  const tokens = [one.value, other.value].filter((token) => token !== null)
  const isLoading =
    isPairLoading ||
    (first !== undefined && one.state === 'loading') ||
    (second !== undefined && other.state === 'loading')
  return { currency: connection.chain.currency, raisedBy, tokenOut, tokens, isLoading }
}

function decodedError({ revert_reason }: TransactionRecord): DecodedRecord | null {
  return revert_reason?.form === 'decoded' ? revert_reason.decoded : null
}

/** Selectors of `token0()` and `token1()`, which pairs of tokens have. */
const PAIR_CALLS = ['0x0dfe1681', '0xd21220a7'] as const

/** The other token of a pair, by the pair's contract; null where `token` is none of its two. Nothing is requested for null. */
function useOtherOfPair(pair: string | null, token: string | null): { token: string | null; isLoading: boolean } {
  const connection = useNodeConnection()
  const calls = pair === null || token === null ? [] : PAIR_CALLS.map((data) => ({ to: pair, data }))
  const options = readQuery(connection, calls, 'latest')
  const { data, isLoading } = useQuery({
    ...options,
    queryFn: calls.length === 0 ? skipToken : (options.queryFn ?? skipToken),
  })
  const tokens = (data ?? []).map(({ result }) =>
    typeof result === 'string' && /^0x0{24}[\da-f]{40}$/i.test(result) ? `0x${result.slice(26)}` : null,
  )
  const place = tokens.findIndex((each) => sameHash(each, token))
  return { token: place < 0 ? null : (tokens[1 - place] ?? null), isLoading }
}

import type { Token } from '#/api/schemas/token'
import { useChain } from '#/data/sources/useChain'
import { errorTokens, errorUnits } from '#/domain/transactions/errorUnits'
import type { DecodedRecord, TransactionRecord } from '#/domain/transactions/transactionRecords'
import type { ErrorFacts } from '#/features/transactions/summary/errorSentence'
import { useTwoTokens, useUnnamedToken } from '#/features/transactions/useCallAmounts'

/**
 * What the arguments of a transaction's error are said with: the tokens that its amounts are of, which are requested, two at most, also
 * where only the called contract knows the token. `decoded` is the error, null if it is not decoded.
 */
export function useErrorFacts(
  transaction: TransactionRecord,
  raisedBy: string | null,
  decoded: DecodedRecord | null = decodedError(transaction),
): ErrorFacts & { readonly tokens: readonly Token[] } {
  const { currency } = useChain().chain
  const known = { transaction, raisedBy }
  const units = decoded === null ? [] : errorUnits(decoded, known)
  const lacksToken = units.some((unit) => unit === 'unknown' || (typeof unit === 'object' && unit.token === null))
  const { token: unnamed, isLoading: isUnnamedLoading } = useUnnamedToken(lacksToken ? transaction : null)
  const contracts = decoded === null ? [] : errorTokens(decoded, { ...known, unnamed })
  const { tokens, isLoading } = useTwoTokens(contracts)
  return { currency, raisedBy, unnamed, tokens, isLoading: isUnnamedLoading || isLoading }
}

/** The error of a transaction as the API decoded it; null if it did not. */
export function decodedError({ revert_reason }: TransactionRecord): DecodedRecord | null {
  return revert_reason?.form === 'decoded' ? revert_reason.decoded : null
}

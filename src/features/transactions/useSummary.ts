import type { Token } from '#/api/schemas/token'
import type { Transaction } from '#/api/schemas/transaction'
import { useToken } from '#/data/tokenRecord'
import { useChain } from '#/data/useChain'
import type { Summary } from '#/domain/summaryParts'
import { type CalledToken, tokenToAskFor } from '#/domain/tokenCall'
import { type Beside, summarise } from '#/domain/transactionSummary'

/**
 * What a transaction did or tried to do, as a sentence, empty while it is not known. Where it names a token by its call data alone,
 * the token's record is asked for, as that says how large the units of its amounts are.
 */
export function useSummary(
  transaction: Transaction | null,
  { forgotten = false }: Pick<Beside, 'forgotten'>,
): { summary: Summary; token: Token | null } {
  const { currency } = useChain().chain
  const told = (token: CalledToken) =>
    transaction === null ? [] : summarise(transaction, currency, { token, forgotten })
  const asking = told('asked')
  const contract = tokenToAskFor(asking)
  const { token, isPending } = useToken(contract)
  if (contract === null) return { summary: asking, token: null }
  return { summary: token === null && isPending ? asking : told(token), token }
}

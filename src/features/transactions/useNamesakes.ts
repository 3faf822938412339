import { useMemo } from 'react'
import type { Token } from '#/api/schemas/token'
import { useNamesake } from '#/data/queries/namesake'
import { sameHash } from '#/domain/hashes/hash'
import { isNftTransfer } from '#/domain/transactions/transactionRecords'
import type { WithTransfers } from '#/features/transactions/suspectOf'
import { isSender } from '#/features/transactions/suspectTransfers'

/** Each costs a request. */
const MAX_TOKENS = 2

/**
 * The tokens that a transaction forges, by contracts in lower case: the contract of the token with a price whose name they have. Requested
 * only where accounts that did not sign the transaction are the senders of all of its transfers.
 */
export function useNamesakes(transaction: WithTransfers | null): ReadonlyMap<string, string> {
  const tokens = useMemo(() => (transaction === null ? [] : forgeable(transaction)), [transaction])
  const [first, second] = tokens
  const one = useNamesake(first ?? null)
  const other = useNamesake(second ?? null)
  return useMemo(() => {
    const pairs = [
      [first, one],
      [second, other],
    ] as const
    return new Map(
      pairs.flatMap(([token, known]) =>
        token?.address_hash && known?.address_hash && (known.exchange_rate || known.circulating_market_cap)
          ? [[token.address_hash.toLowerCase(), known.address_hash]]
          : [],
      ),
    )
  }, [first, second, one, other])
}

/** The tokens whose transfers may all be forged, two at most: of others, no transaction is judged. */
export function forgeable({ status, from: signer, token_transfers }: WithTransfers): Token[] {
  const tokens = new Map<string, Token>()
  if (status !== 'ok' || !signer?.hash || !token_transfers) return []
  for (const transfer of token_transfers) {
    const { from, token } = transfer
    if (!isSender(from) || sameHash(from?.hash, signer.hash)) return []
    if (!token?.address_hash || isNftTransfer(transfer)) return []
    tokens.set(token.address_hash.toLowerCase(), token)
  }
  return tokens.size > MAX_TOKENS ? [] : [...tokens.values()]
}

import type { Address } from '#/api/schemas/address'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import type { Transaction } from '#/api/schemas/transaction'
import type { UserOperation } from '#/api/schemas/userOperation'
import { sameHash } from '#/domain/hashes/hash'
import { ZERO_ADDRESS } from '#/domain/transactions/transactionRecords'

/** What the account of an operation did by a transfer, before its amount; empty where it only caused it, or it was minted. */
export function verbOf(transfer: TokenTransfer | undefined, account: Address | null): string {
  const { from, to } = transfer ?? {}
  if (!account?.hash || sameHash(from?.hash, to?.hash) || sameHash(from?.hash, ZERO_ADDRESS)) return ''
  if (sameHash(from?.hash, account.hash)) return sameHash(to?.hash, ZERO_ADDRESS) ? '' : 'sent '
  return sameHash(to?.hash, account.hash) ? 'received ' : ''
}

/**
 * The token transfers of a bundle that one of its user operations made: those whose logs are among the operation's. Empty where that is
 * not certain, as without the numbers of its logs or where the bundle's record lacks transfers.
 */
export function operationTransfers(
  { user_logs_start_index: start, user_logs_count: count }: UserOperation,
  { token_transfers, token_transfers_overflow }: Transaction,
): readonly TokenTransfer[] {
  if (start === null || count === null || token_transfers_overflow === true) return []
  const [from, to] = [BigInt(start), BigInt(start) + BigInt(count)]
  return (token_transfers ?? []).filter(
    ({ log_index: index }) => index != null && BigInt(index) >= from && BigInt(index) < to,
  )
}

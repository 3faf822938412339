import { sameHash } from '#/domain/hashes/hash'
import { quantityOf } from '#/domain/amounts/tokenAmount'
import { type TransferRecord, ZERO_ADDRESS } from '#/domain/transactions/transactionRecords'

/**
 * Whether the fee is among the transfers of its token in a transaction. The tokens of Celo log what gas cost: either the gas limit is
 * burnt and the rest minted back, or base fee and priority fee are transferred to those who get them.
 */
export function isFeeLogged(fee: bigint, sender: string, transfers: readonly TransferRecord[]): boolean {
  const sent: bigint[] = []
  let burnt = 0n
  for (const transfer of transfers) {
    const { from, to } = transfer
    const amount = quantityOf(transfer) ?? 0n
    if (sameHash(from?.hash, sender) && sameHash(to?.hash, ZERO_ADDRESS)) burnt += amount
    else if (sameHash(from?.hash, ZERO_ADDRESS) && sameHash(to?.hash, sender)) burnt -= amount
    else if (sameHash(from?.hash, sender)) sent.push(amount)
  }
  return burnt === fee || sent.some((one, at) => one === fee || sent.slice(at + 1).some((two) => one + two === fee))
}

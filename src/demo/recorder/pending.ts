import { bytesToHex, getAddress } from 'viem'
import type { CalldataFacts, TransactionFacts } from '../recording.ts'
import { type Sources, decodeCall } from './decode.ts'
import { sentFacts } from './facts.ts'
import type { World } from './world.ts'

/** The signed transactions that no block included. */
export function recordPending(
  world: World,
  sources: Sources,
): { transactions: TransactionFacts[]; calldata: CalldataFacts[] } {
  const transactions: TransactionFacts[] = []
  const calldata: CalldataFacts[] = []
  for (const { tx, from, seenAt } of world.pending) {
    const to = tx.to === undefined ? undefined : getAddress(tx.to.toString())
    const input = bytesToHex(tx.data)
    transactions.push({
      hash: bytesToHex(tx.hash()),
      ...sentFacts(tx, sources, to),
      from,
      gasPrice: ('maxFeePerGas' in tx ? tx.maxFeePerGas : tx.gasPrice).toString(),
      result: 'pending',
      seenAt,
    })
    const decoded = to === undefined ? undefined : decodeCall(sources.abi(to) ?? [], input)
    calldata.push({ input, ...(decoded === undefined ? {} : { decoded }) })
  }
  return { transactions, calldata }
}

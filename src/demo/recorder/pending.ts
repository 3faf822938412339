import { Blob4844Tx } from '@ethereumjs/tx'
import { type Address, bytesToHex, getAddress } from 'viem'
import type { CalldataFacts, TransactionFacts } from '../recording.ts'
import type { MinedTransaction } from './chain.ts'
import { type Sources, decodeCall } from './decode.ts'
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

/** The facts of a transaction before it is included. */
export function sentFacts(
  tx: MinedTransaction['tx'],
  sources: Sources,
  to?: Address,
): Omit<TransactionFacts, 'hash' | 'from' | 'gasPrice' | 'result' | 'seenAt'> {
  const input = bytesToHex(tx.data)
  const decoded = to === undefined ? undefined : decodeCall(sources.abi(to) ?? [], input)
  const method = to === undefined || input === '0x' ? undefined : (decoded?.call.split('(')[0] ?? input.slice(0, 10))
  return {
    type: tx.type as TransactionFacts['type'],
    ...(to === undefined ? {} : { to }),
    nonce: Number(tx.nonce),
    value: tx.value.toString(),
    gasLimit: tx.gasLimit.toString(),
    ...('maxFeePerGas' in tx
      ? { maxFeePerGas: tx.maxFeePerGas.toString(), maxPriorityFeePerGas: tx.maxPriorityFeePerGas.toString() }
      : {}),
    ...(tx instanceof Blob4844Tx && {
      blobs: { hashes: tx.blobVersionedHashes, maxFeePerGas: tx.maxFeePerBlobGas.toString() },
    }),
    ...(method === undefined ? {} : { method }),
  }
}

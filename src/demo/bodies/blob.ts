import type { TransactionFacts } from '#/demo/recording'

/** Blob gas of one blob (EIP-4844). */
const GAS_PER_BLOB = 131_072n

/** Blob gas of a transaction. */
export function blobGasOf({ blobs }: TransactionFacts): bigint {
  return BigInt(blobs?.hashes.length ?? 0) * GAS_PER_BLOB
}

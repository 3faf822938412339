import type { TypedTxData } from '@ethereumjs/tx'
import { type Address, type Hex, toHex } from 'viem'
import type { Random } from './random.ts'

/** How a transaction is sent; the run chooses missing options. */
export interface SendOptions {
  value?: bigint
  gas?: bigint
  type?: 0 | 1 | 2 | 3
  tip?: bigint
  /** Cap per gas of type 2, in wei; twice what is due now if it is not given. */
  maxFee?: bigint
}

/** A requested transaction; without `to` it creates a contract. */
export type Request = SendOptions & { to?: Address; data?: Hex; blobs?: readonly Hex[] }

/** The most that a batcher pays per blob gas, in wei. */
const BLOB_FEE = 1_000_000_000n

/** Gas that an access list of one address and one slot costs on top. */
const ACCESS_LIST_GAS = 4_300n

/** Chooses type, tip and fees of a transaction as wallets do: mostly EIP-1559, some legacy, a few with access lists. */
export function offer(
  request: Request & { gas: bigint },
  nonce: number,
  chainId: bigint,
  baseFee: bigint,
  random: Random,
): TypedTxData {
  const kind = random.next()
  const type = request.type ?? (kind < 0.16 ? 0 : kind < 0.2 ? 1 : 2)
  const tip = request.tip ?? random.big(50_000_000n, 2_600_000_000n)
  const price = baseFee + tip
  const common = {
    type,
    chainId,
    nonce,
    to: request.to,
    value: request.value ?? 0n,
    data: request.data ?? '0x',
    gasLimit: request.gas,
  } as const
  if (type === 3)
    return {
      ...common,
      blobs: [...(request.blobs ?? [])],
      maxFeePerBlobGas: BLOB_FEE,
      maxFeePerGas: roundGwei(price * 2n),
      maxPriorityFeePerGas: tip,
    }
  if (type === 2) return { ...common, maxFeePerGas: request.maxFee ?? roundGwei(price * 2n), maxPriorityFeePerGas: tip }
  if (type === 0) return { ...common, gasPrice: price }
  const { to, gas } = request
  if (to === undefined) return { ...common, gasPrice: price, gasLimit: gas + ACCESS_LIST_GAS }
  const storageKeys = gas > 60_000n ? [toHex(random.int(0, 6), { size: 32 })] : []
  return {
    ...common,
    gasPrice: price,
    gasLimit: gas + ACCESS_LIST_GAS,
    accessList: [{ address: to, storageKeys }],
  }
}

function roundGwei(wei: bigint): bigint {
  return ((wei + 999_999_999n) / 1_000_000_000n) * 1_000_000_000n
}

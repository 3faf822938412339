import { decodeErrorResult, type Hex, parseAbi } from 'viem'
import type {
  BlockFacts,
  CalldataFacts,
  LogFacts,
  RecordedCall,
  TransactionFacts,
  TransferFacts,
  WithdrawalFacts,
} from '#/served/recording'
import { methodIn } from './methodNames'
import { transfersIn, wrapperIn } from './transferLogs'
import {
  type AddressWriter,
  dataIn,
  decimalIn,
  hashIn,
  integerIn,
  objectsIn,
  quantity,
  type RpcObject,
  textIn,
} from './values'

/** A call of a transaction, without the index of the transaction. */
export type CallEntry = Omit<RecordedCall, 'transaction'>

/** Who wrapped or unwrapped coins of a token. */
export interface Wrapping {
  token: string
  holder: string
}

/** What a node returned about one transaction; `calls` are null where it offers no traces. */
export interface TransactionEntry {
  facts: Omit<TransactionFacts, 'firstTransfer' | 'transfersCount'>
  calldata: CalldataFacts
  logs: Omit<LogFacts, 'transaction'>[]
  transfers: Omit<TransferFacts, 'transaction'>[]
  wrappings: Wrapping[]
  calls: CallEntry[] | null
}

/** What a node returned about one block, independent of the blocks before it. */
export interface BlockEntry {
  block: Omit<BlockFacts, 'firstTransaction'>
  transactions: TransactionEntry[]
  withdrawals: WithdrawalFacts[]
}

/** Reads a block with its transactions, receipts, and the calls of each transaction by hash. */
export function readBlock(
  block: RpcObject,
  receipts: readonly RpcObject[],
  calls: ReadonlyMap<string, CallEntry[]> | null,
  write: AddressWriter,
): BlockEntry {
  const byHash = new Map(receipts.map((receipt) => [hashIn(receipt['transactionHash']), receipt]))
  const transactions = objectsIn(block['transactions']).map((sent, place) => {
    const hash = hashIn(sent['hash'])
    // Some chains leave out the position. One transaction only may have been requested: its receipt has it.
    const receipt = { transactionIndex: place, ...byHash.get(hash) }
    return readTransaction(block, sent, receipt, calls?.get(hash) ?? null, write)
  })
  const withdrawals = objectsIn(block['withdrawals']).map((each) => ({
    index: integerIn(each['index']),
    validatorIndex: integerIn(each['validatorIndex']),
    receiver: write(String(each['address'])),
    // Nodes write Gwei.
    amount: String((quantity(each['amount']) ?? 0n) * 1_000_000_000n),
    block: integerIn(block['number']),
  }))
  return { block: readHeader(block, receipts, withdrawals.length, write), transactions, withdrawals }
}

/** Reads a transaction that is in no block yet; `seenAt` is not known. */
export function readPending(sent: RpcObject, write: AddressWriter): TransactionEntry {
  const { facts, ...rest } = readTransaction({}, sent, {}, null, write)
  const { block: _, position: __, ...known } = facts
  return { ...rest, facts: { ...known, result: 'pending' } }
}

function readHeader(
  block: RpcObject,
  receipts: readonly RpcObject[],
  withdrawalsCount: number,
  write: AddressWriter,
): BlockEntry['block'] {
  const miner = textIn(block['miner']) ?? textIn(block['author'])
  const used = decimalIn(block['blobGasUsed'])
  const price = receipts.find((receipt) => quantity(receipt['blobGasUsed']))?.['blobGasPrice']
  const hasBlobs = used !== undefined && used !== '0' && price !== undefined
  return withoutUndefined({
    height: integerIn(block['number']),
    hash: hashIn(block['hash']),
    parentHash: hashIn(block['parentHash']),
    timestamp: integerIn(block['timestamp']),
    miner: miner === undefined ? undefined : write(miner),
    gasLimit: decimalIn(block['gasLimit']) ?? '0',
    gasUsed: decimalIn(block['gasUsed']) ?? '0',
    baseFee: decimalIn(block['baseFeePerGas']),
    size: block['size'] === undefined ? undefined : integerIn(block['size']),
    nonce: dataIn(block['nonce']),
    difficulty: decimalIn(block['difficulty']),
    totalDifficulty: decimalIn(block['totalDifficulty']),
    stateRoot: dataIn(block['stateRoot']),
    extraData: dataIn(block['extraData']),
    // Hashes, where the transactions themselves were not requested.
    transactionsCount: Array.isArray(block['transactions']) ? block['transactions'].length : 0,
    withdrawalsCount,
    blobGas: hasBlobs
      ? { used, excess: decimalIn(block['excessBlobGas']) ?? '0', price: decimalIn(price) ?? '0' }
      : undefined,
    rewards: [],
  })
}

function readTransaction(
  block: RpcObject,
  sent: RpcObject,
  receipt: RpcObject,
  calls: CallEntry[] | null,
  write: AddressWriter,
): TransactionEntry {
  const to = textIn(sent['to'])
  // Some nodes name it as `eth_call` does.
  const input = dataIn(sent['input']) ?? dataIn(sent['data']) ?? '0x'
  const [own] = calls ?? []
  const isOk = isSuccess(receipt, own)
  const feeToken = sent['feeCurrency'] === null ? null : textIn(sent['feeCurrency'])
  const created = textIn(receipt['contractAddress'])
  const logs = objectsIn(receipt['logs']).map((log, place) => ({
    index: integerIn(log['logIndex'] ?? place),
    address: write(String(log['address'])),
    topics: Array.isArray(log['topics']) ? log['topics'].map(hashIn) : [],
    data: dataIn(log['data']) ?? '0x',
  }))
  const hashes = Array.isArray(sent['blobVersionedHashes']) ? sent['blobVersionedHashes'].map(hashIn) : []
  return {
    facts: withoutUndefined({
      hash: hashIn(sent['hash']),
      block: integerIn(block['number']),
      position: integerIn(sent['transactionIndex'] ?? receipt['transactionIndex']),
      type: integerIn(sent['type']),
      from: write(String(sent['from'])),
      to: to && write(to),
      created: created && isOk !== false ? write(created) : undefined,
      nonce: integerIn(sent['nonce']),
      value: decimalIn(sent['value']) ?? '0',
      gasLimit: decimalIn(sent['gas']) ?? '0',
      gasUsed: decimalIn(receipt['gasUsed']),
      gasPrice: String(gasPriceOf(sent, receipt, quantity(block['baseFeePerGas']))),
      maxFeePerGas: decimalIn(sent['maxFeePerGas']),
      maxPriorityFeePerGas: decimalIn(sent['maxPriorityFeePerGas']),
      blobs: hashes.length > 0 ? { hashes, maxFeePerGas: decimalIn(sent['maxFeePerBlobGas']) ?? '0' } : undefined,
      l1: l1FeeIn(receipt),
      feeToken: feeToken === undefined ? undefined : feeToken && write(feeToken),
      status: isOk === undefined ? undefined : isOk ? ('ok' as const) : ('error' as const),
      result: isOk === undefined ? undefined : isOk ? 'success' : (own?.error ?? 'failed'),
      innerError: isOk === true && calls?.some(({ error }) => error !== undefined) === true ? true : undefined,
      method: to && methodIn(input),
    }),
    calldata: withoutUndefined({ input, revert: isOk === false ? revertOf(own) : undefined }),
    logs,
    transfers: logs.flatMap((log) => transfersIn(log, write)),
    wrappings: logs.flatMap((log) => {
      const holder = wrapperIn(log, write)
      return holder === undefined ? [] : [{ token: log.address, holder }]
    }),
    calls,
  }
}

/** The latest blocks, whose receipts may come later than they: they are read again. Those of older ones are pruned. */
export const LATE_RECEIPTS = 12

/** Whether a node returned no receipt for one of a block's transactions: a new one may have it a moment later, a pruned node never. */
export function lacksReceipts({ transactions }: BlockEntry): boolean {
  return transactions.some(({ facts }) => facts.gasUsed === undefined)
}

/** Whether a transaction succeeded, which receipts before Byzantium do not have, but traces; undefined where it is not known. */
function isSuccess(receipt: RpcObject, own: CallEntry | undefined): boolean | undefined {
  const status = quantity(receipt['status'])
  if (status !== undefined) return status !== 0n
  return own && own.error === undefined
}

/** What a transaction pays per gas: where its receipt does not have it, by the base fee (EIP-1559); wei. */
function gasPriceOf(sent: RpcObject, receipt: RpcObject, baseFee: bigint | undefined): bigint {
  const paid = quantity(receipt['effectiveGasPrice'])
  if (paid !== undefined) return paid
  const [most, priority] = [quantity(sent['maxFeePerGas']), quantity(sent['maxPriorityFeePerGas'])]
  if (most === undefined || priority === undefined || baseFee === undefined)
    return quantity(sent['gasPrice']) ?? most ?? 0n
  return baseFee + priority < most ? baseFee + priority : most
}

/** What a receipt of the OP Stack has of the fee for L1; undefined for those of other chains. */
function l1FeeIn(receipt: RpcObject): TransactionFacts['l1'] {
  const fee = decimalIn(receipt['l1Fee'])
  if (fee === undefined) return undefined
  return withoutUndefined({
    fee,
    gasUsed: decimalIn(receipt['l1GasUsed']),
    gasPrice: decimalIn(receipt['l1GasPrice']),
    // Receipts since Ecotone have none.
    scalar: textIn(receipt['l1FeeScalar']),
  })
}

const reasonAbi = parseAbi(['error Error(string reason)'])

/** What a transaction reverted with, by the output of its first call. */
function revertOf(call: CallEntry | undefined): CalldataFacts['revert'] {
  const raw = call?.output
  if (call?.error === undefined || raw === undefined || raw.length < 10) return undefined
  try {
    const [text] = decodeErrorResult({ abi: reasonAbi, data: raw as Hex }).args
    return { raw, text }
  } catch {
    // Another error of the contract.
    return { raw }
  }
}

type Optional<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> }
type Required<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] }

/** An object without its properties that are undefined. */
export function withoutUndefined<T extends object>(given: T): Optional<T> & Required<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Optional<T> &
    Required<T>
}

import type { BlobFacts, OperationFacts } from './recordedProtocols'
import type {
  RecordedAddress,
  BlockFacts,
  CalldataFacts,
  RecordedCall,
  HoldingFacts,
  InstanceFacts,
  LogFacts,
  StateFacts,
  TokenFacts,
  TransactionFacts,
  TransferFacts,
  WithdrawalFacts,
} from './recording'
import type { DeployedFacts } from './recordedContracts'

/** A function of rows that caches its result until there are more of them. */
function derived<Row, Result>(build: (rows: readonly Row[]) => Result): (rows: readonly Row[]) => Result {
  const built = new WeakMap<readonly Row[], { result: Result; count: number }>()
  return (rows) => {
    const known = built.get(rows)
    if (known?.count === rows.length) return known.result
    const result = build(rows)
    built.set(rows, { result, count: rows.length })
    return result
  }
}

/** An index: for each key, the positions of its rows, in their order. Rows that are appended later are added to it. */
function indexed<Row>(keysOf: (row: Row) => readonly (string | number | undefined)[]) {
  const built = new WeakMap<readonly Row[], { index: Map<string | number, number[]>; count: number }>()
  return (rows: readonly Row[]): ReadonlyMap<string | number, number[]> => {
    const known = built.get(rows) ?? { index: new Map<string | number, number[]>(), count: 0 }
    built.set(rows, known)
    for (; known.count < rows.length; known.count += 1) {
      const row = rows[known.count]
      for (const key of row === undefined ? [] : new Set(keysOf(row))) {
        if (key === undefined) continue
        const positions = known.index.get(key)
        if (positions === undefined) known.index.set(key, [known.count])
        else positions.push(known.count)
      }
    }
    return known.index
  }
}

const lower = (hash: string | undefined) => hash?.toLowerCase()

/** The key of one NFT among all collections. */
export const instanceKey = (token: string, id: string) => `${token.toLowerCase()}/${id}`

/** Addresses by lower-case hash. */
export const addressesByHash = indexed((row: RecordedAddress) => [lower(row.hash)])

/** Blocks by hash and by height, both as text. */
export const blocksByName = indexed((row: BlockFacts) => [row.hash, String(row.height)])

/** The block at a height; undefined where there are no facts of it. */
export function blockAt(blocks: readonly BlockFacts[], height: number | undefined): BlockFacts | undefined {
  if (height === undefined) return undefined
  const place = blocks[height - (blocks[0]?.height ?? 0)]
  // Blocks between others may be missing.
  return place?.height === height ? place : rowBy(blocks, blocksByName, String(height))
}

/** Blocks by validator. */
export const blocksByMiner = indexed((row: BlockFacts) => (row.miner === undefined ? [] : [lower(row.miner)]))

/** Transactions by hash. */
export const transactionsByHash = indexed((row: TransactionFacts) => [row.hash])

/** Whether another transaction with the same nonce took its place; real servers list it nowhere, and find it by its hash. */
const isReplaced = (row: TransactionFacts) => row.block === undefined && row.status === 'error'

/** Transactions by every address that sent, received or was created by them, without those that were replaced. */
export const transactionsByAddress = indexed((row: TransactionFacts) =>
  isReplaced(row) ? [] : [lower(row.from), lower(row.to), lower(row.created)],
)

/** Transfers by either end. */
export const transfersByAddress = indexed((row: TransferFacts) => [lower(row.from), lower(row.to)])

/** Transfers by token contract. */
export const transfersByToken = indexed((row: TransferFacts) => [lower(row.token)])

/** Transfers of NFTs by `instanceKey`. */
export const transfersByInstance = indexed((row: TransferFacts) => [
  row.tokenId === undefined ? undefined : instanceKey(row.token, row.tokenId),
])

/** Calls by position of their transaction. */
export const callsByTransaction = indexed((row: RecordedCall) => [row.transaction])

/** Calls by every address that made, received or was created by them. */
export const callsByAddress = indexed((row: RecordedCall) => [lower(row.from), lower(row.to), lower(row.created)])

/** Logs by position of their transaction. */
export const logsByTransaction = indexed((row: LogFacts) => [row.transaction])

/** Logs by the contract that wrote them. */
export const logsByAddress = indexed((row: LogFacts) => [lower(row.address)])

/** Balance changes by position of their transaction. */
export const stateByTransaction = indexed((row: StateFacts) => [row.transaction])

/** Tokens by contract. */
export const tokensByAddress = indexed((row: TokenFacts) => [lower(row.address)])

/** Holdings by holder. */
export const holdingsByHolder = indexed((row: HoldingFacts) => [lower(row.holder)])

/** Holdings by token contract. */
export const holdingsByToken = indexed((row: HoldingFacts) => [lower(row.token)])

/** Holdings of NFTs by `instanceKey`. */
export const holdingsByInstance = indexed((row: HoldingFacts) => [
  row.tokenId === undefined ? undefined : instanceKey(row.token, row.tokenId),
])

/** NFTs by `instanceKey`. */
export const instancesByKey = indexed((row: InstanceFacts) => [instanceKey(row.token, row.id)])

/** NFTs by token contract. */
export const instancesByToken = indexed((row: InstanceFacts) => [lower(row.token)])

/** Contracts by address. */
export const contractsByAddress = indexed((row: DeployedFacts) => [lower(row.address)])

/** Withdrawals by receiver. */
export const withdrawalsByReceiver = indexed((row: WithdrawalFacts) => [lower(row.receiver)])

/** Withdrawals by height of their block. */
export const withdrawalsByBlock = indexed((row: WithdrawalFacts) => [row.block])

/** ERC-4337 operations by hash. */
export const operationsByHash = indexed((row: OperationFacts) => [row.hash])

/** Blobs by versioned hash. */
export const blobsByHash = indexed((row: BlobFacts) => [row.hash])

/** Blobs by position of their transaction. */
export const blobsByTransaction = indexed((row: BlobFacts) => [row.transaction])

/** The transactions that are in a block, and those that wait for one. */
export const transactionsByState = derived((rows: readonly TransactionFacts[]) => ({
  mined: rows.filter((row) => row.block !== undefined),
  pending: rows.filter((row) => row.block === undefined && !isReplaced(row)),
}))

/** The selector of a call to a contract. */
export function selectorIn(calldata: CalldataFacts | undefined): string | undefined {
  const input = calldata?.input ?? ''
  return input.length >= 10 ? input.slice(0, 10) : undefined
}

/** The names of the methods that were called, by selector; the most called first. */
export function methodsBySelector(
  calldata: readonly CalldataFacts[],
  transactions: readonly TransactionFacts[],
): ReadonlyMap<string, string> {
  const counts = new Map<string, { name: string; count: number }>()
  for (const [position, { method }] of transactions.entries()) {
    const selector = selectorIn(calldata[position])
    // Where the source is unknown, the method is its selector.
    if (selector === undefined || method === undefined || method === selector) continue
    const known = counts.get(selector) ?? { name: method, count: 0 }
    known.count += 1
    counts.set(selector, known)
  }
  const sorted = [...counts].toSorted(([, a], [, b]) => b.count - a.count)
  return new Map(sorted.map(([selector, { name }]) => [selector, name]))
}

/** The first row that an index has under a key. */
export function rowBy<Row>(
  rows: readonly Row[],
  index: (rows: readonly Row[]) => ReadonlyMap<string | number, readonly number[]>,
  key: string | number,
): Row | undefined {
  const position = index(rows).get(key)?.[0]
  return position === undefined ? undefined : rows[position]
}

/** All rows that an index has under a key, in recorded order. */
export function rowsBy<Row>(
  rows: readonly Row[],
  index: (rows: readonly Row[]) => ReadonlyMap<string | number, readonly number[]>,
  key: string | number,
): Row[] {
  return (index(rows).get(key) ?? []).flatMap((position) => rows[position] ?? [])
}

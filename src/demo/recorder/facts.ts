import { Blob4844Tx } from '@ethereumjs/tx'
import { type Address, bytesToHex, getAddress, type Hex, size, zeroAddress } from 'viem'
import type {
  BlockFacts,
  CalldataFacts,
  RecordedCall,
  LogFacts,
  Recording,
  StateFacts,
  TransactionFacts,
  TransferFacts,
  WithdrawalFacts,
} from '../../served/recording.ts'
import { actionsOf } from './actions.ts'
import { addressFacts, contractsOf } from './addresses.ts'
import type { MinedBlock, MinedTransaction } from './chain.ts'
import type { Compilation } from './compile.ts'
import { blobFacts, depositFacts } from './consensus.ts'
import { sourceFacts } from './contracts.ts'
import { decodeCall, decodeError, decodeLog, revertText, type Sources } from './decode.ts'
import { operationFacts } from './operations.ts'
import type { Stage } from './scenario/stage.ts'
import { timeOf } from './spec.ts'
import { readTokens } from './tokens.ts'
import { transfersOf } from './transfers.ts'
import type { World } from './world.ts'

/** Longest call input that is recorded completely: a selector and four words. */
const INPUT_BYTES = 132

/** Turns a played scenario into the recorded facts. */
export async function record(stage: Stage, sources: Sources, compilation: Compilation): Promise<Recording> {
  const { world } = stage
  const { chain, spec } = world
  const mined = chain.blocks.flatMap((block) => block.transactions)
  const made = await contractsOf(stage, mined)
  for (const [address, { identity }] of made) {
    const source =
      identity.implementation === undefined ? identity.source : made.get(identity.implementation)?.identity.source
    if (source !== undefined) sources.set(address, source)
  }
  const unmined = recordUnmined(world, sources)
  const transfers = mined.flatMap(transferFacts)
  const { tokens, holdings, instances, coinPrice } = await readTokens(stage, made, transfers, mined)
  const transactions = mined.map((entry) => transactionFacts(entry, sources))
  let next = 0
  for (const [index, facts] of transactions.entries()) {
    const start = next
    while (transfers[next]?.transaction === index) next++
    if (next > start) Object.assign(facts, { firstTransfer: start, transfersCount: next - start })
    const actions = actionsOf(stage, mined[index]?.logs ?? [], facts.block ?? 0)
    if (actions.length > 0) facts.actions = actions
  }
  return {
    chain: {
      id: String(spec.id),
      name: spec.name,
      currency: spec.currency,
      testnet: spec.testnet,
      recordedAt: timeOf(spec, chain.height) + 8,
      head: chain.height,
      totalSupply: chain.supply.toString(),
      coinPrice,
      days: [...world.market.days].map(([date, day]) => ({ date, ...day, totalSupply: day.totalSupply.toString() })),
    },
    blocks: blockFacts(stage),
    transactions: [...transactions, ...unmined.transactions],
    calldata: [...mined.map((entry) => calldataFacts(entry, sources)), ...unmined.calldata],
    calls: mined.flatMap(callFacts),
    transfers,
    logs: logFacts(mined, sources),
    state: stateFacts(stage, mined),
    addresses: addressFacts(stage, mined, made, transfers),
    tokens,
    holdings,
    instances,
    withdrawals: withdrawalFacts(stage),
    deposits: depositFacts(stage, mined),
    blobs: blobFacts(mined),
    operations: operationFacts(stage, mined, sources),
    accounts: await chain.contracts(made.keys()),
    contracts: sourceFacts(spec, mined, made, compilation),
  }
}

function blockFacts({ world }: Stage): BlockFacts[] {
  let firstTransaction = 0
  return world.chain.blocks.map(({ block, miner, transactions, withdrawals }) => {
    const { header } = block
    const reward = transactions.reduce((sum, entry) => sum + entry.tip, 0n)
    const facts: BlockFacts = {
      height: Number(header.number),
      hash: bytesToHex(block.hash()),
      parentHash: bytesToHex(header.parentHash),
      timestamp: Number(header.timestamp),
      miner,
      gasLimit: header.gasLimit.toString(),
      gasUsed: header.gasUsed.toString(),
      baseFee: (header.baseFeePerGas ?? 0n).toString(),
      size: block.serialize().length,
      nonce: bytesToHex(header.nonce),
      difficulty: header.difficulty.toString(),
      totalDifficulty: '0',
      stateRoot: bytesToHex(header.stateRoot),
      extraData: bytesToHex(header.extraData),
      firstTransaction,
      transactionsCount: transactions.length,
      withdrawalsCount: withdrawals.length,
      ...blobGas(header),
      rewards: reward > 0n ? [{ type: 'Miner Reward', reward: reward.toString() }] : [],
    }
    firstTransaction += transactions.length
    return facts
  })
}

function blobGas(header: MinedBlock['block']['header']): Pick<BlockFacts, 'blobGas'> {
  const { blobGasUsed: used = 0n, excessBlobGas: excess = 0n } = header
  if (used === 0n && excess === 0n) return {}
  return { blobGas: { used: String(used), excess: String(excess), price: String(header.getBlobGasPrice()) } }
}

function transactionFacts(entry: MinedTransaction, sources: Sources): TransactionFacts {
  const { tx, to, created } = entry
  const facts: TransactionFacts = {
    hash: entry.hash,
    block: entry.block,
    position: entry.position,
    ...sentFacts(tx, sources, to),
    from: entry.from,
    gasUsed: entry.gasUsed.toString(),
    gasPrice: entry.gasPrice.toString(),
    status: entry.result === 'success' ? 'ok' : 'error',
    result: entry.result,
    seenAt: entry.seenAt,
  }
  if (created !== undefined) facts.created = created
  if (entry.result === 'success' && entry.calls.some((call) => call.error !== undefined)) facts.innerError = true
  return facts
}

function calldataFacts(entry: MinedTransaction, sources: Sources): CalldataFacts {
  const input = bytesToHex(entry.tx.data)
  const facts: CalldataFacts = { input }
  const decoded = entry.to === undefined ? undefined : decodeCall(sources.abi(entry.to) ?? [], input)
  if (decoded !== undefined) facts.decoded = decoded
  if (entry.result !== 'execution reverted') return facts
  const revert: NonNullable<CalldataFacts['revert']> = { raw: entry.returned }
  const text = revertText(entry.returned)
  // Errors of unverified contracts are not decoded.
  const error = sources.abi(entry.to) === undefined ? undefined : decodeError(sources.abis(), entry.returned)
  if (text !== undefined) revert.text = text
  if (error !== undefined) revert.decoded = error
  return { ...facts, revert }
}

function callFacts(entry: MinedTransaction, transaction: number): RecordedCall[] {
  return entry.calls.map((call, index) => {
    const facts: RecordedCall = {
      transaction,
      index,
      path: call.path,
      type: call.type,
      from: call.from,
      value: call.value.toString(),
      gasLimit: call.gasLimit.toString(),
      gasUsed: call.gasUsed.toString(),
    }
    if (call.to !== undefined) facts.to = call.to
    if (call.created !== undefined) facts.created = call.created
    if (call.input !== '0x') Object.assign(facts, cut(call.input))
    if (call.output !== '0x' && !call.type.startsWith('create')) facts.output = call.output
    if (call.error !== undefined) facts.error = call.error
    return facts
  })
}

function cut(input: Hex): Pick<RecordedCall, 'input' | 'inputSize'> {
  return { input: input.slice(0, 2 + 2 * INPUT_BYTES), inputSize: size(input) }
}

function transferFacts(entry: MinedTransaction, transaction: number): TransferFacts[] {
  return entry.logs.flatMap((log, position) =>
    transfersOf(log).map(({ token, from, to, value, tokenId }) => ({
      transaction,
      logIndex: entry.firstLog + position,
      token,
      from,
      to,
      ...(value === undefined ? {} : { value: value.toString() }),
      ...(tokenId === undefined ? {} : { tokenId: tokenId.toString() }),
      type:
        from === zeroAddress
          ? ('token_minting' as const)
          : to === zeroAddress
            ? ('token_burning' as const)
            : ('token_transfer' as const),
    })),
  )
}

function logFacts(mined: MinedTransaction[], sources: Sources): LogFacts[] {
  return mined.flatMap((entry, transaction) =>
    entry.logs.map((log, position) => {
      const decoded = decodeLog(sources.abi(log.address) ?? [], log)
      return { transaction, index: entry.firstLog + position, ...log, ...(decoded === undefined ? {} : { decoded }) }
    }),
  )
}

function stateFacts({ world }: Stage, mined: MinedTransaction[]): StateFacts[] {
  return mined.map((entry, transaction) => {
    const miner = world.chain.blocks[entry.block]?.miner
    const changes = entry.changes.map(({ address, before, after }) => ({
      address,
      before: before.toString(),
      after: after.toString(),
      ...(address === miner ? { miner: true as const } : {}),
    }))
    return { transaction, changes }
  })
}

function withdrawalFacts({ world }: Stage): WithdrawalFacts[] {
  return world.chain.blocks.flatMap(({ withdrawals }, block) =>
    withdrawals.map(({ index, validatorIndex, address, amount }) => ({
      index,
      validatorIndex,
      receiver: address,
      amount: (amount * 10n ** 9n).toString(),
      block,
    })),
  )
}

/** The signed transactions that no block included: pending ones, and those that another one replaced. */
export function recordUnmined(
  world: World,
  sources: Sources,
): { transactions: TransactionFacts[]; calldata: CalldataFacts[] } {
  const transactions: TransactionFacts[] = []
  const calldata: CalldataFacts[] = []
  const ends = [
    ...world.pending.map((each) => ({ ...each, result: { result: 'pending' } })),
    // As Blockscout has it.
    ...world.replaced.map((each) => ({ ...each, result: { status: 'error', result: 'dropped/replaced' } as const })),
  ]
  for (const { tx, from, seenAt, result } of ends) {
    const to = tx.to === undefined ? undefined : getAddress(tx.to.toString())
    const input = bytesToHex(tx.data)
    transactions.push({
      hash: bytesToHex(tx.hash()),
      ...sentFacts(tx, sources, to),
      from,
      gasPrice: ('maxFeePerGas' in tx ? tx.maxFeePerGas : tx.gasPrice).toString(),
      ...result,
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

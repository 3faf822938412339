import { type Common, createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common'
import { createEVM, type ExecResult } from '@ethereumjs/evm'
import {
  type Address,
  bigIntToBytes,
  bytesToHex,
  createAddressFromString,
  hexToBytes,
  type PrefixedHexString,
  setLengthLeft,
} from '@ethereumjs/util'
import { isObject } from '#/domain/isObject'
import { CallError } from './callError'
import { RecordedState } from './recordedState'
import { nodeLogs } from './nodeLogs'
import type { Facts } from '#/served/store'

type MachineFacts = Facts<'accounts' | 'addresses' | 'blocks' | 'chain'>
type LogFacts = Facts<'logs' | 'transactions'>

/** A node over the recorded state: it has the latest block only. */
export interface Machine {
  /** Runs a JSON-RPC method; rejects with a CallError. */
  call(method: string, params: readonly unknown[]): Promise<unknown>
}

/** Gas of a call that names none, as nodes have it. */
const CALL_GAS = 50_000_000n
const MAX_CALL_GAS = 500_000_000n
/** Gas of any transaction, and of each byte of its data (EIP-2028). */
const TRANSACTION_GAS = 21_000n
const ZERO_BYTE_GAS = 4n
const OTHER_BYTE_GAS = 16n

/** Creates the node of a recorded chain: a real EVM that runs calls on the recorded code and storage. Logs are loaded when needed. */
export function createMachine(facts: MachineFacts, loadLogs: () => Promise<LogFacts>): Machine {
  const { chain, blocks } = facts
  const common = createCustomCommon({ chainId: Number(chain.id) }, Mainnet, { hardfork: Hardfork.Cancun })
  const methods: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_chainId: () => hex(BigInt(chain.id)),
    eth_blockNumber: () => hex(BigInt(chain.head)),
    eth_getBlockByNumber: ([block]) => blockOf(blocks, chain.head, block),
    eth_getLogs: async ([filter]) => nodeLogs({ ...facts, ...(await loadLogs()) }, filter),
    eth_getBalance: async ([address, block]) => {
      demandHead(block, chain.head)
      const account = await new RecordedState(common, facts).getAccount(addressIn(address))
      return hex(account?.balance ?? 0n)
    },
    eth_getCode: async ([address, block]) => {
      demandHead(block, chain.head)
      return bytesToHex(await new RecordedState(common, facts).getCode(addressIn(address)))
    },
    eth_getStorageAt: async ([address, slot, block]) => {
      demandHead(block, chain.head)
      const key = setLengthLeft(bigIntToBytes(quantity(slot, 'slot')), 32)
      const value = await new RecordedState(common, facts).getStorage(addressIn(address), key)
      return bytesToHex(setLengthLeft(value, 32))
    },
    eth_call: async ([message, block]) => {
      demandHead(block, chain.head)
      return bytesToHex((await runCall(common, facts, blocks.at(-1), message)).returnValue)
    },
    eth_estimateGas: async ([message, block]) => {
      demandHead(block, chain.head)
      const { executionGasUsed } = await runCall(common, facts, blocks.at(-1), message)
      return hex(TRANSACTION_GAS + dataGas(message) + executionGasUsed)
    },
  }
  return {
    async call(method, params) {
      const run = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (!run) throw new CallError(-32_601, `the method ${method} does not exist/is not available`)
      return run(params)
    },
  }
}

/** A block without its transactions; null if there is none at that height. */
function blockOf(blocks: MachineFacts['blocks'], head: number, tag: unknown): object | null {
  const height = HEAD_TAGS.has(tag) ? BigInt(head) : quantity(tag, 'block')
  const block = height > head ? undefined : blocks[Number(height)]
  if (!block) return null
  const { hash, parentHash, timestamp, miner } = block
  return { number: hex(height), hash, parentHash, timestamp: hex(BigInt(timestamp)), miner }
}

async function runCall(
  common: Common,
  facts: MachineFacts,
  head: MachineFacts['blocks'][number] | undefined,
  message: unknown,
): Promise<ExecResult> {
  if (!isObject(message)) throw new CallError(-32_602, 'invalid argument 0: not an object')
  const { from, to, data, input, value, gas } = message
  const evm = await createEVM({ common, stateManager: new RecordedState(common, facts) })
  const asked = gas === undefined ? CALL_GAS : quantity(gas, 'gas')
  const { execResult } = await evm.runCall({
    ...(from !== undefined && { caller: addressIn(from), origin: addressIn(from) }),
    ...(to !== undefined && to !== null && { to: addressIn(to) }),
    data: bytesIn(input ?? data ?? '0x'),
    value: value === undefined ? 0n : quantity(value, 'value'),
    gasLimit: asked > MAX_CALL_GAS ? MAX_CALL_GAS : asked,
    block: {
      header: {
        number: BigInt(head?.height ?? 0),
        coinbase: createAddressFromString(head?.miner ?? `0x${'0'.repeat(40)}`),
        timestamp: BigInt(head?.timestamp ?? 0),
        difficulty: 0n,
        prevRandao: hexToBytes(hexOf(head?.parentHash ?? '0x')),
        gasLimit: BigInt(head?.gasLimit ?? 0),
        baseFeePerGas: BigInt(head?.baseFee ?? 0),
        getBlobGasPrice: () => 1n,
      },
    },
  })
  const { exceptionError, returnValue } = execResult
  if (!exceptionError) return execResult
  if (exceptionError.error === 'revert') throw new CallError(3, 'execution reverted', bytesToHex(returnValue))
  throw new CallError(-32_000, exceptionError.error)
}

/** The tags that mean the latest block of a chain that has no more blocks to come. */
const HEAD_TAGS: ReadonlySet<unknown> = new Set(['latest', 'pending', 'safe', 'finalized'])

/** Rejects blocks before the latest as a pruned node does: their state is not recorded. */
function demandHead(block: unknown, head: number): void {
  if (block === undefined || HEAD_TAGS.has(block)) return
  const height = quantity(block, 'block')
  if (height > head) throw new CallError(-32_000, 'header not found')
  if (height < head)
    throw new CallError(-32_000, 'missing trie node: the demo records the state of the latest block only')
}

function dataGas(message: unknown): bigint {
  const data = isObject(message) ? bytesIn(message['input'] ?? message['data'] ?? '0x') : new Uint8Array()
  return data.reduce((gas, byte) => gas + (byte === 0 ? ZERO_BYTE_GAS : OTHER_BYTE_GAS), 0n)
}

const hex = (number: bigint) => `0x${number.toString(16)}`

function quantity(value: unknown, what: string): bigint {
  if (typeof value !== 'string' || !/^0x[\da-f]{1,64}$/i.test(value)) throw new CallError(-32_602, `invalid ${what}`)
  return BigInt(value)
}

function addressIn(value: unknown): Address {
  if (typeof value !== 'string' || !/^0x[\da-f]{40}$/i.test(value)) throw new CallError(-32_602, 'invalid address')
  return createAddressFromString(value)
}

function bytesIn(value: unknown): Uint8Array {
  if (typeof value !== 'string' || !/^0x(?:[\da-f]{2})*$/i.test(value)) throw new CallError(-32_602, 'invalid data')
  return hexToBytes(hexOf(value))
}

/** Recorded facts have hex as plain strings. */
const hexOf = (text: string) => text as PrefixedHexString

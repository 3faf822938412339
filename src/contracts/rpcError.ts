import { batchLimitIn } from '#/contracts/batchLimit'
import { hexSize } from '#/domain/hashes/hex'
import { isObject } from '#/domain/isObject'
import { rangeRefusalIn } from '#/contracts/logRanges'

/** Hex data as JSON-RPC writes it. */
export type Hex = `0x${string}`

const UNKNOWN_METHOD =
  /method .*(?:not found|not supported|does not exist|not available)|(?:unsupported|unknown|unrecognized|no such) (?:json-?rpc |rpc )?method|action not found|not (?:yet )?implemented|(?:namespace|module) \S+ is (?:disabled|not enabled)/i
/** A method, by its name or not, that is switched off. */
const REFUSED_METHOD =
  /(?:\bmethod|\b(?:eth|net|web3|debug|trace|txpool)_\w+)\W? (?:\S+ )?(?:is |was |has been )?(?:currently )?(?:not (?:found|supported|available|enabled|allowed|whitelisted|permitted)|disabled|deprecated|blocked|removed|restricted|unsupported|switched off|turned off)\b/i

/** The error of one JSON-RPC call, as the node reported it. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  /** JSON-RPC error code; null if the node sent none. */
  readonly code: number | null
  /** The node's message, truncated; untrusted text. */
  readonly serverMessage: string
  /** The data that the call reverted with, '0x' if it reverted without data; null if it is no revert. */
  readonly revertData: Hex | null
  /** The method that the node was found to lack; null for all other errors. */
  readonly missingMethod: string | null

  constructor(code: number | null, message: string, revertData: Hex | null, missingMethod: string | null = null) {
    super(`JSON-RPC error ${code ?? ''}`)
    this.code = code
    this.serverMessage = message
    this.revertData = revertData
    this.missingMethod = missingMethod
  }

  /** The same error with the method that the node lacks. */
  ofMissing(method: string): RpcError {
    return new RpcError(this.code, this.serverMessage, this.revertData, method)
  }

  /** Whether the contract failed, and not the node: it reverted, or ran into another error of the EVM. */
  get isOfContract(): boolean {
    return (
      this.revertData !== null ||
      /opcode|bad ?instruction|(?:invalid|bad) ?jump|stack ?(?:underflow|overflow|limit)|out ?of ?gas|write protection/i.test(
        this.serverMessage,
      )
    )
  }

  /** Whether the node does not have the method, or has it switched off. */
  get isUnknownMethod(): boolean {
    // A revert reason is what a contract says, and a refused range is no refused method.
    if (this.isOfContract || this.isRateLimit || this.isStateMissing || rangeRefusalIn(this.serverMessage, Infinity))
      return false
    // -32004 and -32042 are "not supported" by EIP-1474.
    return (
      this.code === -32_601 ||
      this.code === -32_004 ||
      this.code === -32_042 ||
      UNKNOWN_METHOD.test(this.serverMessage) ||
      REFUSED_METHOD.test(this.serverMessage)
    )
  }

  /** Whether the node refused the parameters of the call instead of running it. */
  get isRefusedForm(): boolean {
    if (this.isOfContract || this.missingMethod !== null) return false
    return this.code === -32_602 || /\b(?:param(?:eter)?s?|arguments?)\b/i.test(this.serverMessage)
  }

  /** Whether the node refused because of too many requests. */
  get isRateLimit(): boolean {
    if (batchLimitIn(this.serverMessage, Infinity) !== null) return false
    if (this.code === 429 || /rate.?limit|too many requests/i.test(this.serverMessage)) return true
    // The same code refuses a search for logs with too many results.
    return this.code === -32_005 && rangeRefusalIn(this.serverMessage, Infinity) === null
  }

  /** Whether the node no longer has the state of the block. */
  get isStateMissing(): boolean {
    return /missing trie node|state (?:is )?(?:not available|unavailable|pruned|not found)|no state available|historical state|prun(?:ed|ing)|archive|header (?:for hash )?not found|block.? ?not ?found|unknown block|BlockOutOfRange|out of range/i.test(
      this.serverMessage,
    )
  }
}

/** A node that serves another chain. */
export class WrongChainError extends Error {
  override readonly name = 'WrongChainError'
  readonly host: string
  readonly expected: string
  /** The decimal chain ID that the node reported. */
  readonly found: string

  constructor(host: string, expected: string, found: string) {
    super(`The node of chain ${expected} serves chain ${found}`)
    this.host = host
    this.expected = expected
    this.found = found
  }
}

const MAX_MESSAGE_LENGTH = 300
/** Codes for "execution reverted": 3 of Geth and its descendants, -32015 of OpenEthereum and Nethermind. */
const REVERT_CODES = new Set([3, -32_015])

/** Reads the `error` of a JSON-RPC response, which nodes write in different shapes. */
export function readRpcError(error: unknown): RpcError {
  const { code, message, data } = isObject(error) ? error : { code: null, message: error, data: null }
  const text = typeof message === 'string' ? message : ''
  const number = typeof code === 'number' ? code : null
  const found = revertDataIn(data, 0) ?? revertDataIn(/0x[\da-f]{8,}/i.exec(text)?.[0], 0)
  const isRevert = found !== null || REVERT_CODES.has(number ?? 0) || /revert/i.test(text)
  const shown = text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH)}…` : text
  return new RpcError(number, shown, isRevert ? (found ?? '0x') : null)
}

/** Nodes nest revert data in `data.data`, `data.originalError.data` or `data[hash].return`, and may write "Reverted 0x…". */
function revertDataIn(value: unknown, depth: number): Hex | null {
  if (typeof value === 'string') {
    const hex = /^(?:reverted )?(0x[\da-f]*)$/i.exec(value)?.[1]
    const size = hex === undefined ? null : hexSize(hex)
    // A selector and whole words: unlike a transaction hash.
    return size !== null && size >= 4 && size % 32 === 4 ? (hex as Hex) : null
  }
  if (!isObject(value) || depth > 3) return null
  for (const part of Object.values(value)) {
    const found = revertDataIn(part, depth + 1)
    if (found !== null) return found
  }
  return null
}

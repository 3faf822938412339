import { isAddressHash } from '#/domain/hashes/hash'
import { hexSize, hexWords } from '#/domain/hashes/hex'
import { nameInSignature } from '#/domain/transactions/decoded'
import type { CallToToken } from '#/domain/transactions/tokenCall'
import type { AddressRecord, DecodedRecord, ParameterValue } from '#/domain/transactions/transactionRecords'

/** The call data of a smart account, and the same decoded. */
export interface AccountCall {
  readonly data: string | null
  readonly decoded: DecodedRecord | null
}

/** A target and its call data. */
type Pair = readonly [target: unknown, data: unknown]

/** Names of the functions by which smart accounts make several calls. */
const BATCH = /^execute|batch|multi_?(?:call|send)/i

/**
 * The calls that a smart account makes in a batch: by the call data of the usual functions (ERC-4337, ERC-7579, ERC-7821), else as decoded,
 * of a list of addresses and one of call data, or of a list of tuples that have both; empty for any other call.
 */
export function batchedCalls({ data, decoded }: AccountCall, account: AddressRecord | null): readonly CallToToken[] {
  const pairs = pairsInData(data ?? '') ?? pairsIn(decoded)
  return pairs.flatMap(([target, input]) => {
    if (!isAddressHash(target) || !isCallData(input)) return []
    const to = { hash: target, name: null, ens_domain_name: null, is_contract: null }
    return [{ from: account, to, decoded_input: null, raw_input: input }]
  })
}

function pairsIn(decoded: DecodedRecord | null): readonly Pair[] {
  if (!BATCH.test(nameInSignature(decoded?.method_call ?? null) ?? '')) return []
  const lists = (decoded?.parameters ?? []).flatMap(({ value }) => (isList(value) ? [value] : []))
  const [targets, ...otherTargets] = lists.filter((list) => list.every(isAddressHash))
  const [inputs, ...otherInputs] = lists.filter((list) => list !== targets && list.every(isCallData))
  if (targets && inputs && otherTargets.length + otherInputs.length === 0 && targets.length === inputs.length)
    return targets.map((target, index) => [target, inputs[index]])
  const [only, other] = lists
  return other === undefined ? (only ?? []).flatMap((each) => (isList(each) ? [[each[0], each.at(-1)]] : [])) : []
}

function isList(value: ParameterValue | null | undefined): value is readonly ParameterValue[] {
  return Array.isArray(value)
}

function isCallData(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('0x') && !isAddressHash(value) && hexSize(value) !== null
}

/** Calls of a batch that are read; more are no batch of a person. */
const MAX_CALLS = 256

/** Reads ABI-encoded words, whose offsets are in bytes; what is beyond their end is empty. */
class Words {
  readonly #words: readonly string[]

  constructor(words: readonly string[]) {
    this.#words = words
  }

  /** A number, up to a size that data can have; -1 for any other. */
  number(place: number): number {
    const word = this.#words[place] ?? ''
    return /^0x0{54}[\da-f]{10}$/i.test(word) ? Number(word) : -1
  }

  /** The place that the offset in a word leads to, counted from `start`. */
  follow(place: number, start: number): number {
    return start + this.number(place) / 32
  }

  address(place: number): string {
    return `0x${this.#words[place]?.slice(26) ?? ''}`
  }

  bytes(place: number): string {
    const size = this.number(place)
    const digits = this.#words
      .slice(place + 1, place + 1 + Math.ceil(size / 32))
      .map((word) => word.slice(2))
      .join('')
    return `0x${digits.slice(0, 2 * size)}`
  }

  /** What each element of a list is, by its index and the place of the first one. */
  list<Item>(place: number, read: (index: number, first: number) => Item): Item[] {
    const length = Math.min(this.number(place), MAX_CALLS)
    return Array.from({ length: Math.max(length, 0) }, (_, index) => read(index, place + 1))
  }

  /** A list of (address target, uint256 value, bytes data). */
  tuples(place: number): Pair[] {
    return this.list(place, (index, first) => {
      const tuple = this.follow(first + index, first)
      return [this.address(tuple), this.bytes(this.follow(tuple + 2, tuple))]
    })
  }
}

/** The calls in the call data of the usual functions of smart accounts; null for any other function. */
function pairsInData(data: string): readonly Pair[] | null {
  const { selector, words } = hexWords(data.toLowerCase()) ?? { selector: null, words: [] }
  const reader = new Words(words)
  switch (selector) {
    // execute(address,uint256,bytes).
    case '0xb61d27f6':
      return [[reader.address(0), reader.bytes(reader.follow(2, 0))]]
    // executeBatch(address[],uint256[],bytes[]) and executeBatch(address[],bytes[]).
    case '0x47e1da2a':
    case '0x18dfb3c7': {
      const targets = reader.list(reader.follow(0, 0), (index, first) => reader.address(first + index))
      const last = selector === '0x47e1da2a' ? 2 : 1
      const inputs = reader.list(reader.follow(last, 0), (index, first) =>
        reader.bytes(reader.follow(first + index, first)),
      )
      return targets.length === inputs.length ? targets.map((target, index) => [target, inputs[index]]) : []
    }
    // executeBatch((address,uint256,bytes)[]).
    case '0x34fcd5be':
      return reader.tuples(reader.follow(0, 0))
    // execute(bytes32 mode, bytes): the first byte of the mode says whether it is one call, packed, or a batch.
    case '0xe9ae5c53': {
      const calls = reader.bytes(reader.follow(1, 0))
      const mode = words[0]?.slice(0, 4)
      if (mode === '0x00') return [[calls.slice(0, 42), `0x${calls.slice(2 + 2 * (20 + 32))}`]]
      if (mode !== '0x01') return []
      const inner = new Words(hexWords(calls)?.words ?? [])
      return inner.tuples(inner.follow(0, 0))
    }
    default:
      return null
  }
}

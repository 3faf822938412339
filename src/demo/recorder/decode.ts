import type { DecodedFacts, RecordedValue } from '../../served/recordedProtocols.ts'
import {
  type Abi,
  type AbiEvent,
  type AbiFunction,
  type AbiParameter,
  type Address,
  type Hex,
  decodeAbiParameters,
  slice,
  toEventSelector,
  toFunctionSelector,
} from 'viem'
import type { RawLog } from './chain.ts'
import type { Artifact } from './compile.ts'

/** The value of a decoded parameter, as viem returns it. */
type Plain = string | number | bigint | boolean | readonly Plain[] | { [key: string]: Plain }

const PANICS: Record<string, string> = {
  '1': 'Panic(0x01): assertion failed',
  '17': 'Panic(0x11): arithmetic overflow or underflow',
  '18': 'Panic(0x12): division by zero',
  '50': 'Panic(0x32): index out of bounds',
}

/** Decodes calldata with a contract's ABI. */
export function decodeCall(abi: Abi, input: Hex): DecodedFacts | undefined {
  return abi.flatMap((item) => (item.type === 'function' ? decoded(item, item.inputs, input) : []))[0]
}

/** Decodes revert data with the first ABI that has the custom error. */
export function decodeError(abis: readonly Abi[], raw: Hex): DecodedFacts | undefined {
  for (const item of abis.flat()) {
    if (item.type !== 'error') continue
    const [facts] = decoded({ ...item, type: 'function', outputs: [], stateMutability: 'view' }, item.inputs, raw)
    if (facts !== undefined) return facts
  }
  return undefined
}

/** The text of revert data: of Error(string), or the meaning of a Panic code. */
export function revertText(raw: Hex): string | undefined {
  if (raw.startsWith('0x08c379a0')) return decodeAbiParameters([{ type: 'string' }], slice(raw, 4))[0]
  if (raw.startsWith('0x4e487b71')) {
    const [code] = decodeAbiParameters([{ type: 'uint256' }], slice(raw, 4))
    return PANICS[code.toString()] ?? `Panic(${code})`
  }
  return undefined
}

/** Decodes a log with a contract's ABI. */
export function decodeLog(abi: Abi, log: RawLog): DecodedFacts | undefined {
  const event = eventOf(abi, log.topics)
  const [topic, ...indexed] = log.topics
  if (event === undefined || topic === undefined) return undefined
  const data: unknown[] = [
    ...decodeAbiParameters(
      event.inputs.filter((input) => !isIndexed(input)),
      log.data,
    ),
  ]
  const value = (input: AbiParameter): unknown => {
    if (!isIndexed(input)) return data.shift()
    // The run indexes only values of one word, which their topic holds as they are.
    return decodeAbiParameters([input], indexed.shift() ?? '0x')[0]
  }
  return {
    call: signature(event.name, event.inputs),
    id: topic,
    parameters: event.inputs.map((input) => ({
      name: input.name ?? '',
      type: typeText(input),
      value: plain(value(input) as Plain),
      indexed: isIndexed(input),
    })),
  }
}

/** The ABIs that the run knows its contracts by, at the head. */
export class Sources {
  private readonly known = new Map<Address, Artifact>()

  /** Every ABI, for errors that bubble up from inside. */
  constructor(private readonly all: readonly Artifact[]) {}

  /** Notes whose source an address runs. */
  set(address: Address, artifact: Artifact): void {
    this.known.set(address, artifact)
  }

  /** The ABI of an address, its implementation's for a proxy. */
  abi(address: Address | undefined): Abi | undefined {
    return address === undefined ? undefined : this.known.get(address)?.abi
  }

  /** Every ABI of the run. */
  abis(): Abi[] {
    return this.all.map((artifact) => artifact.abi)
  }
}

function decoded(item: AbiFunction, inputs: readonly AbiParameter[], data: Hex): DecodedFacts[] {
  const selector = toFunctionSelector(item)
  if (!data.startsWith(selector)) return []
  const values: readonly unknown[] = inputs.length === 0 ? [] : decodeAbiParameters(inputs, slice(data, 4))
  return [
    {
      call: signature(item.name, inputs),
      id: selector.slice(2),
      parameters: inputs.map((input, index) => ({
        name: input.name ?? '',
        type: typeText(input),
        value: plain(values[index] as Plain),
      })),
    },
  ]
}

function eventOf(abi: Abi, topics: readonly Hex[]): AbiEvent | undefined {
  return abi.find(
    (item): item is AbiEvent =>
      item.type === 'event' &&
      toEventSelector(item) === topics[0] &&
      item.inputs.filter((input) => input.indexed).length === topics.length - 1,
  )
}

function signature(name: string, inputs: readonly AbiParameter[]): string {
  return `${name}(${inputs.map((input) => [typeText(input), isIndexed(input) ? 'indexed' : '', input.name].filter(Boolean).join(' ')).join(', ')})`
}

function typeText(input: AbiParameter & { components?: readonly AbiParameter[] }): string {
  if (!input.type.startsWith('tuple')) return input.type
  return `(${(input.components ?? []).map(typeText).join(',')})${input.type.slice(5)}`
}

function plain(value: Plain): RecordedValue {
  if (typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint') return value.toString()
  return Object.values(value).map((entry) => plain(entry as Plain))
}

function isIndexed(input: AbiParameter & { indexed?: boolean }): boolean {
  return input.indexed === true
}

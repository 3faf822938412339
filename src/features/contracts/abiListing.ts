import type { Abi, AbiParameter } from 'viem'
import { abiIndex, isReadOnly } from '#/contracts/abiIndex'
import { parameterText } from '#/contracts/abiValues'

/** What an entry of an ABI is: functions are split by whether they change the state. */
export type AbiEntryKind = 'constructor' | 'read' | 'write' | 'event' | 'error' | 'fallback' | 'receive'

/** An entry of an ABI in words. */
export interface AbiListing {
  /** Distinguishes it from the other entries, also from equal ones. */
  readonly key: string
  readonly kind: AbiEntryKind
  /** Empty for those without a name. */
  readonly name: string
  readonly inputs: readonly AbiParameter[]
  readonly outputs: readonly AbiParameter[]
  /** Human-readable form, e.g. "function transfer(address to, uint256 amount) returns (bool)". */
  readonly text: string
  /** First 4 bytes of the hash of a function or error, topic of an event; null for the others and for anonymous events. */
  readonly selector: string | null
  /** Null for events and errors. */
  readonly mutability: string | null
}

type AbiEntry = Abi[number]

const listings = new WeakMap<Abi, readonly AbiListing[]>()

/** All entries of an ABI, computed once, as it takes a hash for each. */
export function abiListing(abi: Abi): readonly AbiListing[] {
  const known = listings.get(abi)
  if (known) return known
  const { functions, events, errors } = abiIndex(abi)
  const selectors = new Map<AbiEntry, string>()
  for (const index of [functions, events, errors])
    for (const [selector, entries] of index) for (const entry of entries) selectors.set(entry, selector)
  const listed = abi.map((entry, position) => {
    const mutability = 'stateMutability' in entry ? entry.stateMutability : null
    return {
      key: String(position),
      kind: kindOf(entry),
      name: 'name' in entry ? entry.name : '',
      inputs: 'inputs' in entry ? (entry.inputs ?? []) : [],
      outputs: entry.type === 'function' ? entry.outputs : [],
      text: humanReadable(entry),
      selector: selectors.get(entry) ?? null,
      mutability,
    }
  })
  listings.set(abi, listed)
  return listed
}

function kindOf(entry: AbiEntry): AbiEntryKind {
  if (entry.type !== 'function') return entry.type
  return isReadOnly(entry) ? 'read' : 'write'
}

/** An entry in the form that viem's parseAbi reads. */
export function humanReadable(entry: AbiEntry): string {
  switch (entry.type) {
    case 'fallback':
      return `fallback() external${entry.stateMutability === 'payable' ? ' payable' : ''}`
    case 'receive':
      return 'receive() external payable'
    default: {
      const name = entry.type === 'constructor' ? 'constructor' : `${entry.type} ${entry.name}`
      const mutability =
        'stateMutability' in entry && entry.stateMutability !== 'nonpayable' ? entry.stateMutability : ''
      const outputs = entry.type === 'function' && entry.outputs.length > 0 ? `returns (${list(entry.outputs)})` : ''
      return [`${name}(${list(entry.inputs ?? [])})`, mutability, outputs].filter(Boolean).join(' ')
    }
  }
}

function list(parameters: readonly AbiParameter[]): string {
  return parameters.map(parameterText).join(', ')
}

/** An ABI as human-readable lines of a TypeScript or JavaScript array. */
export function humanReadableAbi(abi: Abi): string {
  return `[\n${abi.map((entry) => `  ${JSON.stringify(humanReadable(entry))},\n`).join('')}]`
}

/** An ABI as a TypeScript constant, whose types viem infers. */
export function typeScriptAbi(abi: Abi): string {
  return `export const abi = ${JSON.stringify(abi, null, 2)} as const\n`
}

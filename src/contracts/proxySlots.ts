import type { RpcCall, RpcOutcome } from './node'
import { encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem'
import type { RpcError } from './rpcError'

/** The storage slots that EIP-1967 reserves: hashes minus one, which no other variable of a contract can have. */
const SLOTS = {
  implementation: '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  admin: '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103',
  beacon: '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50',
} as const

type SlotName = keyof typeof SLOTS

const NAMES = Object.keys(SLOTS) as SlotName[]

/** What a slot has: nothing (zero), an address, or 32 bytes that are no address. */
export type SlotValue =
  | { readonly kind: 'empty' }
  | { readonly kind: 'address'; readonly address: Hex }
  | { readonly kind: 'other'; word: Hex }

/** What the slots of a contract have. */
export type SlotValues = Readonly<Record<SlotName, SlotValue>>

/** The calls that read the slots of a contract at the latest block. */
export function slotCalls(address: string): RpcCall[] {
  return NAMES.map((name) => ({ method: 'eth_getStorageAt', params: [address, SLOTS[name], 'latest'] }))
}

/** Reads the outcomes of `slotCalls`; the error of the first that failed, or null for what is no word of storage. */
export function readSlots(outcomes: readonly RpcOutcome[]): SlotValues | RpcError | null {
  const values: Partial<Record<SlotName, SlotValue>> = {}
  for (const [index, name] of NAMES.entries()) {
    const outcome = outcomes[index]
    if (outcome?.error) return outcome.error
    const value = readSlot(outcome?.result)
    if (value === null) return null
    values[name] = value
  }
  return values as SlotValues
}

/** Reads a word of storage. Some nodes leave out zeros in front. */
function readSlot(result: unknown): SlotValue | null {
  if (typeof result !== 'string' || !/^0x[\da-f]{0,64}$/i.test(result)) return null
  const digits = result.slice(2).toLowerCase().padStart(64, '0')
  if (/^0*$/.test(digits)) return { kind: 'empty' }
  if (!digits.startsWith('0'.repeat(24))) return { kind: 'other', word: `0x${digits}` }
  return { kind: 'address', address: getAddress(`0x${digits.slice(24)}`) }
}

/** Characters of 32 bytes in hex. */
const WORD_LENGTH = 66

const beaconAbi = parseAbi(['function implementation() view returns (address)'])

/** The call that reads the implementation of the proxies of a beacon. */
export function beaconCall(beacon: string): RpcCall {
  return { method: 'eth_call', params: [{ to: beacon, data: encodeFunctionData({ abi: beaconAbi }) }, 'latest'] }
}

/** Reads what `beaconCall` returned; null if that is no address, or zero. */
export function readBeacon(result: unknown): Hex | null {
  const value = typeof result === 'string' && result.length === WORD_LENGTH ? readSlot(result) : null
  return value?.kind === 'address' ? value.address : null
}

/** How the implementation in storage relates to what the API reports. */
export type ImplementationMatch = 'same' | 'different' | 'only in storage' | 'only in the API' | 'unknown'

/** Proxies that have their implementation in these slots; those of other patterns have it elsewhere. */
const TYPES_WITH_SLOTS: ReadonlySet<string | null> = new Set(['eip1967', 'eip1967_beacon'])

/**
 * Compares the implementation that the slots lead to, null if none, with those that the API reports. Without one it is unknown, as
 * many proxies do not use the slots, unless the API says that this proxy does.
 */
export function compareImplementation(
  found: string | null,
  reported: readonly string[],
  proxyType: string | null,
): ImplementationMatch {
  if (found === null) return reported.length > 0 && TYPES_WITH_SLOTS.has(proxyType) ? 'only in the API' : 'unknown'
  if (reported.length === 0) return 'only in storage'
  return reported.some((each) => each.toLowerCase() === found.toLowerCase()) ? 'same' : 'different'
}

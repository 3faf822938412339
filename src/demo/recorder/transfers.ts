import { type Address, type Hex, decodeAbiParameters, getAddress, slice, toEventSelector, zeroAddress } from 'viem'
import type { RawLog } from './chain.ts'

/** A token transfer: `value` in base units, absent for ERC-721. */
export interface RawTransfer {
  token: Address
  from: Address
  to: Address
  value?: bigint
  tokenId?: bigint
}

const TRANSFER = toEventSelector('Transfer(address,address,uint256)')
const SINGLE = toEventSelector('TransferSingle(address,address,address,uint256,uint256)')
const BATCH = toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])')
const FUNGIBLE_404 = toEventSelector('ERC20Transfer(address,address,uint256)')

/** Token transfers in a log, identified by its topics, like in an indexer. */
export function transfersOf(log: RawLog): RawTransfer[] {
  const [topic, first, second, third] = log.topics
  const token = log.address
  if (topic === TRANSFER && first !== undefined && second !== undefined) {
    const ends = { token, from: fromTopic(first), to: fromTopic(second) }
    return third === undefined ? [{ ...ends, value: BigInt(log.data) }] : [{ ...ends, tokenId: BigInt(third) }]
  }
  if (topic === FUNGIBLE_404 && first !== undefined && second !== undefined) {
    return [{ token, from: fromTopic(first), to: fromTopic(second), value: BigInt(log.data) }]
  }
  if (second === undefined || third === undefined) return []
  const ends = { token, from: fromTopic(second), to: fromTopic(third) }
  if (topic === SINGLE) {
    const [tokenId, value] = decodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], log.data)
    return [{ ...ends, tokenId, value }]
  }
  if (topic === BATCH) {
    const [ids, values] = decodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], log.data)
    return ids.map((tokenId, index) => ({ ...ends, tokenId, value: values[index] ?? 0n }))
  }
  return []
}

function fromTopic(topic: Hex): Address {
  return getAddress(slice(topic, 12))
}

/** Balances by token, ID ('' if the token has none) and holder, computed from transfers. */
export class Ledger {
  private readonly tokens = new Map<Address, Map<string, Map<Address, bigint>>>()

  /** Applies a transfer. */
  apply({ token, from, to, value, tokenId }: RawTransfer): void {
    const holders = this.holders(token, tokenId?.toString() ?? '')
    const amount = value ?? 1n
    if (from !== zeroAddress) holders.set(from, (holders.get(from) ?? 0n) - amount)
    if (to !== zeroAddress) holders.set(to, (holders.get(to) ?? 0n) + amount)
  }

  /** Every token with transfers. */
  addresses(): Address[] {
    return [...this.tokens.keys()]
  }

  /** The transferred IDs of a token; '' for amounts without an ID. */
  ids(token: Address): string[] {
    return [...(this.tokens.get(token)?.keys() ?? [])]
  }

  /** Balances by holder, zero ones included. */
  holders(token: Address, id = ''): Map<Address, bigint> {
    let ids = this.tokens.get(token)
    if (ids === undefined) this.tokens.set(token, (ids = new Map()))
    let holders = ids.get(id)
    if (holders === undefined) ids.set(id, (holders = new Map()))
    return holders
  }

  /** Balance of one holder. */
  balance(token: Address, holder: Address, id = ''): bigint {
    return this.tokens.get(token)?.get(id)?.get(holder) ?? 0n
  }

  /** The holder of an NFT. */
  owner(token: Address, id: string): Address | undefined {
    for (const [holder, amount] of this.tokens.get(token)?.get(id) ?? []) if (amount > 0n) return holder
    return undefined
  }
}

import type { Common } from '@ethereumjs/common'
import { Caches, MerkleStateManager } from '@ethereumjs/statemanager'
import { type Address as Bytes20, createAddressFromString } from '@ethereumjs/util'
import { type Address, type Hex, bytesToHex, getAddress, hexToBytes, trim } from 'viem'
import type { AccountFacts } from '../../served/recordedContracts.ts'

/** Slots of one contract that are recorded: the survey has 34,000 cells of hashes, which do not compress. */
const MAX_SLOTS = 1000

/** State that notes which storage slots were ever written: a trie only has their hashes. */
export class NotedState extends MerkleStateManager {
  private readonly slots = new Map<Address, Set<Hex>>()

  constructor(common: Common) {
    super({ common, caches: new Caches() })
  }

  override async putStorage(address: Bytes20, key: Uint8Array, value: Uint8Array): Promise<void> {
    const contract = getAddress(address.toString())
    const slots = this.slots.get(contract) ?? new Set()
    this.slots.set(contract, slots.add(bytesToHex(key)))
    return super.putStorage(address, key, value)
  }

  /** The state now of every account among `addresses` that has code. */
  async accounts(addresses: Iterable<Address>): Promise<AccountFacts[]> {
    const accounts: AccountFacts[] = []
    for (const address of [...new Set(addresses)].sort()) {
      const account = createAddressFromString(address)
      const code = await this.getCode(account)
      if (code.length === 0) continue
      const storage: [Hex, Hex][] = []
      for (const slot of [...(this.slots.get(address) ?? [])].sort()) {
        const value = bytesToHex(await this.getStorage(account, hexToBytes(slot)))
        if (BigInt(value === '0x' ? 0 : value) !== 0n) storage.push([trim(slot), trim(value)])
      }
      accounts.push({
        address,
        nonce: Number((await this.getAccount(account))?.nonce ?? 0n),
        code: bytesToHex(code),
        storage: Object.fromEntries(storage.slice(0, MAX_SLOTS)),
        ...(storage.length > MAX_SLOTS && { partial: true }),
      })
    }
    return accounts
  }
}

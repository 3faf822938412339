import type { Common } from '@ethereumjs/common'
import { SimpleStateManager } from '@ethereumjs/statemanager'
import {
  type Account,
  type Address,
  bytesToHex,
  createAccount,
  hexToBytes,
  type PrefixedHexString,
} from '@ethereumjs/util'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { CallError } from './callError'
import type { AccountFacts } from '#/served/recordedContracts'
import type { Facts } from '#/served/store'

type StateFacts = Facts<'accounts' | 'addresses'>

/** The recorded contracts and balances, by lower-case address. */
interface StateIndex {
  readonly contracts: ReadonlyMap<string, AccountFacts>
  readonly balances: ReadonlyMap<string, bigint>
}

const indexes = new WeakMap<AccountFacts[], StateIndex>()

function indexOf({ accounts, addresses }: StateFacts): StateIndex {
  const index = indexes.get(accounts) ?? {
    contracts: new Map(accounts.map((account) => [account.address.toLowerCase(), account])),
    balances: new Map(addresses.map(({ hash, balance }) => [hash.toLowerCase(), BigInt(balance)])),
  }
  indexes.set(accounts, index)
  return index
}

/** The state of one call: what the call itself wrote, else what is recorded. One is made for each call, so that nothing lasts. */
export class RecordedState extends SimpleStateManager {
  readonly #index: StateIndex

  constructor(common: Common, facts: StateFacts) {
    super({ common })
    this.#index = indexOf(facts)
  }

  override async getAccount(address: Address): Promise<Account | undefined> {
    const name = address.toString()
    if (this.topAccountStack().has(name)) return super.getAccount(address)
    const contract = this.#index.contracts.get(name)
    const balance = this.#index.balances.get(name)
    if (!contract && balance === undefined) return undefined
    return createAccount({
      balance: balance ?? 0n,
      nonce: BigInt(contract?.nonce ?? 0),
      ...(contract && { codeHash: keccak_256(hexToBytes(contract.code as PrefixedHexString)) }),
    })
  }

  override async getCode(address: Address): Promise<Uint8Array> {
    const name = address.toString()
    const contract = this.topCodeStack().has(name) ? undefined : this.#index.contracts.get(name)
    return contract ? hexToBytes(contract.code as PrefixedHexString) : super.getCode(address)
  }

  override async getStorage(address: Address, key: Uint8Array): Promise<Uint8Array> {
    const slot = bytesToHex(key)
    const contract = this.#index.contracts.get(address.toString())
    if (!contract || this.topStorageStack().has(`${address.toString()}_${slot}`)) return super.getStorage(address, key)
    // Recorded without the zeros in front, in whole bytes.
    const value = contract.storage[slot.replace(/^0x(?:00)*(?=..)/, '0x')]
    if (value === undefined && contract.partial)
      throw new CallError(-32_000, 'missing trie node: the demo does not have this slot')
    return hexToBytes(value === undefined ? '0x' : `0x${value.slice(2).padStart(64, '0')}`)
  }
}

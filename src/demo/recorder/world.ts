import type { TypedTransaction } from '@ethereumjs/tx'
import { type Address, type Hex, getAddress, keccak256, toHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { type Argument, creation, creationGas, encode } from './abi.ts'
import { Chain, type MinedTransaction } from './chain.ts'
import { Clock } from './clock.ts'
import type { Artifact } from './compile.ts'
import type { Contract } from './contract.ts'
import { Market } from './market.ts'
import { type Request, type SendOptions, offer } from './offer.ts'
import { Random } from './random.ts'
import { type ChainSpec, timeOf } from './spec.ts'
import { Ledger, transfersOf } from './transfers.ts'
import { Validators } from './validators.ts'

/** An account whose key the run has. */
export interface Account {
  address: Address
  key: Hex
  nonce: number
  label?: string
}

/** A signed transaction that no block includes, and when it was first seen, Unix seconds. */
interface Unmined {
  tx: TypedTransaction
  from: Address
  seenAt: number
}

/** A chain during the run: its accounts, clock and market, and functions to send transactions. */
export class World {
  readonly random: Random
  readonly clock: Clock
  readonly market: Market
  readonly ledger = new Ledger()
  readonly contracts = new Map<Address, Contract>()
  readonly labels = new Map<Address, string>()
  readonly scams = new Set<Address>()
  /** Tokens whose events are false. */
  readonly forged = new Set<Address>()
  /** Names of hashes and addresses that tests use. */
  readonly landmarks: Record<string, string> = {}
  readonly pending: Unmined[] = []
  /** Transactions that another one with the same nonce replaced. */
  readonly replaced: Unmined[] = []
  readonly people: Account[] = []
  private readonly named = new Map<string, Account>()
  private validators?: Validators
  private producers: { address: Address; extraData: string; weight: number }[] = []
  private surveyor?: { account: Account; contract: Contract }
  private quota = 0
  sent = 0

  private constructor(
    readonly spec: ChainSpec,
    readonly chain: Chain,
    readonly artifacts: Map<string, Artifact>,
    random: Random,
  ) {
    this.random = random
    this.clock = new Clock(spec, chain)
    this.market = new Market(spec, chain, (to, method) => this.view(to, method))
  }

  /** Starts a chain; `funded` are the accounts with a balance in the genesis block. */
  static async create(
    spec: ChainSpec,
    artifacts: Map<string, Artifact>,
    funded: Record<string, bigint>,
  ): Promise<World> {
    const endowed = Object.keys(funded).map((label) => account(spec, label))
    const alloc = new Map(endowed.map((entry) => [entry.address, (funded[entry.label ?? ''] ?? 0n) * 10n ** 18n]))
    const world = new World(
      spec,
      await Chain.create(spec.id, spec.gasLimit, timeOf(spec, 0), alloc),
      artifacts,
      new Random(spec.seed),
    )
    world.producers = spec.producers.map((producer) => ({
      ...producer,
      address: world.account(producer.label).address,
    }))
    const stakers = Array.from({ length: 12 }, (_, index) => world.account(`Staking withdrawals ${index + 1}`).address)
    world.validators = new Validators(stakers, spec.withdrawalsEvery, world.random)
    world.landmark('producer', world.account(spec.producers[0]?.label ?? '').address)
    world.landmark('withdrawalReceiver', stakers[0] ?? '')
    for (let index = 0; index < spec.people; index++) world.people.push(account(spec, `person ${index}`))
    world.quota = 5
    await world.begin()
    return world
  }

  /** The account of a role, created on first use. */
  account(label: string): Account {
    let found = this.named.get(label)
    if (found === undefined) {
      found = account(this.spec, label)
      this.named.set(label, found)
      this.labels.set(found.address, label)
    }
    return found
  }

  /** Names a hash, address or ID. */
  landmark(name: string, value: string): void {
    this.landmarks[name] = value
  }

  /** A person picked at random. */
  anyone(): Account {
    return this.random.pick(this.people)
  }

  /** Deploys a contract. */
  async deploy(
    from: Account,
    name: string,
    args: readonly Argument[] = [],
    options: SendOptions = {},
  ): Promise<Contract> {
    const artifact = this.artifact(name)
    const mined = await this.send(from, {
      ...options,
      data: creation(artifact, args),
      gas: options.gas ?? creationGas(artifact),
    })
    if (mined.created === undefined) throw new Error(`${name} was not deployed: ${mined.result}`)
    return this.know(mined.created, name)
  }

  /** Registers a contract that another contract created, or another ABI for a proxy. */
  know(address: Address, name: string): Contract {
    const contract = { address: getAddress(address), artifact: this.artifact(name) }
    this.contracts.set(contract.address, contract)
    return contract
  }

  /** Calls a contract; a failure is a result like any other. */
  call(
    from: Account,
    to: Contract,
    method: string,
    args: readonly Argument[] = [],
    options: SendOptions = {},
  ): Promise<MinedTransaction> {
    return this.send(from, { ...options, to: to.address, data: encode(to.artifact.abi, method, args) })
  }

  /** Calls a contract and throws if it fails. */
  async must(
    from: Account,
    to: Contract,
    method: string,
    args: readonly Argument[] = [],
    options: SendOptions = {},
  ): Promise<MinedTransaction> {
    const mined = await this.call(from, to, method, args, options)
    if (mined.result !== 'success')
      throw new Error(`${to.artifact.name}.${method} in ${mined.hash}: ${mined.result} ${mined.returned}`)
    return mined
  }

  /** Sends native currency. */
  pay(from: Account, to: Address, value: bigint, options: SendOptions = {}): Promise<MinedTransaction> {
    return this.send(from, { gas: 21_000n, ...options, to, value })
  }

  /** Reads a view at the head. */
  async view(to: Contract, method: string, args: readonly Argument[] = []): Promise<Hex | undefined> {
    return this.chain.view(to.address, encode(to.artifact.abi, method, args))
  }

  /** Sends a transaction into the open block, or the next one when it is full. */
  async send(from: Account, request: Request): Promise<MinedTransaction> {
    const gas = request.gas ?? 400_000n
    while (this.chain.open >= this.quota || this.chain.gasLeft < gas + 5_000n) await this.advance()
    const mined = await this.chain.include(this.signed(from, { ...request, gas }), this.seenAt())
    this.sent++
    for (const log of mined.logs) {
      if (!this.forged.has(log.address)) for (const transfer of transfersOf(log)) this.ledger.apply(transfer)
    }
    return mined
  }

  /** Signs a transaction that no block will include. */
  leavePending(from: Account, request: Request): Hex {
    const tx = this.signed(from, { ...request, gas: request.gas ?? 120_000n })
    this.pending.push({ tx, from: from.address, seenAt: this.spec.end + this.random.int(1, 6) })
    return toHex(tx.hash())
  }

  /** Signs a transaction that the sender's next one replaces, as it has the same nonce. */
  leaveReplaced(from: Account, request: Request & { gas: bigint }): Hex {
    const tx = this.signed(from, request)
    from.nonce--
    this.replaced.push({ tx, from: from.address, seenAt: this.seenAt() })
    return toHex(tx.hash())
  }

  /** Closes the open block and opens the next, for `quota` transactions. */
  async advance(quota = this.planned()): Promise<void> {
    await this.finish()
    // The last block takes up whatever is still to come.
    this.quota = this.chain.height + 1 === this.spec.blocks ? Number.MAX_SAFE_INTEGER : quota
    await this.begin()
  }

  /** Closes the open block; the last one of the chain stays the head. */
  async finish(): Promise<void> {
    await this.survey()
    await this.chain.seal()
    await this.market.closeDay()
  }

  /** Goes on after the last block of the plan, with a block for `quota` transactions. */
  async resume(quota: number): Promise<void> {
    this.quota = quota
    await this.begin()
  }

  /** The account and contract whose batch work keeps blocks full enough for the base fee to hold. */
  employ(owner: Account, contract: Contract): void {
    this.surveyor = { account: owner, contract }
  }

  private planned(): number {
    const { spec, random, chain } = this
    if (random.chance(0.06)) return 0
    const left = Math.max(1, spec.blocks - chain.height - 1)
    // Spread the remaining transactions about evenly over the remaining blocks.
    const mean = Math.max(1, (spec.transactions - this.sent) / left / 0.94)
    return Math.max(1, Math.round(mean * (0.3 + 1.4 * random.next())))
  }

  private begin(): Promise<void> {
    const producer = this.random.weighted(this.producers)
    return this.chain.begin({
      miner: producer.address,
      timestamp: this.clock.now,
      extraData: producer.extraData,
      withdrawals: this.validators?.withdraw(this.chain.height + 1) ?? [],
    })
  }

  /** Adds batch work to the open block while the base fee is below its tide. */
  private async survey(): Promise<void> {
    const { chain, surveyor, quota } = this
    if (surveyor === undefined || quota === 0) return
    const tide = 14e9 + 10e9 * Math.sin(chain.height / 23)
    if (Number(chain.baseFee) > tide || this.random.chance(0.12)) return
    const wanted = Number(chain.parentTarget) * (0.85 + 0.95 * this.random.next())
    const used = Number(2n * chain.parentTarget - chain.gasLeft)
    const room = Math.min(wanted - used, Number(chain.gasLeft) - 5_000)
    await this.extend(surveyor, Math.min(150, Math.floor((room - 60_000) / 22_800)))
  }

  /** Fills the open block to the brim with batch work. */
  async cram(): Promise<void> {
    const { surveyor } = this
    if (surveyor === undefined) throw new Error('nobody surveys')
    while (this.chain.gasLeft > 160_000n)
      await this.extend(surveyor, Math.min(60, Math.floor((Number(this.chain.gasLeft) - 70_000) / 22_800)))
  }

  private async extend(
    { account: owner, contract }: { account: Account; contract: Contract },
    cells: number,
  ): Promise<void> {
    const { chain } = this
    if (cells < 3) return
    const gas = BigInt(60_000 + cells * 22_700)
    const data = encode(contract.artifact.abi, 'extend', [BigInt(cells)])
    await chain.include(this.signed(owner, { to: contract.address, data, gas }), this.seenAt())
    this.sent++
  }

  private signed(from: Account, request: Request & { gas: bigint }): TypedTransaction {
    const data = offer(request, from.nonce++, BigInt(this.spec.id), this.chain.baseFee, this.random)
    return this.chain.sign(data, from.key)
  }

  private seenAt(): number {
    return this.clock.now - this.random.int(1, Math.max(2, this.spec.interval + 4))
  }

  /** A compiled contract. */
  artifact(name: string): Artifact {
    const artifact = this.artifacts.get(name)
    if (artifact === undefined) throw new Error(`no contract ${name}`)
    return artifact
  }
}

function account(spec: ChainSpec, label: string): Account {
  const key = keccak256(toHex(`astrolabe demo ${spec.id} ${label}`))
  return { address: privateKeyToAddress(key), key, nonce: 0, label }
}

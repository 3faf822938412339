import { type Address, type Hex, concat, encodeAbiParameters, getAddress, pad, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { type Argument, encode } from '../abi.ts'
import type { Contract } from '../contract.ts'
import type { Account, World } from '../world.ts'
import { DOLLAR, type Stage, UNIT, holdersAmong, withoutPending } from './stage.ts'

/** A smart account; it is deployed by the first of its operations. */
interface SmartAccount {
  owner: Account
  address: Address
  salt: bigint
}

/** A call that a smart account makes. */
interface Call {
  to: Address
  value?: bigint
  data?: Hex
}

/** What an owner wants: calls, from which a user operation is made. */
interface Wish {
  account: SmartAccount
  calls: Call[]
  deploys?: true
  sponsored?: true
  /** Key of the nonce, for operations that need not wait for each other. */
  key?: bigint
}

/** A packed user operation of entry point 0.7. */
type PackedOperation = Record<
  'sender' | 'initCode' | 'callData' | 'accountGasLimits' | 'gasFees' | 'paymasterAndData' | 'signature',
  Hex
> & { nonce: bigint; preVerificationGas: bigint }

/** Contracts and accounts of ERC-4337 on the chain. */
export interface SmartWallets {
  stage: Stage
  entryPoint: Contract
  factory: Contract
  paymaster: Contract
  sponsor: Account
  accounts: SmartAccount[]
}

/** Deploys the entry point, the factory of accounts and a paymaster, and funds the accounts to be. */
export async function openWallets(stage: Stage): Promise<SmartWallets> {
  const { world, dollar } = stage
  const treasury = world.account('Treasury')
  const builder = world.account('Wallet workshop')
  const sponsor = world.account('Paymaster signer')
  await world.pay(treasury, builder.address, 20n * UNIT)
  for (const name of ['Bundler Altair', 'Bundler Rigel'])
    await world.pay(treasury, world.account(name).address, 3n * UNIT)
  const entryPoint = await world.deploy(builder, 'EntryPoint')
  await world.advance(6)
  const factory = await world.deploy(builder, 'SimpleAccountFactory', [entryPoint.address], { gas: 2_600_000n })
  const paymaster = await world.deploy(builder, 'VerifyingPaymaster', [entryPoint.address, sponsor.address])
  await world.must(builder, paymaster, 'deposit', [], { value: 2n * UNIT, gas: 90_000n })
  for (const [contract, label] of [
    [entryPoint, 'Entry point 0.7'],
    [factory, 'Account factory'],
    [paymaster, 'Wallet workshop paymaster'],
  ] as const)
    world.labels.set(contract.address, label)

  const owners = world.random.sample(withoutPending(stage, holdersAmong(stage, dollar.address)), 4)
  const accounts: SmartAccount[] = []
  for (const owner of owners) {
    const salt = BigInt(accounts.length)
    const found = (await world.view(factory, 'getAddress', [owner.address, salt])) ?? '0x'
    accounts.push({ owner, salt, address: getAddress(`0x${found.slice(26)}`) })
  }
  return { stage, entryPoint, factory, paymaster, sponsor, accounts }
}

/** The first operations: accounts come into being, paid by their balance, their deposit and the paymaster. */
export async function deployAccounts(wallets: SmartWallets): Promise<void> {
  const { stage, entryPoint, accounts } = wallets
  const { world, dollar, router } = stage
  const [first, second, third] = some(accounts)
  await world.pay(first.owner, first.address, UNIT / 2n, { gas: 30_000n })
  await world.must(second.owner, entryPoint, 'depositTo', [second.address], { value: UNIT / 4n, gas: 80_000n })
  await world.must(second.owner, dollar, 'transfer', [second.address, 40n * DOLLAR], { gas: 80_000n })
  await world.advance(4)
  const single = await bundle(wallets, 'Bundler Altair', [
    { account: first, deploys: true, calls: [{ to: second.owner.address, value: UNIT / 50n }] },
  ])
  world.landmark('bundleOfOne', single)
  const approve = encode(dollar.artifact.abi, 'approve', [router.address, 2n ** 256n - 1n])
  const several = await bundle(wallets, 'Bundler Altair', [
    { account: second, deploys: true, calls: [{ to: dollar.address, data: transfer(stage, first.owner, 9n) }] },
    { account: third, deploys: true, sponsored: true, calls: [{ to: dollar.address, data: approve }] },
  ])
  world.landmark('bundle', several)
}

/** An operation whose call reverts: the bundle succeeds, and the account pays. */
export async function failInside(wallets: SmartWallets): Promise<void> {
  const { stage, accounts } = wallets
  const [first] = some(accounts)
  const data = encode(stage.mishaps.artifact.abi, 'failWithText', [])
  const hash = await bundle(wallets, 'Bundler Rigel', [
    { account: first, calls: [{ to: stage.mishaps.address, data }] },
  ])
  stage.world.landmark('bundleOfFailure', hash)
}

/** Several operations of several accounts: a batch, a sponsored one, and one with another nonce key. */
export async function bundleMany(wallets: SmartWallets): Promise<void> {
  const { stage, accounts } = wallets
  const { world, dollar, charts } = stage
  const [first, second, third] = some(accounts)
  const mint = encode(charts.artifact.abi, 'mint', [third.address])
  const hash = await bundle(wallets, 'Bundler Rigel', [
    {
      account: second,
      calls: [
        { to: dollar.address, data: transfer(stage, third.owner, 5n) },
        { to: dollar.address, data: transfer(stage, first.owner, 3n) },
      ],
    },
    { account: third, sponsored: true, calls: [{ to: charts.address, data: mint }] },
    { account: first, key: 7n, calls: [{ to: third.owner.address, value: UNIT / 100n }] },
  ])
  world.landmark('bundleOfMany', hash)
}

/** One more account, paid for by the paymaster. */
export async function deploySponsored(wallets: SmartWallets): Promise<void> {
  const { stage, accounts } = wallets
  const account = accounts[3]
  if (account === undefined) throw new Error('no fourth account')
  const mint = encode(stage.charts.artifact.abi, 'mint', [account.address])
  const hash = await bundle(wallets, 'Bundler Altair', [
    { account, deploys: true, sponsored: true, calls: [{ to: stage.charts.address, data: mint }] },
  ])
  stage.world.landmark('bundleOfSponsored', hash)
  stage.world.landmark('smartAccount', account.address)
}

function some(accounts: readonly SmartAccount[]): [SmartAccount, SmartAccount, SmartAccount] {
  const [first, second, third] = accounts
  if (first === undefined || second === undefined || third === undefined) throw new Error('too few smart accounts')
  return [first, second, third]
}

function transfer({ dollar }: Stage, to: Account, dollars: bigint): Hex {
  return encode(dollar.artifact.abi, 'transfer', [to.address, dollars * DOLLAR])
}

/** Sends operations to the entry point in one transaction, and returns its hash. */
async function bundle(wallets: SmartWallets, bundler: string, wishes: readonly Wish[]): Promise<Hex> {
  const { stage, entryPoint } = wallets
  const sender = stage.world.account(bundler)
  const operations: PackedOperation[] = []
  for (const wish of wishes) operations.push(await operationOf(wallets, wish))
  const gas = BigInt(150_000 + wishes.reduce((sum, { deploys }) => sum + (deploys ? 520_000 : 330_000), 0))
  const mined = await stage.world.must(sender, entryPoint, 'handleOps', [operations, sender.address], { gas })
  return mined.hash
}

/** Makes the signed user operation of a wish. */
async function operationOf(wallets: SmartWallets, wish: Wish): Promise<PackedOperation> {
  const { stage, entryPoint, factory } = wallets
  const { world } = stage
  const { account, calls, deploys, sponsored, key = 0n } = wish
  const { abi } = world.artifact('SimpleAccount')
  const [only] = calls
  const create = encode(factory.artifact.abi, 'createAccount', [account.owner.address, account.salt])
  const operation: PackedOperation = {
    sender: account.address,
    nonce: BigInt((await world.view(entryPoint, 'getNonce', [account.address, key])) ?? 0),
    initCode: deploys ? concat([factory.address, create]) : '0x',
    callData:
      calls.length === 1 && only !== undefined
        ? encode(abi, 'execute', [only.to, only.value ?? 0n, only.data ?? '0x'])
        : encode(abi, 'executeBatch', [
            calls.map(({ to }) => to),
            calls.map(({ value }) => value ?? 0n),
            calls.map(({ data }) => data ?? '0x'),
          ]),
    accountGasLimits: pack(deploys ? 300_000n : 90_000n, 160_000n),
    preVerificationGas: 48_000n,
    gasFees: pack(100_000_000n, world.chain.baseFee * 2n),
    paymasterAndData: '0x',
    signature: '0x',
  }
  if (sponsored) operation.paymasterAndData = await sponsorship(world, wallets, operation)
  const hash = await asked(world, entryPoint, 'getUserOpHash', [operation as Argument])
  operation.signature = await privateKeyToAccount(account.owner.key).signMessage({ message: { raw: hash } })
  return operation
}

/** The paymaster with its gas limits, its validity, and the signature by which its signer agrees to pay. */
async function sponsorship(
  world: World,
  { paymaster, sponsor }: SmartWallets,
  operation: PackedOperation,
): Promise<Hex> {
  const until = BigInt(world.clock.now + 3600)
  const times = encodeAbiParameters([{ type: 'uint48' }, { type: 'uint48' }], [Number(until), 0])
  const start = concat([paymaster.address, pack(60_000n, 10_000n), times])
  const data = { ...operation, paymasterAndData: start } as Argument
  const hash = await asked(world, paymaster, 'getHash', [data, until, 0n])
  return concat([start, await privateKeyToAccount(sponsor.key).signMessage({ message: { raw: hash } })])
}

async function asked(world: World, contract: Contract, method: string, args: readonly Argument[]): Promise<Hex> {
  const found = await world.view(contract, method, args)
  if (found === undefined) throw new Error(`${method} failed`)
  return found
}

/** Two numbers of 128 bits in one word. */
function pack(high: bigint, low: bigint): Hex {
  return concat([pad(toHex(high), { size: 16 }), pad(toHex(low), { size: 16 })])
}

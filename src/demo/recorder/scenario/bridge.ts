import { zeroAddress } from 'viem'
import type { Contract } from '../contract.ts'
import { createdIn } from './collectibles.ts'
import { type Crossing, DOLLAR, type Stage, UNIT, withoutPending, holdersAmong } from './stage.ts'

/** The chain that deposits go to. */
const DESTINATION = 8802

/** Deploys one end of the bridge. */
export async function openBridge({ world }: Stage): Promise<Contract> {
  const relayer = world.account('Harbor relayer')
  await world.pay(world.account('Treasury'), relayer.address, 5n * UNIT)
  const bridge = await world.deploy(world.account('Deployer'), 'HarborBridge', [relayer.address])
  world.landmark('bridge', bridge.address)
  return bridge
}

/** Coins are deposited for the sender's own account on the other chain, and tokens for another's. */
export async function depositForOtherChain(stage: Stage, bridge: Contract): Promise<Crossing[]> {
  const { world, dollar } = stage
  const { spec: source, random } = world
  const common = { source, destination: DESTINATION }
  const first = random.pick(
    withoutPending(stage, world.people).filter(({ address }) => (world.chain.balances.get(address) ?? 0n) > UNIT),
  )
  const coins = UNIT / 2n
  const args = [BigInt(DESTINATION), first.address] as const
  const coinDeposit = await world.must(first, bridge, 'depositCoin', args, { value: coins, gas: 90_000n })
  world.landmark('bridgeDeposit', coinDeposit.hash)

  const dollars = 120n * DOLLAR
  const holders = new Set(holdersAmong(stage, dollar.address))
  const second = random.pick(
    withoutPending(stage, world.people).filter((person) => person !== first && holders.has(person)),
  )
  const receiver = random.pick(world.people.filter((person) => person !== second)).address
  await world.must(second, dollar, 'approve', [bridge.address, dollars], { gas: 70_000n })
  const tokenDeposit = await world.must(
    second,
    bridge,
    'depositToken',
    [dollar.address, dollars, BigInt(DESTINATION), receiver],
    { gas: 130_000n },
  )
  world.landmark('bridgeTokenDeposit', tokenDeposit.hash)
  const { name, symbol, decimals } = source.currency
  return [
    {
      ...common,
      id: 1n,
      sender: first.address,
      receiver: first.address,
      token: zeroAddress,
      amount: coins,
      asset: [name, symbol, decimals],
    },
    {
      ...common,
      id: 2n,
      sender: second.address,
      receiver,
      token: dollar.address,
      amount: dollars,
      asset: ['Meridian Dollar', 'USDM', 6],
    },
  ]
}

/** The relayer completes deposits of another chain: the bridge mints what stands for them. */
export async function completeDeposits(stage: Stage, crossings: readonly Crossing[]): Promise<void> {
  const { world } = stage
  await world.resume(8)
  const bridge = await openBridge(stage)
  const relayer = world.account('Harbor relayer')
  for (const { source, token, asset } of crossings) {
    const [name, symbol, decimals] = asset
    const args = [BigInt(source.id), token, `Bridged ${name}`, `b${symbol}`, decimals]
    const opened = await world.must(relayer, bridge, 'openRoute', args, { gas: 1_200_000n })
    world.know(createdIn(opened.logs.at(-1)?.topics[3]), 'BridgedToken')
  }
  await world.advance(8)
  for (const { source, id, sender, receiver, token, amount } of crossings) {
    const args = [BigInt(source.id), id, sender, receiver, token, amount]
    const mined = await world.must(relayer, bridge, 'finalizeDeposit', args, { gas: 180_000n })
    world.landmark(token === zeroAddress ? 'bridgeFinalization' : 'bridgeTokenFinalization', mined.hash)
  }
  await world.finish()
}

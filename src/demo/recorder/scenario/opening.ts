import type { Contract } from '../contract.ts'
import type { Account, World } from '../world.ts'
import { DOLLAR, type Stage, UNIT } from './stage.ts'

/** Balances that the genesis block gives, in whole coins by role. */
export const ENDOWED: Record<string, bigint> = {
  'Exchange cold wallet': 1_250_000n,
  'Exchange hot wallet': 240_000n,
  Treasury: 86_000n,
  Faucet: 50_000n,
  Whale: 41_000n,
  'Market maker': 28_000n,
  Deployer: 900n,
  'Survey relay': 2_500n,
  'Guild foundry': 300n,
  'Arbitrage bot': 240n,
  Liquidator: 180n,
  Borrower: 140n,
  'NFT collector': 420n,
  'Airdrop distributor': 90n,
  'Curio artist': 40n,
  'Spam deployer': 60n,
  'Address poisoner': 35n,
}

type Deployed = Omit<
  Stage,
  'guildTokens' | 'charts' | 'tides' | 'almanac' | 'orbit' | 'curios' | 'collections' | 'observatory'
>

/** Deploys tokens, exchange and tools, and fills the pools. */
export async function open(world: World): Promise<Deployed> {
  const deployer = world.account('Deployer')
  const maker = world.account('Market maker')
  const { name, currency } = world.spec
  const survey = await world.deploy(deployer, 'SkySurvey')
  world.employ(world.account('Survey relay'), survey)

  const dollar = await world.deploy(deployer, 'Coin', [
    `${name.split(' ')[0]} Dollar`,
    world.spec.testnet ? 'USDQ' : 'USDM',
    6,
    400_000_000n * DOLLAR,
  ])
  const wrapped = await world.deploy(deployer, 'WrappedCoin', [`Wrapped ${currency.name}`, `W${currency.symbol}`])
  const astral = await world.deploy(deployer, 'Coin', ['Astral', 'AST', 18, 10_000_000n * UNIT])
  const sextant = await world.deploy(deployer, 'Coin', ['Sextant', 'SXT', 8, 2_100_000n * 10n ** 8n])
  const ticket = await world.deploy(deployer, 'Coin', ['Observatory Ticket', 'TICKET', 0, 4_000n])

  const pair = (first: Contract, second: Contract, symbol: string): Promise<Contract> =>
    world.deploy(deployer, 'Pair', [first.address, second.address, symbol])
  const wrappedPair = await pair(wrapped, dollar, `${currency.symbol}-USD-LP`)
  const astralPair = await pair(astral, wrapped, `AST-${currency.symbol}-LP`)
  const sextantPair = await pair(sextant, dollar, 'SXT-USD-LP')
  const secondPair = await pair(wrapped, dollar, `${currency.symbol}-USD-LP-2`)
  const router = await world.deploy(deployer, 'Router')
  const lending = await world.deploy(deployer, 'LendingPool', [wrapped.address, dollar.address, wrappedPair.address])
  const multicall = await world.deploy(deployer, 'Multicall')
  const disperser = await world.deploy(deployer, 'Disperser')
  const mishaps = await world.deploy(deployer, 'Mishaps')
  const arbitrage = await world.deploy(world.account('Arbitrage bot'), 'Arbitrage')

  const labels = [
    [wrappedPair, 'Sundial Swap pair'],
    [astralPair, 'Sundial Swap pair'],
    [sextantPair, 'Sundial Swap pair'],
    [secondPair, 'Second exchange pair'],
    [router, 'Sundial Swap router'],
    [lending, 'Sundial Lend'],
    [disperser, 'Disperser'],
    [survey, 'Sky survey'],
  ] as const
  for (const [contract, label] of labels) world.labels.set(contract.address, label)

  await world.must(deployer, dollar, 'transfer', [maker.address, 90_000_000n * DOLLAR])
  await world.must(deployer, astral, 'transfer', [maker.address, 4_000_000n * UNIT])
  await world.must(deployer, sextant, 'transfer', [maker.address, 60_000n * 10n ** 8n])
  await world.must(maker, wrapped, 'deposit', [], { value: 9_000n * UNIT })
  const fill = async (
    to: Contract,
    first: Contract,
    amount0: bigint,
    second: Contract,
    amount1: bigint,
  ): Promise<void> => {
    await world.must(maker, first, 'approve', [to.address, amount0 * 10n])
    await world.must(maker, second, 'approve', [to.address, amount1 * 10n])
    await world.must(maker, to, 'addLiquidity', [amount0, amount1, maker.address])
  }
  await fill(wrappedPair, wrapped, 2_000n * UNIT, dollar, 6_214_000n * DOLLAR)
  world.market.priceBy(wrappedPair)
  await fill(astralPair, astral, 900_000n * UNIT, wrapped, 310n * UNIT)
  await fill(sextantPair, sextant, 21_000n * 10n ** 8n, dollar, 1_470_000n * DOLLAR)
  await fill(secondPair, wrapped, 260n * UNIT, dollar, 806_000n * DOLLAR)
  await world.must(maker, dollar, 'transfer', [lending.address, 4_000_000n * DOLLAR])
  await world.must(world.account('Arbitrage bot'), wrapped, 'deposit', [], { value: 60n * UNIT })
  await world.must(world.account('Arbitrage bot'), wrapped, 'transfer', [arbitrage.address, 60n * UNIT])

  return {
    world,
    dollar,
    wrapped,
    astral,
    sextant,
    ticket,
    wrappedPair,
    astralPair,
    sextantPair,
    secondPair,
    router,
    lending,
    multicall,
    disperser,
    mishaps,
    arbitrage,
    approvals: new Set(),
    crossings: [],
  }
}

/** The exchange pays out to people in one crowded block, and tokens reach them in batches. */
export async function fund(stage: Deployed): Promise<void> {
  const { world, dollar, astral, sextant, ticket, disperser } = stage
  const { random, people, spec } = world
  const faucet = world.account('Faucet')
  const hot = world.account('Exchange hot wallet')
  const cold = world.account('Exchange cold wallet')
  await world.pay(cold, hot.address, 30_000n * UNIT)

  const first = people.slice(0, Math.min(spec.crowd, people.length))
  await world.advance(spec.crowd)
  const crowded = world.chain.height + 1
  for (let index = 0; index < spec.crowd; index++) {
    const person = first[index % first.length] ?? world.anyone()
    await world.pay(index % 9 === 4 ? faucet : hot, person.address, random.big(UNIT * 4n, UNIT * 60n), {
      tip: random.big(10n ** 9n, 4n * 10n ** 9n),
    })
  }
  world.landmark('crowdedBlock', String(crowded))
  for (const person of people.slice(first.length))
    await world.pay(hot, person.address, random.big(UNIT * 3n, UNIT * 30n))

  const deployer: Account = world.account('Deployer')
  const amounts = {
    [dollar.address]: 24_000n * DOLLAR,
    [astral.address]: 5_200n * UNIT,
    [sextant.address]: 42n * 10n ** 8n,
    [ticket.address]: 9n,
  }
  for (const [token, share] of [
    [dollar, 1],
    [astral, 0.7],
    [sextant, 0.45],
    [ticket, 0.3],
  ] as const) {
    const most = amounts[token.address] ?? 1n
    await world.must(deployer, token, 'approve', [disperser.address, most * 10_000n])
    const receivers = random.sample(people, Math.ceil(people.length * share)).map((person) => person.address)
    for (let start = 0; start < receivers.length; start += 50) {
      const batch = receivers.slice(start, start + 50)
      const dealt = batch.map(() => (most < 100n ? BigInt(random.int(1, Number(most))) : random.big(most / 40n, most)))
      await world.must(deployer, disperser, 'airdrop', [token.address, batch, dealt], { gas: 2_200_000n })
    }
  }
}

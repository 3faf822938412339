import type { Contract } from '../contract.ts'
import type { Account } from '../world.ts'
import { fail, nest } from './mishaps.ts'
import { recordObservation, smallMulticall } from './pieces.ts'
import { DOLLAR, type Stage, UNIT, holdersAmong } from './stage.ts'

type Act = (stage: Stage) => Promise<unknown>

/** What people do all day, by how often they do it. */
const ACTS: { weight: number; act: Act }[] = [
  { weight: 22, act: payCoins },
  { weight: 5, act: visitExchange },
  { weight: 24, act: moveTokens },
  { weight: 4, act: approve },
  { weight: 17, act: swap },
  { weight: 4, act: route },
  { weight: 5, act: wrap },
  { weight: 6, act: moveCollectible },
  { weight: 4, act: moveInstrument },
  { weight: 2, act: moveOrbit },
  { weight: 2, act: lend },
  { weight: 2, act: arbitrage },
  { weight: 0.7, act: recordObservation },
  { weight: 0.3, act: nest },
  { weight: 1.2, act: smallMulticall },
  { weight: 8.5, act: fail },
]

/** Lets people act until `count` more transactions are on the chain. */
export async function traffic(stage: Stage, count: number): Promise<void> {
  const { world } = stage
  for (const until = world.sent + count; world.sent < until;) await world.random.weighted(ACTS).act(stage)
}

async function payCoins({ world }: Stage): Promise<void> {
  const { random } = world
  await world.pay(world.anyone(), world.anyone().address, random.big(UNIT / 2000n, UNIT / 5n))
}

async function visitExchange({ world }: Stage): Promise<void> {
  const hot = world.account('Exchange hot wallet')
  const amount = world.random.big(UNIT / 20n, UNIT * 2n)
  if (world.random.chance(0.8)) await world.pay(hot, world.anyone().address, amount)
  else await world.pay(world.anyone(), hot.address, amount / 10n)
}

async function moveTokens(stage: Stage): Promise<void> {
  const { world, dollar, astral, sextant, ticket, guildTokens } = stage
  const { token } = world.random.weighted([
    { weight: 12, token: dollar },
    { weight: 5, token: astral },
    { weight: 3, token: sextant },
    { weight: 1, token: ticket },
    { weight: 4, token: world.random.pick(guildTokens) },
  ])
  const holders = holdersAmong(stage, token.address)
  if (holders.length === 0) return payCoins(stage)
  const from = world.random.pick(holders)
  const held = world.ledger.balance(token.address, from.address)
  const amount = held < 20n ? 1n : world.random.big(held / 500n, held / 8n) + 1n
  await world.must(from, token, 'transfer', [world.anyone().address, amount], { gas: 80_000n })
}

async function approve({ world, dollar, astral, router }: Stage): Promise<void> {
  const token = world.random.pick([dollar, astral])
  const amount = world.random.chance(0.4) ? 2n ** 256n - 1n : world.random.big(UNIT, UNIT * 5000n)
  const mined = await world.must(world.anyone(), token, 'approve', [router.address, amount], { gas: 60_000n })
  world.landmark('approval', mined.hash)
}

/** Approves without limit once, so that later swaps go through. */
async function allow({ world, approvals }: Stage, from: Account, token: Contract, spender: Contract): Promise<void> {
  const key = `${from.address}:${token.address}:${spender.address}`
  if (approvals.has(key)) return
  approvals.add(key)
  await world.must(from, token, 'approve', [spender.address, 2n ** 256n - 1n], { gas: 60_000n })
}

async function swap(stage: Stage): Promise<void> {
  const { world, dollar, wrapped, astral, sextant, wrappedPair, astralPair, sextantPair, secondPair } = stage
  const { random } = world
  const [pair, first, second] = random.pick([
    [wrappedPair, wrapped, dollar],
    [wrappedPair, wrapped, dollar],
    [wrappedPair, wrapped, dollar],
    [astralPair, astral, wrapped],
    [sextantPair, sextant, dollar],
    [secondPair, wrapped, dollar],
  ] as const)
  const tokenIn = random.chance(0.5) ? first : second
  const holders = holdersAmong(stage, tokenIn.address)
  if (holders.length === 0) return
  // A few keep trading, most only now and then.
  const from = random.chance(0.4)
    ? (holders[random.int(0, Math.min(11, holders.length - 1))] ?? random.pick(holders))
    : random.pick(holders)
  await allow(stage, from, tokenIn, pair)
  const held = world.ledger.balance(tokenIn.address, from.address)
  const mined = await world.must(
    from,
    pair,
    'swap',
    [tokenIn.address, random.big(held / 300n, held / 7n) + 1n, 0n, from.address],
    { gas: 190_000n },
  )
  world.landmark('swap', mined.hash)
}

async function route(stage: Stage): Promise<void> {
  const { world, dollar, wrapped, astral, sextant, wrappedPair, astralPair, sextantPair, router } = stage
  const { random } = world
  const [tokenIn, path] = random.pick([
    [
      dollar,
      [
        { pair: wrappedPair.address, tokenIn: dollar.address },
        { pair: astralPair.address, tokenIn: wrapped.address },
      ],
    ],
    [
      astral,
      [
        { pair: astralPair.address, tokenIn: astral.address },
        { pair: wrappedPair.address, tokenIn: wrapped.address },
      ],
    ],
    [
      sextant,
      [
        { pair: sextantPair.address, tokenIn: sextant.address },
        { pair: wrappedPair.address, tokenIn: dollar.address },
        { pair: astralPair.address, tokenIn: wrapped.address },
      ],
    ],
  ] as const)
  const from = random.pick(holdersAmong(stage, tokenIn.address))
  await allow(stage, from, tokenIn, router)
  const held = world.ledger.balance(tokenIn.address, from.address)
  const late = random.chance(0.06)
  const deadline = BigInt(late ? world.clock.timeBefore(-3600) : world.clock.regularNow + 1200)
  const mined = await world.call(
    from,
    router,
    'swapExactTokens',
    [random.big(held / 200n, held / 9n) + 1n, 1n, path, from.address, deadline],
    { gas: 560_000n },
  )
  world.landmark(mined.result === 'success' ? 'routedSwap' : 'expiredSwap', mined.hash)
}

async function wrap(stage: Stage): Promise<void> {
  const { world, wrapped } = stage
  const { random } = world
  const holders = holdersAmong(stage, wrapped.address)
  if (holders.length > 6 && random.chance(0.35)) {
    const from = random.pick(holders)
    await world.must(from, wrapped, 'withdraw', [world.ledger.balance(wrapped.address, from.address) / 3n + 1n], {
      gas: 70_000n,
    })
  } else {
    const value = random.big(UNIT / 50n, UNIT * 2n)
    const from = world.random.pick(
      world.people.filter((person) => (world.chain.balances.get(person.address) ?? 0n) > value + UNIT / 2n),
    )
    if (random.chance(0.3)) await world.pay(from, wrapped.address, value, { gas: 70_000n })
    else await world.must(from, wrapped, 'deposit', [], { value, gas: 80_000n })
  }
}

async function moveCollectible(stage: Stage): Promise<void> {
  const { world, charts, tides, collections, curios } = stage
  const { random } = world
  const token = random.pick([charts, charts, tides, curios, random.pick(collections)])
  if (token === charts && random.chance(0.06))
    return void (await world.must(world.anyone(), charts, 'mint', [world.anyone().address]))
  const id = random.pick(world.ledger.ids(token.address))
  const owner = world.ledger.owner(token.address, id)
  const from = world.people.find((person) => person.address === owner)
  if (from === undefined) return
  if (token === charts && random.chance(0.06)) {
    world.landmark('burn', (await world.must(from, charts, 'burn', [BigInt(id)], { gas: 90_000n })).hash)
    return
  }
  await world.must(from, token, 'transferFrom', [from.address, world.anyone().address, BigInt(id)], { gas: 110_000n })
}

async function moveInstrument(stage: Stage): Promise<void> {
  const { world, almanac } = stage
  const { random } = world
  const id = random.pick(world.ledger.ids(almanac.address))
  const holders = holdersAmong(stage, almanac.address, id)
  if (holders.length === 0) return
  const from = random.pick(holders)
  if (random.chance(0.12)) await world.must(from, almanac, 'burn', [BigInt(id), 1n], { gas: 70_000n })
  else
    await world.must(from, almanac, 'safeTransferFrom', [from.address, world.anyone().address, BigInt(id), 1n, '0x'], {
      gas: 90_000n,
    })
}

async function moveOrbit(stage: Stage): Promise<void> {
  const { world, orbit } = stage
  const holders = holdersAmong(stage, orbit.address)
  if (holders.length === 0) return
  const from = world.random.pick(holders)
  const held = world.ledger.balance(orbit.address, from.address)
  const mined = await world.must(
    from,
    orbit,
    'transfer',
    [world.anyone().address, held < 4n ? 1n : world.random.big(held / 4n, held)],
    { gas: 700_000n },
  )
  world.landmark('orbitTransfer', mined.hash)
}

async function lend(stage: Stage): Promise<void> {
  const { world, lending, wrapped } = stage
  const { random } = world
  const from = random.pick(holdersAmong(stage, wrapped.address))
  const held = world.ledger.balance(wrapped.address, from.address)
  if (held < UNIT / 20n) return
  await allow(stage, from, wrapped, lending)
  await world.must(from, lending, 'supply', [held / 3n], { gas: 150_000n })
  // Half of what the collateral would allow, at a price far below any of the run's.
  if (random.chance(0.6))
    await world.must(from, lending, 'borrow', [((held / 3n) * 1000n * DOLLAR) / UNIT], { gas: 190_000n })
}

async function arbitrage(stage: Stage): Promise<void> {
  const { world, arbitrage: bot, wrappedPair, secondPair, wrapped, dollar } = stage
  const [first, second] = world.random.chance(0.5) ? [wrappedPair, secondPair] : [secondPair, wrappedPair]
  const amount = world.random.big(UNIT / 10n, UNIT)
  const mined = await world.call(
    world.account('Arbitrage bot'),
    bot,
    'run',
    [first.address, second.address, wrapped.address, dollar.address, amount],
    { gas: 420_000n },
  )
  world.landmark(mined.result === 'success' ? 'arbitrageRun' : 'unverifiedFailure', mined.hash)
}

import { type Argument, encode } from '../abi.ts'
import type { Contract } from '../contract.ts'
import { DOLLAR, type Stage, UNIT, holdersAmong } from './stage.ts'

/** A guild token reaches more than a hundred people in one transaction. */
export async function airdrop({ world, guildTokens, disperser }: Stage): Promise<void> {
  const distributor = world.account('Airdrop distributor')
  const token = guildTokens[0]
  if (token === undefined) throw new Error('no guild token')
  await world.must(world.account('Guild foundry'), token, 'transfer', [distributor.address, 5_000_000n], {
    gas: 90_000n,
  })
  await world.must(distributor, token, 'approve', [disperser.address, 5_000_000n], { gas: 70_000n })
  const receivers = world.random.sample(world.people, world.spec.airdrop).map((person) => person.address)
  const mined = await world.must(
    distributor,
    disperser,
    'airdrop',
    [token.address, receivers, receivers.map(() => BigInt(world.random.int(100, 20_000)))],
    {
      gas: BigInt(200_000 + world.spec.airdrop * 37_000),
    },
  )
  world.landmark('airdrop', mined.hash)
  const paid = world.random.sample(world.people, 24).map((person) => person.address)
  const value = UNIT / 40n
  const coins = await world.must(distributor, disperser, 'disperseCoin', [paid, value], {
    value: value * BigInt(paid.length),
    gas: 900_000n,
  })
  world.landmark('disperse', coins.hash)
}

/** Many reads and a few failures behind one call. */
export async function bigMulticall({ world, multicall, dollar, astral, mishaps }: Stage): Promise<void> {
  const calls = Array.from({ length: world.spec.multicall }, (_, index): Argument => {
    if (index % 13 === 7)
      return {
        target: mishaps.address,
        allowFailure: true,
        callData: encode(mishaps.artifact.abi, 'failWithError', [BigInt(100 + index)]),
      }
    const token = index % 2 === 0 ? dollar : astral
    return {
      target: token.address,
      allowFailure: false,
      callData: encode(token.artifact.abi, 'balanceOf', [world.anyone().address]),
    }
  })
  const mined = await world.must(world.account('Market maker'), multicall, 'aggregate', [calls], { gas: 1_900_000n })
  world.landmark('bigMulticall', mined.hash)
}

/** A logbook behind an upgradeable proxy, written to before and after its upgrade. */
export async function observe(stage: Omit<Stage, 'observatory'>): Promise<Contract> {
  const { world } = stage
  const deployer = world.account('Deployer')
  const first = await world.deploy(deployer, 'ObservatoryV1')
  const proxy = await world.deploy(deployer, 'ObservatoryProxy', [
    first.address,
    encode(first.artifact.abi, 'initialize', []),
  ])
  const observatory = world.know(proxy.address, 'ObservatoryV2')
  world.landmark('proxy', proxy.address)
  for (let index = 0; index < 3; index++) await recordObservation({ ...stage, observatory })
  const second = await world.deploy(deployer, 'ObservatoryV2')
  world.landmark(
    'upgrade',
    (await world.must(deployer, observatory, 'upgradeTo', [second.address], { gas: 90_000n })).hash,
  )
  world.landmark(
    'strike',
    (await world.must(world.anyone(), observatory, 'strike', [1n, 'Clouds, not comets'], { gas: 90_000n })).hash,
  )
  return observatory
}

/** Writes observations whose parameters nest arrays in tuples in arrays. */
export async function recordObservation({ world, observatory }: Stage): Promise<void> {
  const { random } = world
  const position = (): Argument => ({
    rightAscension: BigInt(random.int(0, 1_296_000)),
    declination: BigInt(random.int(-324_000, 324_000)),
  })
  const observation = (): Argument => ({
    title: `${random.pick(['Occultation', 'Transit', 'Conjunction', 'Nova', 'Meteor shower'])} of ${random.pick(['Mira', 'Algol', 'Deneb', 'Spica', 'Antares'])}`,
    position: position(),
    readings: Array.from({ length: random.int(1, 2) }, () => ({
      at: BigInt(world.clock.timeBefore(0)),
      magnitudes: Array.from({ length: random.int(1, 3) }, () => BigInt(random.int(1, 600))),
      drift: Array.from({ length: random.int(1, 2) }, position),
    })),
    instrument: `0x${random.int(1, 0xffffff).toString(16).padStart(64, '0')}`,
  })
  const remarks = [['clear', 'low moon'], random.chance(0.5) ? [] : ['seeing 2"']]
  const mined = await world.must(world.anyone(), observatory, 'record', [[observation(), observation()], remarks], {
    gas: 320_000n,
  })
  world.landmark('nestedParameters', mined.hash)
}

/** One block is used to the brim. */
export async function fillBlock({ world }: Stage): Promise<void> {
  await world.advance(200)
  await world.cram()
  world.landmark('fullBlock', String(world.chain.height + 1))
  await world.advance()
}

/** A few calls behind one; now and then one of them fails. */
export async function smallMulticall({ world, multicall, dollar, astral, wrappedPair, mishaps }: Stage): Promise<void> {
  const { random } = world
  const options = [
    () => ({
      target: dollar.address,
      allowFailure: false,
      callData: encode(dollar.artifact.abi, 'balanceOf', [world.anyone().address]),
    }),
    () => ({ target: astral.address, allowFailure: false, callData: encode(astral.artifact.abi, 'totalSupply', []) }),
    () => ({
      target: wrappedPair.address,
      allowFailure: true,
      callData: encode(wrappedPair.artifact.abi, 'quote', [dollar.address, random.big(DOLLAR, 900n * DOLLAR)]),
    }),
    () => ({
      target: mishaps.address,
      allowFailure: true,
      callData: encode(mishaps.artifact.abi, 'divide', [BigInt(random.int(1, 99))]),
    }),
  ]
  const calls = Array.from({ length: random.int(2, 7) }, (): Argument => random.pick(options)())
  await world.must(world.anyone(), multicall, 'aggregate', [calls], { gas: 190_000n })
}

/** A sale makes a loan insolvent, and it is liquidated. */
export async function liquidate({ world, wrapped, dollar, wrappedPair, lending }: Stage): Promise<void> {
  const [borrower, whale, liquidator] = [world.account('Borrower'), world.account('Whale'), world.account('Liquidator')]
  await world.must(borrower, wrapped, 'deposit', [], { value: 40n * UNIT, gas: 90_000n })
  await world.must(borrower, wrapped, 'approve', [lending.address, 40n * UNIT], { gas: 70_000n })
  await world.must(borrower, lending, 'supply', [40n * UNIT], { gas: 150_000n })
  const worth = BigInt((await world.view(lending, 'worth', [40n * UNIT])) ?? 0)
  await world.must(borrower, lending, 'borrow', [(worth * 74n) / 100n], { gas: 160_000n })
  const dump = (BigInt((await world.view(wrappedPair, 'reserve0')) ?? 0) * 6n) / 100n
  await world.must(whale, wrapped, 'deposit', [], { value: dump, gas: 90_000n })
  await world.must(whale, wrapped, 'approve', [wrappedPair.address, dump], { gas: 70_000n })
  const before = BigInt((await world.view(dollar, 'balanceOf', [whale.address])) ?? 0)
  world.landmark(
    'whaleSwap',
    (await world.must(whale, wrappedPair, 'swap', [wrapped.address, dump, 0n, whale.address], { gas: 190_000n })).hash,
  )

  const maker = world.account('Market maker')
  await world.must(maker, dollar, 'transfer', [liquidator.address, 200_000n * DOLLAR], { gas: 80_000n })
  await world.must(liquidator, dollar, 'approve', [lending.address, 200_000n * DOLLAR], { gas: 70_000n })
  world.landmark(
    'liquidation',
    (
      await world.must(liquidator, lending, 'liquidationCall', [borrower.address, (worth * 30n) / 100n], {
        gas: 240_000n,
      })
    ).hash,
  )

  const got = BigInt((await world.view(dollar, 'balanceOf', [whale.address])) ?? 0) - before
  await world.must(whale, dollar, 'approve', [wrappedPair.address, got], { gas: 70_000n })
  await world.must(whale, wrappedPair, 'swap', [dollar.address, got, 0n, whale.address], { gas: 190_000n })
}

/** Three transactions that no block takes up. */
export function leavePending({ world, dollar }: Stage): void {
  const [first, second, third] = world.random.sample(holdersAmong({ world }, dollar.address), 3)
  if (first === undefined || second === undefined || third === undefined) throw new Error('nobody to wait')
  const data = encode(dollar.artifact.abi, 'transfer', [world.anyone().address, 25n * DOLLAR])
  world.landmark('pendingTransfer', world.leavePending(first, { to: dollar.address, data, type: 2, gas: 66_000n }))
  world.landmark(
    'pendingPayment',
    world.leavePending(second, { to: world.anyone().address, value: UNIT / 7n, type: 0, gas: 21_000n }),
  )
  const artifact = world.artifacts.get('Multicall')
  if (artifact === undefined) throw new Error('no Multicall')
  world.landmark('pendingCreation', world.leavePending(third, { data: artifact.bytecode, type: 2, gas: 420_000n }))
}

import { keccak256, toHex } from 'viem'
import type { MinedTransaction } from '../chain.ts'
import { DOLLAR, type Stage, UNIT } from './stage.ts'

/** A way for a transaction to fail; its name is its landmark. */
interface Failure {
  weight: number
  name: string
  run: () => Promise<MinedTransaction>
}

/** The ways in which one person's transaction can go wrong. */
function failures({ world, mishaps, dollar, wrappedPair, tides, lending }: Stage): Failure[] {
  const { random } = world
  const person = world.anyone()
  return [
    {
      weight: 8,
      name: 'failedSwap',
      run: () =>
        world.call(
          person,
          wrappedPair,
          'swap',
          [dollar.address, random.big(DOLLAR, 900n * DOLLAR), UNIT * 1000n, person.address],
          { gas: 160_000n },
        ),
    },
    {
      weight: 8,
      name: 'failedTransfer',
      run: () =>
        world.call(person, dollar, 'transfer', [world.anyone().address, 900_000_000n * DOLLAR], { gas: 66_000n }),
    },
    {
      weight: 5,
      name: 'revertedWithText',
      run: () => world.call(person, mishaps, 'failWithText', [], { gas: 60_000n }),
    },
    {
      weight: 5,
      name: 'customError',
      run: () => world.call(person, mishaps, 'failWithError', [BigInt(random.int(13, 99_999))], { gas: 60_000n }),
    },
    {
      weight: 2,
      name: 'nestedError',
      run: () => world.call(person, mishaps, 'failWithNestedError', [], { gas: 90_000n }),
    },
    { weight: 2, name: 'silentRevert', run: () => world.call(person, mishaps, 'failSilently', [], { gas: 60_000n }) },
    {
      weight: 3,
      name: 'panic',
      run: () => world.call(person, mishaps, 'divide', [BigInt(random.int(1, 999))], { gas: 60_000n }),
    },
    { weight: 2, name: 'panicUnderflow', run: () => world.call(person, mishaps, 'last', [], { gas: 60_000n }) },
    {
      weight: 5,
      name: 'outOfGas',
      run: () => world.call(person, mishaps, 'wander', [], { gas: BigInt(random.int(9, 30)) * 10_000n }),
    },
    {
      weight: 4,
      name: 'outOfGasTransfer',
      run: () => world.call(person, dollar, 'transfer', [world.anyone().address, 1n], { gas: 26_000n }),
    },
    { weight: 1, name: 'invalidOpcode', run: () => world.call(person, mishaps, 'halt', [], { gas: 80_000n }) },
    {
      weight: 3,
      name: 'wrongPayment',
      run: () => world.call(person, tides, 'mint', [2n], { value: UNIT / 100n, gas: 140_000n }),
    },
    {
      weight: 2,
      name: 'unhealthyLoan',
      run: () => world.call(person, lending, 'borrow', [50_000n * DOLLAR], { gas: 140_000n }),
    },
    {
      weight: 2,
      name: 'failedPayment',
      run: () => world.send(person, { to: wrappedPair.address, value: UNIT / 50n, gas: 50_000n }),
    },
    { weight: 1, name: 'failedCreation', run: () => world.send(person, { data: '0x60006000fd', gas: 90_000n }) },
  ]
}

/** One transaction that goes wrong, in a random way. */
export async function fail(stage: Stage): Promise<void> {
  await check(stage, stage.world.random.weighted(failures(stage)))
}

/** One transaction for every way of going wrong. */
export async function failInEveryWay(stage: Stage): Promise<void> {
  for (const failure of failures(stage)) await check(stage, failure)
}

async function check({ world }: Stage, { name, run }: Failure): Promise<void> {
  const mined = await run()
  if (mined.result === 'success') throw new Error(`${name} was to fail: ${mined.hash}`)
  world.landmark(name, mined.hash)
}

/** Calls that nest, recurse, fail inside, create at known addresses and destroy. */
export async function nest({ world, mishaps }: Stage): Promise<void> {
  const person = world.anyone()
  const { random } = world
  world.landmark(
    'innerError',
    (await world.must(person, mishaps, 'attempt', [BigInt(random.int(13, 500))], { gas: 120_000n })).hash,
  )
  world.landmark(
    'recursion',
    (await world.must(person, mishaps, 'recurse', [BigInt(random.int(6, 24))], { gas: 500_000n })).hash,
  )
  world.landmark(
    'callTree',
    (await world.must(person, mishaps, 'branch', [3n, BigInt(random.int(2, 3))], { gas: 500_000n })).hash,
  )
  const salt = keccak256(toHex(`salt ${world.sent}`))
  const value = random.big(UNIT / 100n, UNIT / 4n)
  world.landmark(
    'create2',
    (await world.must(person, mishaps, 'kindle', [salt, person.address, false], { value, gas: 200_000n })).hash,
  )
  const again = keccak256(toHex(`again ${world.sent}`))
  const mined = await world.must(person, mishaps, 'kindle', [again, world.anyone().address, true], {
    value,
    gas: 260_000n,
  })
  world.landmark('selfdestruct', mined.hash)
  const destroyed = mined.calls.find((call) => call.type === 'create2')?.created
  if (destroyed !== undefined) world.landmark('destroyed', destroyed)
}

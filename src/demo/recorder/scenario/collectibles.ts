import { type Address, getAddress } from 'viem'
import type { Contract } from '../contract.ts'
import { CURIOS, LONG_ID } from './curios.ts'
import { type Stage, UNIT } from './stage.ts'

const COLLECTIONS = [
  ['Garden of Rosettes', 'GARDEN'],
  ['Nocturne Rosettes', 'NOCT'],
  ['Glasshouse', 'GLASS'],
  ['Tessera', 'TESS'],
  ['Moonwort', 'MOON'],
  ['Cathedral Windows', 'ROSE'],
  ['Petals of Lyra', 'LYRA'],
  ['Gyre', 'GYRE'],
  ['Kaleidoscope Club', 'KALEI'],
  ['Spirographia', 'SPIRO'],
  ['Heliotrope', 'HELIO'],
  ['Anemone', 'ANEM'],
  ['Zellige', 'ZELL'],
] as const

type Collectibles = Pick<Stage, 'charts' | 'tides' | 'almanac' | 'orbit' | 'curios' | 'collections'>
type Opened = Omit<Stage, keyof Collectibles | 'guildTokens' | 'observatory'>

/** Deploys every collection and mints into them; the collector ends with far more than one page. */
export async function collect(stage: Opened): Promise<Collectibles> {
  const { world } = stage
  const deployer = world.account('Deployer')
  const charts = await world.deploy(deployer, 'StarCharts')
  const tides = await world.deploy(deployer, 'Tides')
  const almanac = await world.deploy(deployer, 'Almanac')
  const orbit = await world.deploy(deployer, 'Orbit404', [500n])
  const curios = await world.deploy(world.account('Curio artist'), 'Curios')
  const collections = await rosettes(stage)
  const found = { charts, tides, almanac, orbit, curios, collections }
  await mintCharts(stage, charts)
  await mintTides(stage, tides)
  await mintAlmanac(stage, almanac)
  await mintOrbits(stage, orbit)
  await mintCurios(stage, curios)
  world.landmark('nftOwner', world.account('NFT collector').address)
  world.landmark('charts', charts.address)
  world.landmark('tides', tides.address)
  world.landmark('almanac', almanac.address)
  world.landmark('orbit', orbit.address)
  world.landmark('curios', curios.address)
  return found
}

async function rosettes({ world }: Opened): Promise<Contract[]> {
  const deployer = world.account('Deployer')
  const collector = world.account('NFT collector')
  const factory = await world.deploy(deployer, 'CollectionFactory', [], { gas: 4_200_000n })
  const collections: Contract[] = []
  for (const [title, ticker] of COLLECTIONS.slice(0, world.spec.collections)) {
    const mined = await world.must(deployer, factory, 'createCollection', [title, ticker])
    const collection = world.know(createdIn(mined.logs.at(-1)?.topics[1]), 'Rosettes')
    collections.push(collection)
    const kept = Math.ceil(world.spec.collectionSize * 0.55)
    await world.must(collector, collection, 'mint', [collector.address, BigInt(kept)], { gas: 1_000_000n })
    for (let left = world.spec.collectionSize - kept; left > 0;) {
      const count = Math.min(left, world.random.int(1, 3))
      await world.must(world.anyone(), collection, 'mint', [world.anyone().address, BigInt(count)])
      left -= count
    }
  }
  return collections
}

async function mintCharts({ world }: Opened, charts: Contract): Promise<void> {
  const collector = world.account('NFT collector')
  for (let id = 1; id <= world.spec.charts; id++) {
    const mine = id % 5 === 1 || id % 5 === 3
    await world.must(mine ? collector : world.anyone(), charts, 'mint', [
      mine ? collector.address : world.anyone().address,
    ])
  }
}

async function mintTides({ world }: Opened, tides: Contract): Promise<void> {
  const price = UNIT / 50n
  for (let left = world.spec.tides; left > 0;) {
    const mine = left % 3 !== 0
    const count = Math.min(left, world.random.int(1, mine ? 9 : 3))
    await world.must(mine ? world.account('NFT collector') : world.anyone(), tides, 'mint', [BigInt(count)], {
      value: price * BigInt(count),
      gas: 800_000n,
    })
    left -= count
  }
}

async function mintAlmanac({ world }: Opened, almanac: Contract): Promise<void> {
  const collector = world.account('NFT collector')
  const artist = world.account('Curio artist')
  const holders = world.random.sample(world.people, world.spec.almanacHolders).map((person) => person.address)
  for (let start = 0; start < holders.length; start += 40) {
    await world.must(
      artist,
      almanac,
      'mintToMany',
      [holders.slice(start, start + 40), 0n, BigInt(world.random.int(1, 12))],
      {
        gas: 1_700_000n,
      },
    )
  }
  const ids = [0n, 1n, 2n, 3n, 4n, 5n, 6n, 7n]
  await world.must(artist, almanac, 'mintBatch', [collector.address, ids, ids.map((id) => id * 3n + 2n)])
  for (const id of ids.slice(1)) {
    for (let index = 0; index < 5; index++)
      await world.must(artist, almanac, 'mint', [world.anyone().address, id, BigInt(world.random.int(1, 40))])
  }
  await world.must(artist, almanac, 'mint', [collector.address, LONG_ID, 1n])
  await world.must(artist, almanac, 'mint', [world.anyone().address, LONG_ID, 2n])
  world.landmark('manyHoldersId', '0')
  world.landmark('longId', LONG_ID.toString())
}

async function mintOrbits({ world }: Opened, orbit: Contract): Promise<void> {
  const deployer = world.account('Deployer')
  const many = world.spec.testnet ? 4 : 14
  await world.must(
    deployer,
    orbit,
    'transfer',
    [world.account('NFT collector').address, BigInt(many) * UNIT + UNIT / 4n],
    {
      gas: 2_000_000n,
    },
  )
  for (const person of world.random.sample(world.people, many * 2)) {
    const amount = world.random.big(UNIT / 2n, UNIT * 3n)
    await world.must(deployer, orbit, 'transfer', [person.address, amount], { gas: 700_000n })
  }
}

async function mintCurios({ world }: Opened, curios: Contract): Promise<void> {
  const artist = world.account('Curio artist')
  for (const [index, { id, uri, landmark }] of CURIOS.entries()) {
    const to = index % 3 === 0 ? world.account('NFT collector').address : world.anyone().address
    await world.must(artist, curios, 'mint', [to, id, uri], { gas: BigInt(160_000 + 760 * uri.length) })
    if (landmark !== undefined) world.landmark(landmark, id.toString())
  }
}

/** The address in an indexed topic. */
export function createdIn(topic: string | undefined): Address {
  if (topic === undefined) throw new Error('the factory told of no contract')
  return getAddress(`0x${topic.slice(26)}`)
}

/** One NFT goes through many hands. */
export async function handOn({ world, charts }: Stage, id: bigint, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) {
    const owner = world.ledger.owner(charts.address, id.toString())
    const from = [...world.people, world.account('NFT collector')].find((person) => person.address === owner)
    if (from === undefined) throw new Error(`nobody holds chart ${id}`)
    const to = world.random.pick(world.people.filter((person) => person.address !== owner))
    await world.must(from, charts, 'transferFrom', [from.address, to.address, id], { gas: 90_000n })
  }
  world.landmark('hotNft', id.toString())
}

import { type Address, getAddress, keccak256, toHex } from 'viem'
import type { Argument } from '../abi.ts'
import { createdIn } from './collectibles.ts'
import { DOLLAR, type Stage, UNIT } from './stage.ts'

const CONSTELLATIONS =
  'Andromeda Antlia Aquarius Aquila Ara Aries Auriga Bootes Caelum Cancer Capricorn Carina Cassiopeia Centaurus Cepheus Cetus Columba Corvus Crater Cygnus Delphinus Dorado Draco Equuleus Eridanus Fornax Gemini Grus Hercules Horologium Hydra Hydrus Indus Lacerta Leo Lepus Libra Lupus Lynx Lyra Mensa Monoceros Musca Norma Octans Ophiuchus Orion Pavo Pegasus Perseus Phoenix Pictor Pisces Puppis Pyxis Reticulum Sagitta Scorpius'.split(
    ' ',
  )

/** Makes many small tokens that share a word, and spreads a little of each. */
export async function foundGuilds({ world }: Pick<Stage, 'world'>): Promise<Stage['guildTokens']> {
  const { random, spec } = world
  const foundry = world.account('Guild foundry')
  const factory = await world.deploy(foundry, 'TokenFactory', [], { gas: 1_500_000n })
  const tokens: Stage['guildTokens'] = []
  for (const name of CONSTELLATIONS.slice(0, spec.factoryTokens)) {
    const decimals = random.pick([18, 18, 18, 9, 6, 2])
    const supply = BigInt(random.int(10, 900)) * 1000n * 10n ** BigInt(decimals)
    const mined = await world.must(foundry, factory, 'createToken', [
      `${name} Guild`,
      name.slice(0, 4).toUpperCase(),
      decimals,
      supply,
    ])
    const token = world.know(createdIn(mined.logs.at(-1)?.topics[1]), 'CommunityToken')
    tokens.push(token)
    for (const person of random.sample(world.people, random.int(1, 3))) {
      await world.must(foundry, token, 'transfer', [person.address, random.big(supply / 2000n, supply / 60n)], {
        gas: 95_000n,
      })
    }
  }
  world.landmark('tokenFactory', factory.address)
  return tokens
}

/** Names and symbols as attackers and the wide world write them. */
const NAMES: [name: string, symbol: string, scam: boolean, landmark?: string][] = [
  ['E\u17b5T\u17b5H', 'E\u17b5T\u17b5H', true, 'invisibleName'],
  ['Meridian Dollar', 'U\u054fDM', true, 'lookalikeSymbol'],
  ['\u0415\u0422\u041d', '\u0415\u0422\u041d', true, 'cyrillicName'],
  ['Safe \u202enekoT eerF', 'RLO', true, 'overrideName'],
  ['<img src=x onerror=alert(1)>', '<b>XSS</b>', true, 'markupName'],
  ['Visit https://claim-mer.example to claim', 'CLAIM', true, 'urlName'],
  [
    `${'An Exceedingly Long Name That Never Seems To Arrive At Its End '.repeat(5).slice(0, 296)} End`,
    'LONGLONGLONGLONG',
    false,
    'longName',
  ],
  ['Nameless in Part', '', false, 'emptySymbol'],
  ['Zero\u200bWidth\u2060Coin', 'ZWC', true],
  ['\u661f\u56fe\u5e01', '\u661f\u56fe', false, 'chineseName'],
  ['\u0646\u062c\u0645\u0629 \u0627\u0644\u0634\u0645\u0627\u0644', '\u0646\u062c\u0645', false, 'arabicName'],
  ['\u0391\u03c3\u03c4\u03c1\u03bf\u03bb\u03ac\u03b2\u03bf\u03c2', '\u0391\u03a3\u03a4', false, 'greekName'],
  ['Rocket \ud83d\ude80 to the Moon \ud83c\udf15', '\ud83d\ude80', false],
]

/** Deploys every odd name and moves a little of each. */
export async function deployOddNames({ world }: Stage): Promise<void> {
  const spammer = world.account('Spam deployer')
  for (const [name, symbol, scam, landmark] of NAMES) {
    const token = await world.deploy(spammer, 'Coin', [name, symbol, 18, 1_000_000n * UNIT], { gas: 1_400_000n })
    if (scam) world.scams.add(token.address)
    if (landmark !== undefined) world.landmark(landmark, token.address)
    for (const person of world.random.sample(world.people, 3)) {
      await world.must(spammer, token, 'transfer', [person.address, world.random.big(UNIT, 900n * UNIT)], {
        gas: 80_000n,
      })
    }
  }
  world.scams.add(spammer.address)
}

/** An address that reads like another one at both ends. */
export function lookalike(address: Address): Address {
  const middle = keccak256(toHex(`lookalike of ${address}`)).slice(2, 34)
  return getAddress(`${address.slice(0, 6)}${middle}${address.slice(-4)}`.toLowerCase())
}

/** Address poisoning: forged events of a spam token, and zero-value transfers of the real one, to accounts that have paid. */
export async function poison({ world, dollar }: Stage): Promise<void> {
  const { random } = world
  const poisoner = world.account('Address poisoner')
  world.scams.add(poisoner.address)
  const phantom = await world.deploy(poisoner, 'PhantomToken', [`${world.spec.name.split(' ')[0]} Dollar`, 'USDM'])
  world.scams.add(phantom.address)
  world.forged.add(phantom.address)
  world.landmark('spamToken', phantom.address)

  for (let round = 0; round < (world.spec.testnet ? 2 : 7); round++) {
    const lists: [Argument[], Argument[], Argument[]] = [[], [], []]
    for (const victim of random.sample(world.people, 6)) {
      const real = world.anyone().address
      const amount = random.big(20n * DOLLAR, 400n * DOLLAR)
      if (world.ledger.balance(dollar.address, victim.address) < amount) continue
      await world.must(victim, dollar, 'transfer', [real, amount], { gas: 66_000n })
      const fake = lookalike(real)
      world.scams.add(fake)
      world.labels.set(fake, 'Look-alike address')
      world.landmark('poisonedVictim', victim.address)
      world.landmark('lookalike', fake)
      world.landmark('lookedAlike', real)
      lists[0].push(victim.address)
      lists[1].push(fake)
      lists[2].push(random.chance(0.5) ? 0n : amount)
      // The real token lets anyone move nothing on behalf of anyone.
      if (random.chance(0.4))
        await world.must(poisoner, dollar, 'transferFrom', [victim.address, fake, 0n], { gas: 60_000n })
    }
    const mined = await world.must(poisoner, phantom, 'forge', lists)
    world.landmark('poisoning', mined.hash)
  }
}

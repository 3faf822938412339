import type { Address } from 'viem'
import type { Contract } from '../contract.ts'
import type { ChainSpec } from '../spec.ts'
import type { Account, World } from '../world.ts'

/** What the opening of the scenario put on the chain, for the later scenes to act on. */
export interface Stage {
  world: World
  dollar: Contract
  wrapped: Contract
  astral: Contract
  sextant: Contract
  ticket: Contract
  /** Pairs against the dollar, by the address of the other token; astral's is against the wrapped coin. */
  wrappedPair: Contract
  astralPair: Contract
  sextantPair: Contract
  secondPair: Contract
  router: Contract
  lending: Contract
  multicall: Contract
  disperser: Contract
  mishaps: Contract
  arbitrage: Contract
  guildTokens: Contract[]
  charts: Contract
  tides: Contract
  almanac: Contract
  orbit: Contract
  curios: Contract
  collections: Contract[]
  observatory: Contract
  /** `holder:token:spender` of the approvals given so far. */
  approvals: Set<string>
  /** What was deposited for other chains. */
  crossings: Crossing[]
}

/** A deposit for another chain. */
export interface Crossing {
  id: bigint
  source: ChainSpec
  destination: number
  sender: Address
  receiver: Address
  /** The zero address for coins. */
  token: Address
  amount: bigint
  /** Name, symbol and decimals of what was deposited. */
  asset: readonly [name: string, symbol: string, decimals: number]
}

/** One whole unit of an 18-decimal amount. */
export const UNIT = 10n ** 18n

/** One dollar of the run's six-decimal token. */
export const DOLLAR = 10n ** 6n

/** People that hold more than nothing of a token. */
export function holdersAmong({ world }: Pick<Stage, 'world'>, token: Address, id = ''): Account[] {
  return world.people.filter((person) => world.ledger.balance(token, person.address, id) > 0n)
}

/** Those of some people who have no pending transaction, which would hold back what they send next. */
export function withoutPending({ world }: Pick<Stage, 'world'>, people: readonly Account[]): Account[] {
  const waiting = new Set(world.pending.map(({ from }) => from))
  return people.filter(({ address }) => !waiting.has(address))
}

import { type Address, type Hex, getAddress } from 'viem'
import type { RecordedAddress, TransferFacts } from '../../served/recording.ts'
import type { MinedTransaction } from './chain.ts'
import { type Identity, identify } from './head.ts'
import type { Stage } from './scenario/stage.ts'

/** A contract that the run created. */
export interface Made {
  identity: Identity
  creator: Address
  creation: number
  destroyed: boolean
  /** Code as deployed, and the init code with constructor arguments that returned it. */
  code: Hex
  init: Hex
}

/** Every contract that the run created, by address, with its identified source. */
export async function contractsOf({ world }: Stage, mined: MinedTransaction[]): Promise<Map<Address, Made>> {
  const artifacts = [...world.artifacts.values()]
  const made = new Map<Address, Made>()
  for (const [creation, { calls, result }] of mined.entries()) {
    if (result !== 'success') continue
    for (const call of calls) {
      if (call.created !== undefined && !undone(call.path, calls)) {
        made.set(call.created, {
          identity: await identify(world.chain, call.created, call.output, call.input, artifacts),
          creator: call.from,
          creation,
          destroyed: false,
          code: call.output,
          init: call.input,
        })
      }
      // Since Cancun, SELFDESTRUCT only removes a contract that the same transaction created (EIP-6780).
      const gone = call.type === 'selfdestruct' ? made.get(call.from) : undefined
      if (gone?.creation === creation) gone.destroyed = true
    }
  }
  return made
}

/** Whether a call or one around it failed, which takes back all that it did. */
function undone(path: number[], calls: MinedTransaction['calls']): boolean {
  return calls.some((call) => call.error !== undefined && call.path.every((step, depth) => path[depth] === step))
}

/** The facts of every address of the run, at the head. */
export function addressFacts(
  { world }: Stage,
  mined: MinedTransaction[],
  made: Map<Address, Made>,
  transfers: TransferFacts[],
): RecordedAddress[] {
  const counts = new Map<Address, number>()
  for (const { from, to, created } of mined) {
    for (const address of new Set([from, to ?? created ?? from])) counts.set(address, (counts.get(address) ?? 0) + 1)
  }
  const seen = new Set<Address>([...world.chain.balances.keys(), ...made.keys(), ...world.labels.keys()])
  for (const { from, to } of transfers) seen.add(getAddress(from)).add(getAddress(to))
  return [...seen].map((hash) => {
    const facts: RecordedAddress = {
      hash,
      balance: (world.chain.balances.get(hash) ?? 0n).toString(),
      transactionsCount: counts.get(hash) ?? 0,
      updatedAt: world.chain.changedAt.get(hash) ?? 0,
    }
    const contract = made.get(hash)
    if (contract !== undefined) facts.contract = contractFacts(contract, made)
    const label = world.labels.get(hash)
    if (label !== undefined) facts.label = label
    if (world.scams.has(hash)) facts.scam = true
    return facts
  })
}

function contractFacts(
  { identity, creator, creation, destroyed }: Made,
  made: Map<Address, Made>,
): NonNullable<RecordedAddress['contract']> {
  const { implementation, proxyType, source, codeSize } = identity
  const name = implementation === undefined ? undefined : made.get(implementation)?.identity.source?.name
  return {
    ...(source === undefined ? {} : { name: source.name }),
    creator,
    creation,
    ...(proxyType === undefined ? {} : { proxyType }),
    ...(implementation === undefined
      ? {}
      : { implementations: [{ address: implementation, ...(name === undefined ? {} : { name }) }] }),
    codeSize,
    ...(destroyed ? { destroyed: true as const } : {}),
  }
}

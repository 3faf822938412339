import type { Artifact } from '../compile.ts'
import type { ChainSpec } from '../spec.ts'
import { World } from '../world.ts'
import { completeDeposits } from './bridge.ts'
import { collect, handOn } from './collectibles.ts'
import { ENDOWED, fund, open } from './opening.ts'
import { airdrop, bigMulticall, fillBlock, leavePending, liquidate, observe } from './pieces.ts'
import { playEpilogue } from './epilogue.ts'
import { failInEveryWay, nest } from './mishaps.ts'
import type { Crossing, Stage } from './stage.ts'
import { deployOddNames, foundGuilds, poison } from './tokens.ts'
import { traffic } from './traffic.ts'

/** Plays the whole scenario on a new chain, up to its last block; `crossings` are the deposits that other chains have for it. */
export async function play(
  spec: ChainSpec,
  artifacts: Map<string, Artifact>,
  crossings: readonly Crossing[] = [],
): Promise<Stage> {
  const world = await World.create(spec, artifacts, ENDOWED)
  const opened = await open(world)
  await fund(opened)
  const guildTokens = await foundGuilds(opened)
  const collectibles = await collect(opened)
  const observatory = await observe({ ...opened, ...collectibles, guildTokens })
  const stage: Stage = { ...opened, ...collectibles, guildTokens, observatory }

  // The named scenes, each after a share of the remaining traffic.
  const scenes: (() => Promise<void>)[] = [
    () => airdrop(stage),
    () => deployOddNames(stage),
    () => bigMulticall(stage),
    () => nest(stage),
    () => failInEveryWay(stage),
    () => fillBlock(stage),
    () => liquidate(stage),
    () => poison(stage),
    ...[0, 1, 2].map(() => () => handOn(stage, 7n, Math.ceil(spec.hotTransfers / 3))),
    () => bigMulticall(stage),
  ]
  for (const [index, scene] of scenes.entries()) {
    await traffic(stage, Math.max(5, Math.floor((spec.transactions - world.sent) / (scenes.length - index + 1))))
    await scene()
  }
  while (world.chain.height + 1 < spec.blocks) await traffic(stage, 1)
  await traffic(stage, 6)
  await world.finish()
  leavePending(stage)
  for (const [name, contract] of Object.entries(stage)) {
    if (typeof contract === 'object' && 'address' in contract) world.landmark(name, contract.address)
  }
  if (spec.epilogue) await playEpilogue(stage)
  if (crossings.length > 0) await completeDeposits(stage, crossings)
  world.landmark('head', String(world.chain.height))
  return stage
}

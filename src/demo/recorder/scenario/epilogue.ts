import type { Stage } from './stage.ts'
import { bundleMany, deployAccounts, deploySponsored, failInside, openWallets } from './smartAccounts.ts'
import { openStaking, stake, stakeOddly } from './staking.ts'
import { postBlobs } from './batches.ts'
import { depositForOtherChain, openBridge } from './bridge.ts'
import { replaceTransfer } from './replacement.ts'
import { buyNfts, listNfts } from './sales.ts'

/** What comes after the plan of blocks: smart accounts, stakes, blobs, sales of NFTs, and a bridge. The blocks before do not change by it. */
export async function playEpilogue(stage: Stage): Promise<void> {
  const { world } = stage
  await world.resume(8)
  const wallets = await openWallets(stage)
  await world.advance(4)
  await deployAccounts(wallets)
  await world.advance(6)
  const deposits = await openStaking(stage)
  await stake(stage, deposits, 0, 2)
  await world.advance(4)
  await failInside(wallets)
  await stake(stage, deposits, 2, 2)
  await world.advance(4)
  await postBlobs(stage, [2, 4], 0)
  await world.advance(4)
  await bundleMany(wallets)
  await postBlobs(stage, [1], 400)
  await world.advance(5)
  await stakeOddly(stage, deposits)
  await world.advance(3)
  await deploySponsored(wallets)
  await stake(stage, deposits, 4, 1)
  await world.advance(8)
  const bridge = await openBridge(stage)
  const sale = await listNfts(stage)
  await replaceTransfer(stage)
  await buyNfts(stage, sale)
  stage.crossings.push(...(await depositForOtherChain(stage, bridge)))
  // Another sender's, which is in the head.
  await replaceTransfer(stage)
  await world.finish()
  world.landmark('entryPoint', wallets.entryPoint.address)
  world.landmark('paymaster', wallets.paymaster.address)
  world.landmark('accountFactory', wallets.factory.address)
  world.landmark('depositContract', deposits.address)
}

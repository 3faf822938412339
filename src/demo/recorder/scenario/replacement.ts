import { encode } from '../abi.ts'
import { DOLLAR, type Stage, withoutPending } from './stage.ts'

/** A transfer is offered below the base fee; in the next block, the same transfer at a higher fee replaces it. */
export async function replaceTransfer(stage: Stage): Promise<void> {
  const { world, dollar } = stage
  const amount = 60n * DOLLAR
  const [sender, receiver] = world.random.sample(
    withoutPending(stage, world.people).filter(({ address }) => world.ledger.balance(dollar.address, address) > amount),
    2,
  )
  if (sender === undefined || receiver === undefined) throw new Error('nobody to replace a transfer')
  const data = encode(dollar.artifact.abi, 'transfer', [receiver.address, amount])
  const transfer = { to: dollar.address, data, type: 2, gas: 66_000n } as const
  const cap = (world.chain.baseFee * 8n) / 10n
  world.landmark('replaced', world.leaveReplaced(sender, { ...transfer, maxFee: cap, tip: 10n ** 8n }))
  await world.advance(8)
  const mined = await world.send(sender, { ...transfer, tip: 2n * 10n ** 9n })
  world.landmark('replacement', mined.hash)
}

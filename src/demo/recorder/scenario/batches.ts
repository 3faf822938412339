import { type Hex, bytesToHex, concatBytes } from 'viem'
import { type Stage, UNIT } from './stage.ts'

/** Bytes and field elements of a blob; each element holds 31 bytes of data, and a zero so that it stays below the modulus. */
const ELEMENTS = 4096
const DATA_BYTES = 31

/** Transactions of the chain that one blob holds. */
const PER_BLOB = 24

/** An archive of the chain's own transactions is posted in blobs, as rollups post theirs. */
export async function postBlobs({ world }: Stage, counts: readonly number[], start: number): Promise<void> {
  const archive = world.account('Archive batcher')
  if ((world.chain.balances.get(archive.address) ?? 0n) === 0n)
    await world.pay(world.account('Treasury'), archive.address, 5n * UNIT)
  const raw = world.chain.blocks.flatMap(({ transactions }) => transactions.map(({ tx }) => tx.serialize()))
  let next = start
  for (const count of counts) {
    const blobs = Array.from({ length: count }, () => {
      const piece = raw.slice(next, next + PER_BLOB)
      next += PER_BLOB
      return blobOf(concatBytes(piece))
    })
    const inbox = world.account('Archive inbox').address
    const mined = await world.send(archive, { to: inbox, type: 3, blobs, gas: 21_000n })
    world.landmark('blobs', mined.hash)
  }
}

function blobOf(data: Uint8Array): Hex {
  const blob = new Uint8Array(ELEMENTS * 32)
  for (let element = 0; element * DATA_BYTES < data.length; element++)
    blob.set(data.subarray(element * DATA_BYTES, (element + 1) * DATA_BYTES), element * 32 + 1)
  return bytesToHex(blob)
}

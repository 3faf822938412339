import { sameHash } from '#/domain/hashes/hash'

/** What is read of a transaction of the sender; null is unknown. */
export interface SentTransaction {
  readonly hash: string | null
  readonly nonce: number | null
  readonly block_number: number | null
  readonly from: { readonly hash: string | null } | null
}

/** Where a transaction that is in no block is among those of its sender, by their nonces. */
export interface NonceQueue {
  /** The mined transaction with the same nonce, which replaced it; null if none is known. */
  readonly replacedBy: string | null
  /** Another pending transaction with the same nonce; null if none is known. */
  readonly rival: string | null
  /** The highest nonce that is mined, with its transaction where that is known; null if unknown. */
  readonly latestMined: { readonly nonce: number; readonly hash: string | null } | null
  /** The nonces before its own that are not mined; null if none is known to be. */
  readonly earlier: { readonly count: number; readonly next: number; readonly pending: string | null } | null
}

interface Queued {
  readonly hash: string
  readonly nonce: number
  readonly from: string
}

/**
 * Reads the queue from the latest transactions of the sender, in any order, and from the number of its mined transactions as a node
 * reports it; null if the node was not requested. `isWhole` is whether the list has ended: it is the sender's whole list only if it
 * has the transaction itself, too.
 */
export function nonceQueue(
  { hash, nonce, from }: Queued,
  known: readonly SentTransaction[],
  { minedCount, isWhole }: { readonly minedCount: number | null; readonly isWhole: boolean },
): NonceQueue {
  const sent = known.flatMap((each) =>
    each.hash !== null && each.nonce !== null && sameHash(each.from?.hash, from) && !sameHash(each.hash, hash)
      ? [{ hash: each.hash, nonce: each.nonce, isMined: each.block_number !== null }]
      : [],
  )
  const mined = sent.filter(({ isMined }) => isMined)
  const highest = mined.reduce<(typeof mined)[number] | null>(
    (best, each) => (best === null || each.nonce > best.nonce ? each : best),
    null,
  )
  const isListed = known.some((each) => sameHash(each.hash, hash))
  const next = minedCount ?? (highest ? highest.nonce + 1 : isWhole && isListed ? 0 : null)
  const same = sent.filter((each) => each.nonce === nonce)
  return {
    replacedBy: same.find(({ isMined }) => isMined)?.hash ?? null,
    rival: same.find(({ isMined }) => !isMined)?.hash ?? null,
    latestMined:
      next === null || next === 0
        ? null
        : { nonce: next - 1, hash: mined.find((each) => each.nonce === next - 1)?.hash ?? null },
    earlier:
      next === null || next >= nonce
        ? null
        : {
            count: nonce - next,
            next,
            pending: sent.find((each) => !each.isMined && each.nonce === next)?.hash ?? null,
          },
  }
}

import type { ReplayState } from '#/api/replay'
import type { BlockFacts, RecordedFile } from '#/served/recording'
import { type ChainStore, createChainStore, type Facts, type LoadFacts } from '#/served/store'
import { type Moment, storeAt } from './cut'

/** The longest pause between two blocks of a replay, seconds; a longer one in the recording is cut to it. */
const MAX_GAP_S = 15

/** A recorded chain, which can be replayed: then it is served as it was when its last blocks came, one after the other. */
export interface Replay {
  /** The facts as they are now, by the clock. */
  readonly store: ChainStore
  state(): Promise<ReplayState>
  /** Goes back by a number of blocks, which then come again at their pace; 0 returns to the end. */
  start(blocks: number): Promise<void>
}

/** Opens a recorded chain at its end. Where it is in a replay follows from the clock, so nothing runs in between. */
export function createReplay(chain: string, loadFacts: LoadFacts): Replay {
  const recorded = createChainStore(chain, loadFacts)
  let started: { from: number; at: number } | null = null
  let past = 0
  let cut: { moment: Moment; store: ChainStore } | null = null

  /** The moment that the replay has reached; null at the end of the recording. */
  async function current(): Promise<ReplayedMoment | null> {
    const { blocks } = await recorded.load('blocks')
    const moment = started && momentOf(blocks, started.from, Math.floor((Date.now() - started.at) / 1000))
    if (moment === null) started = null
    return moment
  }

  async function storeNow(): Promise<ChainStore> {
    const moment = await current()
    if (moment === null) return recorded
    if (cut?.moment.height !== moment.height || cut.moment.time !== moment.time)
      cut = { moment, store: storeAt(recorded, moment) }
    return cut.store
  }

  return {
    store: {
      load: async <N extends RecordedFile>(...files: readonly N[]): Promise<Facts<N>> =>
        (await storeNow()).load(...files),
    },
    async state() {
      const moment = await current()
      const { blocks } = await recorded.load('blocks')
      const head = blocks.length - 1
      const height = moment?.height ?? head
      return {
        height,
        hash: blocks[height]?.hash ?? '',
        head,
        isReplaying: moment !== null,
        nextIn: moment?.nextIn ?? null,
        past,
      }
    },
    async start(count) {
      const { blocks } = await recorded.load('blocks')
      started = count === 0 ? null : { from: Math.max(0, blocks.length - 1 - count), at: Date.now() }
      past += 1
    },
  }
}

/** A moment of a replay, with the seconds until its next block. */
interface ReplayedMoment extends Moment {
  readonly nextIn: number
}

/** Where a replay is that began at the height `from`, some seconds ago; null once it has reached the last block. */
function momentOf(blocks: readonly BlockFacts[], from: number, elapsed: number): ReplayedMoment | null {
  let rest = elapsed
  for (let height = from; ; height += 1) {
    const [block, next] = [blocks[height], blocks[height + 1]]
    if (block === undefined || next === undefined) return null
    const gap = Math.min(MAX_GAP_S, next.timestamp - block.timestamp)
    if (rest < gap) return { height, time: block.timestamp + rest, nextIn: gap - rest }
    rest -= gap
  }
}

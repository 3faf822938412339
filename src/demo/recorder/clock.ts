import { type ChainSpec, timeOf } from './spec.ts'

/** The time of a chain's open block, which is one above its highest. */
export class Clock {
  constructor(
    private readonly spec: ChainSpec,
    private readonly chain: { readonly height: number },
  ) {}

  /** Unix seconds of the open block. */
  get now(): number {
    return timeOf(this.spec, this.chain.height + 1)
  }

  /** The same if all blocks followed each other at the regular interval; a deadline by it is always later. */
  get regularNow(): number {
    const { end, blocks, interval } = this.spec
    return end - (blocks - this.chain.height - 1) * interval
  }

  /**
   * A time just before `offset` seconds from now. Its bytes cost as much gas as those of the regular time, so that the history of
   * days can be changed without changing the fees of the whole chain.
   */
  timeBefore(offset: number): number {
    const like = zeroBytes(this.regularNow + offset)
    let time = this.now + offset
    while (zeroBytes(time) !== like) time--
    return time
  }
}

function zeroBytes(time: number): number {
  return [0, 8, 16, 24].filter((shift) => ((time >>> shift) & 0xff) === 0).length
}

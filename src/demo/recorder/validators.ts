import type { Address } from 'viem'
import type { Withdrawal } from './chain.ts'
import type { Random } from './random.ts'

/** Simulates the consensus layer: the withdrawals of each block. */
export class Validators {
  private count = 0

  constructor(
    private readonly stakers: readonly Address[],
    private readonly every: number,
    private readonly random: Random,
  ) {}

  /** The withdrawals of one block: sixteen, a few, or none. */
  withdraw(height: number): Withdrawal[] {
    const { random, stakers } = this
    const count = height % this.every === 3 ? 16 : random.chance(0.04) ? random.int(1, 6) : 0
    return Array.from({ length: count }, () => {
      const index = this.count++
      const validatorIndex = 120 + ((index * 7) % 903)
      const address = stakers[validatorIndex % stakers.length]
      if (address === undefined) throw new Error('no stakers')
      // Sometimes a validator leaves with its whole stake.
      const amount = random.chance(0.01)
        ? 32_000_000_000n + BigInt(random.int(0, 9_999_999))
        : BigInt(random.int(16_000_000, 19_500_000))
      return { index, validatorIndex, address, amount }
    })
  }
}

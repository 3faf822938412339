/** Seeded random numbers: the same seed gives the same chain, byte for byte. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** A number in [0, 1). */
  next(): number {
    // mulberry32: small, and good enough to scatter traffic.
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** An integer in [low, high]. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  /** A bigint in [low, high], with seven random digits. */
  big(low: bigint, high: bigint): bigint {
    return low + ((high - low) * BigInt(this.int(0, 9_999_999))) / 9_999_999n
  }

  /** True with the given probability. */
  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** One entry of a list. */
  pick<T>(list: readonly T[]): T {
    const entry = list[Math.floor(this.next() * list.length)]
    if (entry === undefined) throw new Error('picked from an empty list')
    return entry
  }

  /** `count` distinct entries of a list. */
  sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list]
    const picked: T[] = []
    while (picked.length < count && rest.length > 0) picked.push(...rest.splice(this.int(0, rest.length - 1), 1))
    return picked
  }

  /** One entry, by its weight. */
  weighted<T extends { weight: number }>(list: readonly T[]): T {
    let left = this.next() * list.reduce((sum, entry) => sum + entry.weight, 0)
    for (const entry of list) {
      left -= entry.weight
      if (left < 0) return entry
    }
    return this.pick(list)
  }
}

import { type Hex, formatUnits } from 'viem'
import { type ChainSpec, timeOf } from './spec.ts'
import type { Contract } from './contract.ts'

/** The coin's price by a pool's reserves, and its price and supply at the end of each day so far. */
export class Market {
  /** By date, as 2026-01-31. */
  readonly days = new Map<string, { coinPrice?: string; totalSupply: bigint }>()
  private pool?: Contract

  constructor(
    private readonly spec: ChainSpec,
    private readonly chain: { readonly height: number; readonly supply: bigint },
    private readonly view: (to: Contract, method: string) => Promise<Hex | undefined>,
  ) {}

  /** The pool of coins against dollars that sets the coin's price. */
  priceBy(pool: Contract): void {
    this.pool = pool
  }

  /** Dollars for a coin by the pool's reserves, with eight decimals, which is more than the pool's precision. */
  async coinPrice(): Promise<bigint | undefined> {
    if (this.pool === undefined) return undefined
    const coins = BigInt((await this.view(this.pool, 'reserve0')) ?? 0)
    const dollars = BigInt((await this.view(this.pool, 'reserve1')) ?? 0)
    return coins === 0n ? undefined : (dollars * 10n ** 20n) / coins
  }

  /** Notes price and supply; the last block of a day overwrites those before. */
  async closeDay(): Promise<void> {
    const { height, supply } = this.chain
    const date = new Date(timeOf(this.spec, height) * 1000).toISOString().slice(0, 10)
    const price = await this.coinPrice()
    this.days.set(date, { ...(price !== undefined && { coinPrice: formatUnits(price, 8) }), totalSupply: supply })
  }
}

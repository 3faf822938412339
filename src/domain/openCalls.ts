/** A call that has not ended, as far as is known. */
interface OpenCall<Node> {
  readonly node: Node
  readonly depth: number
  /** The address that its calls come from, in lower case. */
  readonly address: string | null
  readonly gas: bigint | null
  /** The gas of the latest call that it made. */
  latestGas: bigint | null
}

/** Who made a call: the caller, and whether no other can have. */
export interface Caller<Node> {
  readonly caller: Node
  readonly certain: boolean
  /** As whom the caller acts. */
  readonly address: string | null
}

/** What a caller cannot give away, of its own gas: one in so many parts (EIP-150). */
const KEPT = 64n

/** Given on top, where a call carries value. */
const STIPEND = 2300n

/** The calls of a transaction that have not ended, while its list is read; the transaction's own never does. */
export class OpenCalls<Node> {
  readonly #outermost: OpenCall<Node>
  readonly #open: OpenCall<Node>[]
  /** By the address that their calls come from: a list can be thousands of calls long, and a thousand deep. */
  readonly #byAddress = new Map<string | null, OpenCall<Node>[]>()

  constructor(node: Node, address: string | null) {
    this.#outermost = { node, depth: 0, address: lowerCase(address), gas: null, latestGas: null }
    this.#open = [this.#outermost]
    this.#byAddress.set(this.#outermost.address, [this.#outermost])
  }

  /** Finds who made the next call, and ends the calls inside of that one. */
  takeCaller(from: string | null, gas: bigint | null): Caller<Node> {
    const { found, certain } = this.#find(lowerCase(from), gas)
    while (this.#open.length > found.depth + 1) this.#byAddress.get(this.#open.pop()?.address ?? null)?.pop()
    found.latestGas = gas
    return { caller: found.node, certain, address: found.address }
  }

  /** Begins a call inside of the innermost one, whose own calls will come from `address`. */
  begin(node: Node, address: string | null, gas: bigint | null): void {
    const call = { node, depth: this.#open.length, address: lowerCase(address), gas, latestGas: null }
    this.#open.push(call)
    const same = this.#byAddress.get(call.address)
    if (same === undefined) this.#byAddress.set(call.address, [call])
    else same.push(call)
  }

  #find(from: string | null, gas: bigint | null): { found: OpenCall<Node>; certain: boolean } {
    const fits = (from === null ? null : this.#byAddress.get(from)) ?? []
    const [only, other] = fits
    if (only === undefined) return { found: this.#outermost, certain: false }
    if (other === undefined) return { found: only, certain: true }
    const possible = fits.filter((call) => gas === null || call.gas === null || gas <= mostGiven(call.gas))
    // Gas only shrinks: what has more of it than the call before cannot often come from the same caller.
    const likely = possible.findLast(({ latestGas }) => latestGas === null || gas === null || gas <= latestGas)
    return { found: likely ?? possible.at(-1) ?? fits.at(-1) ?? only, certain: possible.length === 1 }
  }
}

function mostGiven(gas: bigint): bigint {
  return gas - gas / KEPT + STIPEND
}

function lowerCase(hash: string | null): string | null {
  return hash?.toLowerCase() ?? null
}

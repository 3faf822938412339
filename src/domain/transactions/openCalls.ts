/** A call that may not have ended. */
interface OpenCall<Node> {
  readonly node: Node
  readonly depth: number
  /** The address that its calls come from, in lower case. */
  readonly address: string | null
  readonly gas: bigint | null
  /** The gas of the latest call that it made. */
  latestGas: bigint | null
}

/** The caller of a call, and whether no other call could be it. */
export interface Caller<Node> {
  readonly caller: Node
  readonly certain: boolean
  /** The address that the caller runs as. */
  readonly address: string | null
}

/** A caller must retain one part in 64 of its gas (EIP-150). */
const RETAINED_PARTS = 64n

/** Gas added to a call with value. */
const STIPEND_GAS = 2300n

/** The stack of calls that may not have ended while a list of internal transactions is read; the outermost stays open. */
export class OpenCalls<Node> {
  readonly #outermost: OpenCall<Node>
  readonly #open: OpenCall<Node>[]
  /** By the address that their calls come from, as a list can have thousands of calls, a thousand deep. */
  readonly #byAddress = new Map<string | null, OpenCall<Node>[]>()

  constructor(node: Node, address: string | null) {
    this.#outermost = { node, depth: 0, address: lowerCase(address), gas: null, latestGas: null }
    this.#open = [this.#outermost]
    this.#byAddress.set(this.#outermost.address, [this.#outermost])
  }

  /** Finds the caller of the next call, and ends the calls inside of that caller. */
  takeCaller(from: string | null, gas: bigint | null): Caller<Node> {
    const { found, certain } = this.#find(lowerCase(from), gas)
    while (this.#open.length > found.depth + 1) this.#byAddress.get(this.#open.pop()?.address ?? null)?.pop()
    found.latestGas = gas
    return { caller: found.node, certain, address: found.address }
  }

  /** Adds a call inside of the innermost one; its own calls will come from `address`. */
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
    const possible = fits.filter((call) => gas === null || call.gas === null || gas <= maxGasForCall(call.gas))
    // A caller's gas only shrinks: a call with more gas than the one before is likely from another caller.
    const likely = possible.findLast(({ latestGas }) => latestGas === null || gas === null || gas <= latestGas)
    return { found: likely ?? possible.at(-1) ?? fits.at(-1) ?? only, certain: possible.length === 1 }
  }
}

function maxGasForCall(gas: bigint): bigint {
  return gas - gas / RETAINED_PARTS + STIPEND_GAS
}

function lowerCase(hash: string | null): string | null {
  return hash?.toLowerCase() ?? null
}

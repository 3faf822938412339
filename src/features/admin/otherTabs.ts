import { NETWORK_FIELDS, type NetworkField } from '#/api/networkFields'
import { isObject } from '#/domain/isObject'
import { createStore } from '#/domain/store'

/** A change that another tab of this browser sent: its fields and time (Unix ms), never its values. */
export interface OtherTabChange {
  fields: NetworkField[]
  at: number
}

/** Broadcasts the changes sent from this tab, and collects those of other tabs by chain ID. */
export class OtherTabs {
  readonly sent = createStore<Readonly<Record<string, OtherTabChange>>>(() => ({}))
  readonly #channel = new BroadcastChannel('astrolabe.admin')

  /** `onChange` is called with the chain ID of each change in another tab. */
  constructor(onChange: (chainId: string) => void) {
    this.#channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isObject(data) || typeof data['chainId'] !== 'string' || !Array.isArray(data['fields'])) return
      const received: unknown[] = data['fields']
      const fields = NETWORK_FIELDS.filter((field) => received.includes(field))
      this.sent.set({ ...this.sent.get(), [data['chainId']]: { fields, at: Date.now() } })
      onChange(data['chainId'])
    })
  }

  broadcast(chainId: string, fields: readonly NetworkField[]): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only and takes no target
    this.#channel.postMessage({ chainId, fields })
  }

  /** Removes the notice of another tab's change to a network. */
  dismiss(chainId: string): void {
    const { [chainId]: _, ...others } = this.sent.get()
    this.sent.set(others)
  }
}

/**
 * Runs `work` unless another tab of this browser is changing the network; null if so. Insecure origins have no Web Locks: there,
 * tabs learn of each other only after a change was sent.
 */
export async function unlessChangedElsewhere<T>(chainId: string, work: () => Promise<T>): Promise<T | null> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(lockOf(chainId), { ifAvailable: true }, async (lock) => (lock ? work() : null))
}

/** Runs `work` as soon as no other tab of this browser is changing the network. */
export async function afterOtherTabs<T>(chainId: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(lockOf(chainId), work) : work()
}

function lockOf(chainId: string): string {
  return `astrolabe.admin ${chainId}`
}

import { NETWORK_FIELDS, type NetworkField } from '#/api/networkFields'
import { isObject } from '#/domain/isObject'
import { Store } from './store'

/** A change that another tab of this browser sent: which fields and when (ms), never their values. */
export interface ElsewhereSent {
  fields: NetworkField[]
  at: number
}

/** Tells other tabs what was sent from here, and keeps what they tell by chain id. */
export class Tabs {
  readonly sent = new Store<Readonly<Record<string, ElsewhereSent>>>({})
  readonly #channel = new BroadcastChannel('astrolabe.admin')

  /** `heard` is told the chain id of each change in another tab. */
  constructor(heard: (chainId: string) => void) {
    this.#channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isObject(data) || typeof data['chainId'] !== 'string' || !Array.isArray(data['fields'])) return
      const told: unknown[] = data['fields']
      const fields = NETWORK_FIELDS.filter((field) => told.includes(field))
      this.sent.set({ ...this.sent.get(), [data['chainId']]: { fields, at: Date.now() } })
      heard(data['chainId'])
    })
  }

  tell(chainId: string, fields: readonly NetworkField[]): void {
    // A channel has no target: it reaches its own origin alone.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#channel.postMessage({ chainId, fields })
  }

  /** What other tabs told of a network was seen. */
  dismiss(chainId: string): void {
    const { [chainId]: _, ...others } = this.sent.get()
    this.sent.set(others)
  }
}

/**
 * Works on a network unless another tab of this browser is at it, which gives null. A page of an origin that is not secure
 * has no locks to share: there, tabs notice each other only when one has sent.
 */
export async function unlessOtherTab<T>(chainId: string, work: () => Promise<T>): Promise<T | null> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(lockOf(chainId), { ifAvailable: true }, async (lock) => (lock ? work() : null))
}

/** Works on a network as soon as no other tab of this browser is at it. */
export async function afterOtherTabs<T>(chainId: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(lockOf(chainId), work) : work()
}

function lockOf(chainId: string): string {
  return `astrolabe.admin ${chainId}`
}

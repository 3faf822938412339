import { createStore } from '#/domain/store'
import type { ResourceName } from './resources'

/** What a server may have or lack: an endpoint by its name, or something else. */
export type ServerFeature =
  | ResourceName
  | 'gas price details'
  | 'search of all chains'
  | 'domain names'
  | `header ${string}`
  | `pages of ${number}`
  | `page size of ${ResourceName}`

const NONE: ReadonlySet<ServerFeature> = new Set()

/** What servers turned out to have or to lack since the app was opened, each by its root URL. */
export interface ServerNotes {
  lacks(server: string, feature: ServerFeature): boolean
  /** All that a server is known to lack. */
  lackedBy(server: string): ReadonlySet<ServerFeature>
  /** All that a server has responded for. */
  servedBy(server: string): ReadonlySet<ServerFeature>
  /** Notes that a server lacks something; `reason` is why, where that is known. */
  noteLacking(server: string, feature: ServerFeature, reason?: string | null): void
  /** Why a server lacks something; null where that is not known. */
  reasonOf(server: string, feature: ServerFeature): string | null
  noteServed(server: string, feature: ServerFeature): void
  /** Forgets that a server lacks something, so that it is requested again. */
  forgetLacking(server: string, feature: ServerFeature): void
  /** Whether a server lacks an endpoint, by both, while that is being found out. */
  readonly undecided: Map<string, Promise<boolean>>
  /** Calls `listener` whenever there is another note; returns a function that ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates the notes of an app. */
export function createServerNotes(): ServerNotes {
  const lacking = new Map<string, Set<ServerFeature>>()
  const served = new Map<string, Set<ServerFeature>>()
  const reasons = new Map<string, string>()
  const changes = createStore(() => 0)
  const changed = () => changes.set(changes.get() + 1)
  const note = (notes: typeof served, server: string, feature: ServerFeature) => {
    const features = notes.get(server) ?? new Set()
    if (features.has(feature)) return
    notes.set(server, features.add(feature))
    changed()
  }
  return {
    lacks: (server, feature) => lacking.get(server)?.has(feature) ?? false,
    lackedBy: (server) => lacking.get(server) ?? NONE,
    servedBy: (server) => served.get(server) ?? NONE,
    noteLacking: (server, feature, reason) => {
      if (reason) reasons.set(`${server} ${feature}`, reason)
      note(lacking, server, feature)
    },
    reasonOf: (server, feature) => reasons.get(`${server} ${feature}`) ?? null,
    noteServed: (server, feature) => note(served, server, feature),
    forgetLacking: (server, feature) => {
      reasons.delete(`${server} ${feature}`)
      if (lacking.get(server)?.delete(feature)) changed()
    },
    undecided: new Map(),
    subscribe: changes.subscribe,
  }
}

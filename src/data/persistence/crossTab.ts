import type { QueryClient } from '@tanstack/react-query'
import { isObject } from '#/domain/isObject'
import type { RequestQueues } from '#/api/requestQueues'
import { forgetKey, rereadKey } from '#/data/settings/apiKey'
import { forgetRefusals, rereadChoices } from '#/data/sources/sourceChoices'

/** What tabs send each other; changes of localStorage have events of their own. */
type Message =
  /** The sender was just opened and wants to know the pauses. */
  | { readonly kind: 'opened' }
  /** A server gets no requests until then, Unix ms. */
  | { readonly kind: 'paused'; readonly origin: string; readonly until: number }
  /** You removed the API key. */
  | { readonly kind: 'erased' }

let channel: BroadcastChannel | null | undefined

function openChannel(): BroadcastChannel | null {
  channel ??= 'BroadcastChannel' in globalThis ? new BroadcastChannel('astrolabe') : null
  return channel
}

function post(message: Message): void {
  openChannel()?.postMessage(message)
}

/** Sends the other tabs the servers that are paused by a rate limit. */
export function sharePauses(requestQueues: RequestQueues): void {
  for (const { origin, pausedUntil: until } of requestQueues.states())
    if (until > Date.now()) post({ kind: 'paused', origin, until })
}

/** Has the other tabs remove the API key, also those that hold one of their own. */
export function shareErased(): void {
  post({ kind: 'erased' })
}

/** Synchronizes the pauses of servers, the API key and the source choices with the other tabs. */
export function syncWithOtherTabs(requestQueues: RequestQueues, client: QueryClient): void {
  const keyChanged = () => {
    forgetRefusals()
    // Rows that are shown stay; what failed may succeed with the other key.
    void client.resetQueries({ predicate: ({ state }) => state.status === 'error' })
  }
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== localStorage) return
    if (rereadKey(key)) keyChanged()
    rereadChoices(key)
  })
  openChannel()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isObject(data)) return
    const { kind, origin, until } = data
    if (kind === 'opened') sharePauses(requestQueues)
    if (kind === 'paused' && typeof origin === 'string' && typeof until === 'number') requestQueues.pause(origin, until)
    if (kind === 'erased') {
      forgetKey()
      keyChanged()
    }
  })
  post({ kind: 'opened' })
}

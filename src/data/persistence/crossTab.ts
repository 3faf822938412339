import type { QueryClient } from '@tanstack/react-query'
import { isObject } from '#/api/reader'
import type { Scheduler } from '#/api/scheduler'
import { forgetKey, rereadKey } from '#/data/settings/apiKey'
import { forgetRefusals, rereadChoices } from '#/data/sources/sources'

/** What tabs tell each other; what is kept on the device tells of itself. */
type Message =
  /** The sender has just been opened: what should it know? */
  | { readonly kind: 'opened' }
  /** A server is sent nothing until then, Unix ms. */
  | { readonly kind: 'paused'; readonly origin: string; readonly until: number }
  /** The reader erased his key. */
  | { readonly kind: 'erased' }

let channel: BroadcastChannel | null | undefined

function line(): BroadcastChannel | null {
  channel ??= 'BroadcastChannel' in globalThis ? new BroadcastChannel('astrolabe') : null
  return channel
}

function tell(message: Message): void {
  line()?.postMessage(message)
}

/** Tells the other tabs that a server wants to be left alone, if it does. */
export function sharePauses(scheduler: Scheduler): void {
  for (const { origin, pausedUntil: until } of scheduler.lanes())
    if (until > Date.now()) tell({ kind: 'paused', origin, until })
}

/** Tells the other tabs that the key is erased, those that keep it for themselves, too. */
export function shareErased(): void {
  tell({ kind: 'erased' })
}

/** Keeps this tab in agreement with others: about pauses of servers, the key, and the sources of chains. */
export function syncWithOtherTabs(scheduler: Scheduler, client: QueryClient): void {
  const keyChanged = () => {
    forgetRefusals()
    // Rows that are shown stay; what failed for lack of a key may come with it.
    void client.resetQueries({ predicate: ({ state }) => state.status === 'error' })
  }
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== localStorage) return
    if (rereadKey(key)) keyChanged()
    rereadChoices(key)
  })
  line()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isObject(data)) return
    const { kind, origin, until } = data
    if (kind === 'opened') sharePauses(scheduler)
    if (kind === 'paused' && typeof origin === 'string' && typeof until === 'number') scheduler.pause(origin, until)
    if (kind === 'erased') {
      forgetKey()
      keyChanged()
    }
  })
  tell({ kind: 'opened' })
}

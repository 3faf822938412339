import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { RequestLog } from '#/api/requestLog'
import type { RequestQueues } from '#/api/requestQueues'
import { syncWithOtherTabs } from '#/data/persistence/crossTab'
import { recoverAutomatically } from '#/data/queries/recovery'
import { watchCache } from '#/data/queries/watchCache'
import type { Connection } from '#/data/sources/dataSource'
import { whenIdle } from '#/data/whenIdle'
import { isWatching, watches } from '#/data/watch/watches'
import { hasPendingExport } from '#/list/export/pendingFlag'
import { registerServiceWorker } from '#/shell/appVersion'
import { copyExactAmounts } from '#/shell/copyExactAmounts'
import { highlightAddresses } from '#/shell/highlightAddresses'
import { prefetchRoutes } from '#/shell/prefetchRoutes'
import { noteVisits } from '#/shell/visits'
import { syncTheme } from '#/data/settings/theme'

interface AppServices extends Connection {
  queryClient: QueryClient
  requestQueues: RequestQueues
  requestLog: RequestLog
}

/**
 * Starts, after the first page is shown, what it does not need. Code for the next pages is loaded when the browser is idle, and all
 * files of the app when it is idle again: the page's own requests come first.
 */
export async function startDeferred(router: AnyRouter, services: AppServices): Promise<void> {
  const { config, queryClient, requestQueues, requestLog } = services
  syncTheme()
  syncWithOtherTabs(requestQueues, queryClient)
  recoverAutomatically(queryClient, requestQueues)
  watchCache(queryClient, requestLog)
  highlightAddresses()
  copyExactAmounts()
  noteVisits(router)
  watchWhenWanted(router)
  if (hasPendingExport()) {
    import('#/list/export/openExport').then(
      ({ showUnfinishedExports }) => showUnfinishedExports(services),
      () => undefined,
    )
  }
  await whenIdle()
  // Preloaded, as they are needed offline, too.
  const later = [import('#/shell/ChainPicker'), import('#/ui/RawFields'), import('#/list/WindowVirtualizer')]
  for (const loaded of later) loaded.catch(() => undefined)
  prefetchRoutes(router)
  await whenIdle()
  registerServiceWorker(config).catch(() => undefined)
}

/** Starts to poll for watched addresses, once there are any. */
function watchWhenWanted(router: AnyRouter): void {
  const parts = {
    connection: (): Connection => router.options.context,
    openList: () => void router.navigate({ to: '/' }),
  }
  const start = () => {
    if (!isWatching()) return
    stop()
    import('#/shell/startWatching').then(
      ({ startWatching }) => startWatching(parts, new AbortController().signal),
      // Offline: the next visit polls.
      () => undefined,
    )
  }
  const stop = watches.subscribe(start)
  start()
}

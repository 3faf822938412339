import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { RequestLog } from '#/api/requestLog'
import type { Scheduler } from '#/api/scheduler'
import { syncWithOtherTabs } from '#/data/persistence/crossTab'
import { recoverByItself } from '#/data/queries/recovery'
import { watchCache } from '#/data/queries/watchCache'
import type { Connection } from '#/data/sources/connection'
import { hasPendingExport } from '#/list/export/pendingFlag'
import { keepApp } from '#/shell/appVersion'
import { highlightAddresses } from '#/shell/highlightAddresses'
import { prefetchRoutes } from '#/shell/prefetchRoutes'
import { noteVisits } from '#/shell/visits'
import { followOtherThemes } from '#/ui/theme'

interface AppServices extends Connection {
  queryClient: QueryClient
  scheduler: Scheduler
  ledger: RequestLog
}

/** Starts what the first page does not need, once it is shown, and loads the code that explains failures while there is a network. */
export function startDeferred(router: AnyRouter, services: AppServices): void {
  const { config, queryClient, scheduler, ledger } = services
  followOtherThemes()
  syncWithOtherTabs(scheduler, queryClient)
  recoverByItself(queryClient)
  watchCache(queryClient, ledger)
  highlightAddresses()
  noteVisits(router)
  prefetchRoutes(router)
  keepApp(config).catch(() => undefined)
  if (hasPendingExport()) {
    import('#/list/export/openExport').then(
      ({ offerUnfinished }) => offerUnfinished(services),
      () => undefined,
    )
  }
  // Needed offline, too.
  for (const loaded of [import('#/shell/ChainPicker'), import('#/ui/RawFields')]) loaded.catch(() => undefined)
}

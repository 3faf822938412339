import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { RequestLog } from '#/api/requestLog'
import type { Scheduler } from '#/api/scheduler'
import type { Connection } from '#/data/sources/connection'
import { whenIdle } from '#/data/whenIdle'
import { syncWithOtherTabs } from '#/data/persistence/crossTab'
import { recoverByItself } from '#/data/queries/recovery'
import { watchCache } from '#/data/queries/watchCache'
import { prepareFailures } from '#/entity/ErrorNotice'
import { hasPendingExport } from '#/list/export/pendingFlag'
import { prepareLines } from '#/list/useLineWindow'
import { keepApp } from '#/shell/appVersion'
import { highlightAddresses } from '#/shell/highlightAddresses'
import { prefetchRoutes } from '#/shell/prefetchRoutes'
import { noteVisits } from '#/shell/visits'
import { prepareRecords } from '#/ui/RawRecord'
import { followOtherThemes } from '#/ui/theme'

/** What lasts as long as the app does. */
interface Kept extends Connection {
  queryClient: QueryClient
  scheduler: Scheduler
  ledger: RequestLog
}

/** Begins what is of use once the first page stands, and fetches what a page may need when there is no network to fetch it by. */
export function startDeferred(router: AnyRouter, kept: Kept): void {
  const { config, queryClient, scheduler, ledger } = kept
  followOtherThemes()
  syncWithOtherTabs(scheduler, queryClient)
  recoverByItself(queryClient)
  // Nothing is found on the first page that was here already.
  watchCache(queryClient, ledger)
  highlightAddresses()
  noteVisits(router)
  prefetchRoutes(router)
  if (hasPendingExport()) {
    import('#/list/export/openExport').then(
      ({ offerUnfinished }) => offerUnfinished(kept),
      () => undefined,
    )
  }
  void whenIdle().then(() => {
    prepareFailures()
    prepareRecords()
    keepApp(config).catch(() => undefined)
    const soon = [
      import('#/shell/ChainPicker'),
      import('#/entity/StaleBadgeContent'),
      import('#/list/LineTracker').then(prepareLines),
    ]
    for (const fetched of soon) fetched.catch(() => undefined)
  })
}

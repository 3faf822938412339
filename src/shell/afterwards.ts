import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { Ledger } from '#/api/ledger'
import type { Scheduler } from '#/api/scheduler'
import type { Connection } from '#/data/connection'
import { idle } from '#/data/later'
import { followOtherTabs } from '#/data/otherTabs'
import { recoverByItself } from '#/data/recovery'
import { watchCache } from '#/data/watchCache'
import { prepareFailures } from '#/entity/Failure'
import { hasUnfinished } from '#/list/export/noted'
import { prepareLines } from '#/list/useLineWindow'
import { keepApp } from '#/shell/appVersion'
import { highlightAddresses } from '#/shell/highlightAddresses'
import { prepareNextPages } from '#/shell/prepareNext'
import { noteVisits } from '#/shell/visits'
import { prepareRecords } from '#/ui/ServerRecord'
import { followOtherThemes } from '#/ui/theme'

/** What lasts as long as the app does. */
interface Kept extends Connection {
  queryClient: QueryClient
  scheduler: Scheduler
  ledger: Ledger
}

/** Begins what is of use once the first page stands, and fetches what a page may need when there is no network to fetch it by. */
export function doAfterwards(router: AnyRouter, kept: Kept): void {
  const { config, queryClient, scheduler, ledger } = kept
  followOtherThemes()
  followOtherTabs(scheduler, queryClient)
  recoverByItself(queryClient)
  // Nothing is found on the first page that was here already.
  watchCache(queryClient, ledger)
  highlightAddresses()
  noteVisits(router)
  prepareNextPages(router)
  if (hasUnfinished()) {
    import('#/list/export/openExport').then(
      ({ offerUnfinished }) => offerUnfinished(kept),
      () => undefined,
    )
  }
  void idle().then(() => {
    prepareFailures()
    prepareRecords()
    keepApp(config).catch(() => undefined)
    const soon = [
      import('#/shell/ChainPicker'),
      import('#/shell/OfflineSince'),
      import('#/entity/KeptMark'),
      import('#/list/LineTracker').then(prepareLines),
    ]
    for (const fetched of soon) fetched.catch(() => undefined)
  })
}

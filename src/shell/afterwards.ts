import type { AnyRouter } from '@tanstack/react-router'
import { idle } from '#/data/later'
import { prepareFailures } from '#/entity/Failure'
import { highlightAddresses } from '#/shell/highlightAddresses'
import { noteVisits } from '#/shell/visits'
import { prepareRecords } from '#/ui/ServerRecord'

/** Begins what is of use once the first page stands, and fetches what a page may need when there is no network to fetch it by. */
export function doAfterwards(router: AnyRouter): void {
  highlightAddresses()
  noteVisits(router)
  void idle().then(() => {
    prepareFailures()
    prepareRecords()
    for (const fetched of [import('#/shell/ChainPicker'), import('#/shell/OfflineSince'), import('#/entity/KeptMark')])
      fetched.catch(() => undefined)
  })
}

import type { AnyRouter } from '@tanstack/react-router'
import { findChain } from '#/data/config/config'
import { addRecentRecord, shownTitle } from '#/data/settings/bookmarks'
import { noteChain } from '#/data/settings/recentChains'
import { recordPath } from '#/domain/links/paths'

function noteRecord(pathname: string): void {
  const href = recordPath(pathname)
  if (href) addRecentRecord({ href, title: shownTitle() })
}

/** Saves the chains and records that are opened. A record is saved when it is left, as its title is known then. */
export function noteVisits(router: AnyRouter): void {
  const note = () => {
    const [, first = ''] = router.state.location.pathname.split('/')
    const chain = findChain(router.options.context.config, first)
    if (chain) noteChain(chain.id)
  }
  note()
  router.subscribe('onResolved', note)
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) noteRecord(fromLocation.pathname)
  })
  addEventListener('pagehide', () => noteRecord(router.state.location.pathname))
}

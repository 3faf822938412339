import type { AnyRouter } from '@tanstack/react-router'
import { findChain } from '#/data/config/config'
import { addRecentRecord } from '#/data/settings/bookmarks'
import { noteChain } from '#/data/settings/recentChains'
import { recordPath } from '#/domain/recordPath'

function leave(pathname: string): void {
  const href = recordPath(pathname)
  if (href) addRecentRecord({ href, title: document.title })
}

/** Notes each chain whose pages are opened, the one that is open among them, and each record as it is left: by then its title is known. */
export function noteVisits(router: AnyRouter): void {
  const note = () => {
    const [, first = ''] = router.state.location.pathname.split('/')
    const chain = findChain(router.options.context.config, first)
    if (chain) noteChain(chain.id)
  }
  note()
  router.subscribe('onResolved', note)
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) leave(fromLocation.pathname)
  })
  addEventListener('pagehide', () => leave(router.state.location.pathname))
}

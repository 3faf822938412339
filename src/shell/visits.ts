import type { AnyRouter } from '@tanstack/react-router'
import { findChain } from '#/data/config'
import { noteViewed } from '#/data/keptPages'
import { noteChain } from '#/data/recentChains'
import { recordPath } from '#/domain/recordPath'

function leave(pathname: string): void {
  const href = recordPath(pathname)
  if (href) noteViewed({ href, title: document.title })
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

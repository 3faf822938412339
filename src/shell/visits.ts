import type { AnyRouter } from '@tanstack/react-router'
import { findChain } from '#/data/config'
import { noteChain } from '#/data/recentChains'

/** Notes each chain whose pages are opened, the one that is open among them. */
export function noteVisits(router: AnyRouter): void {
  const note = () => {
    const [, first = ''] = router.state.location.pathname.split('/')
    const chain = findChain(router.options.context.config, first)
    if (chain) noteChain(chain.id)
  }
  note()
  router.subscribe('onResolved', note)
}

import type { AnyRouter } from '@tanstack/react-router'
import { isSaveDataOn, whenIdle } from '#/data/whenIdle'
import { pathInApp } from '#/domain/links/paths'
import { rowTarget } from '#/shell/delegateLinks'

/**
 * Loads the code of the page that rows lead to while the browser is idle, so that a click does not wait for it. Other pages load when
 * their links are hovered or focused. Requests nothing from the API; does nothing where the user asked to save data.
 */
export function prefetchRoutes(router: AnyRouter): void {
  if (isSaveDataOn()) return
  const prefetch = async () => {
    await whenIdle()
    const row = document.querySelector('main [data-index="0"]')
    const link = row && rowTarget(row)
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
    const [routes] = router.getMatchedRoutes(pathInApp(link.pathname))
    for (const route of routes) await router.loadRouteChunk(route)
  }
  // A chunk that cannot be loaded now is loaded by the click.
  const tryPrefetch = () => void prefetch().catch(() => undefined)
  tryPrefetch()
  router.subscribe('onRendered', tryPrefetch)
}

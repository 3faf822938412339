import type { AnyRouter } from '@tanstack/react-router'
import { isSaveDataOn, whenIdle } from '#/data/whenIdle'
import { pathInApp } from '#/domain/links/paths'

/**
 * Loads the code of the pages that the first row's links lead to while the browser is idle, so that a click does not wait for it.
 * Requests nothing from the API; does nothing where the user asked to save data.
 */
export function prefetchRoutes(router: AnyRouter): void {
  if (isSaveDataOn()) return
  const prefetch = async () => {
    await whenIdle()
    for (const { pathname } of document.querySelectorAll<HTMLAnchorElement>('main [data-index="0"] a[href^="/"]')) {
      const [routes] = router.getMatchedRoutes(pathInApp(pathname))
      for (const route of routes) await router.loadRouteChunk(route)
    }
  }
  // A chunk that cannot be loaded now is loaded by the click.
  const tryPrefetch = () => void prefetch().catch(() => undefined)
  tryPrefetch()
  router.subscribe('onRendered', tryPrefetch)
}

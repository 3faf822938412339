import type { AnyRouter } from '@tanstack/react-router'
import { whenIdle } from '#/data/whenIdle'
import { sparesData } from '#/data/sparesData'
import { pathInApp } from '#/domain/paths'
import { rehearse } from '#/shell/rehearse'

/** Routes whose pages fetch no picture and keep no place in a list. */
const plain = /^\/\$chain\/(?:tx|block)\/\$\w+\/$/

/**
 * While nothing else is to be done, fetches and runs the code of each kind of page that the rows in view lead to, and draws one of
 * those without pictures or lists unseen, so that a click only draws the next. Nothing is asked of the API.
 */
export function prefetchRoutes(router: AnyRouter): void {
  const known = new Set<string>()
  const prepare = async ({ pathname, search }: HTMLAnchorElement) => {
    const [routes] = router.getMatchedRoutes(pathInApp(pathname))
    const kind = routes.at(-1)?.id
    if (kind === undefined || known.has(kind)) return
    known.add(kind)
    for (const route of routes) {
      await whenIdle()
      await router.loadRouteChunk(route)
    }
    await whenIdle()
    if (plain.test(kind)) await rehearse(router, pathname + search)
  }
  const look = async () => {
    await whenIdle()
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main [data-index="0"] a[href^="/"]'))
      await prepare(link)
  }
  // What can't be fetched now is fetched by the click.
  const tryPrefetch = () => void look().catch(() => undefined)
  if (sparesData()) return
  tryPrefetch()
  router.subscribe('onRendered', tryPrefetch)
}

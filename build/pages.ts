import type { Rolldown } from 'vite'

const routeModule = /src\/routes\/(.+)\.tsx\?tsr-split=component$/

/** The routes that a route is shown inside of, and itself: 'a.b.c' is in 'a.b' where that is a route; an underscore leaves a frame out. */
export function framesOf(route: string): string[] {
  const parts = route.split('.')
  const folder = route.slice(0, route.indexOf('/') + 1)
  return ['__root', `${folder}route`, ...parts.map((_, at) => parts.slice(0, at + 1).join('.'))]
}

/** Files of a chunk and of all that it imports at once. */
export function closure(
  bundle: Rolldown.OutputBundle,
  files: readonly string[],
  seen = new Set<string>(),
): Set<string> {
  for (const file of files) {
    const chunk = bundle[file]
    if (seen.has(file) || chunk?.type !== 'chunk') continue
    seen.add(file)
    closure(bundle, chunk.imports, seen)
  }
  return seen
}

/** The files of code that every page waits for. */
export function filesOfStart(bundle: Rolldown.OutputBundle): Set<string> {
  const entries = Object.values(bundle).filter((output) => output.type === 'chunk' && output.isEntry)
  return closure(
    bundle,
    entries.map(({ fileName }) => fileName),
  )
}

/**
 * The files of code that the page of each route waits for, by the route's file without its ending ('$chain/tx.$hash.logs'): those
 * that every page needs come first.
 */
export function filesOfPages(bundle: Rolldown.OutputBundle): Map<string, string[]> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const routes = new Map(
    chunks.flatMap(({ moduleIds, fileName }) =>
      moduleIds.flatMap((id): [string, string][] => {
        const route = routeModule.exec(id)?.[1]
        return route === undefined ? [] : [[route, fileName]]
      }),
    ),
  )
  const shown = [...routes.keys()].filter(
    (route) => !/(?:^|\/)(?:route|__root)$/.test(route) && !routes.has(`${route}.index`),
  )
  return new Map(
    shown.map((route) => {
      const own = framesOf(route).flatMap((frame) => routes.get(frame) ?? [])
      return [route, [...closure(bundle, own, filesOfStart(bundle))]]
    }),
  )
}

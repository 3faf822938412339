import type { Plugin, Rolldown } from 'vite'
import type { EarlyRoute } from '#/data/firstRequest'
import { FIRST_REQUEST } from '../src/firstRequests.ts'
import { scriptOf, source } from './scriptOf.ts'

/** The path of a page by the ID of its route: 'index' routes end with a slash, and segments that do not nest with an underscore. */
const pathOf = (id: string) => id.replaceAll(/_(?=\/|$)/g, '').replace(/\/$/, '')

/** A route and those that it is inside of by the router's rule, outermost first. */
function lineageOf(id: string, ids: readonly string[]): string[] {
  return ids.filter((each) => each === id || id.startsWith(`${each}/`)).toSorted((a, b) => a.length - b.length)
}

/** Every page whose code may load before the app has decided to show it, by the files of each route's ID below the app's base path. */
export function earlyRoutes(filesById: ReadonlyMap<string, readonly string[]>): EarlyRoute[] {
  const ids = [...filesById.keys()]
  const endpoints: Readonly<Partial<Record<string, string>>> = FIRST_REQUEST
  return (
    ids
      // A route with others inside has its page in one of them; where no administration is configured, its code must not load.
      .filter((id) => !id.startsWith('/admin') && !ids.some((each) => each.startsWith(`${id}/`)))
      .map((id): EarlyRoute => {
        const lineage = lineageOf(id, ids)
        const requests = lineage.toReversed().flatMap((each) => endpoints[each] ?? [])
        return [pathOf(id), requests, [...new Set(lineage.flatMap((each) => filesById.get(each) ?? []))]]
      })
  )
}

/** Adds a file and all that it imports to `files`. */
function addWithImports(bundle: Rolldown.OutputBundle, fileName: string, files: Set<string>): void {
  const chunk = bundle[fileName]
  if (files.has(fileName) || chunk?.type !== 'chunk') return
  files.add(fileName)
  for (const imported of chunk.imports) addWithImports(bundle, imported, files)
}

/** The files of each route's page by the route's ID, which the router derives from the name of the route's file. */
function filesOfRoutes(bundle: Rolldown.OutputBundle): Map<string, string[]> {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  const atStart = new Set<string>()
  for (const { isEntry, fileName } of chunks) if (isEntry) addWithImports(bundle, fileName, atStart)
  const filesById = new Map<string, string[]>()
  for (const { facadeModuleId, fileName } of chunks) {
    const file = facadeModuleId?.split('?')[0]
    if (!file?.startsWith(`${source}/routes/`)) continue
    const id = file.slice(`${source}/routes`.length, -'.tsx'.length).replaceAll('.', '/')
    const files = new Set<string>()
    addWithImports(bundle, fileName, files)
    filesById.set(
      id.replace(/\/index$/, '/').replace(/\/route$/, ''),
      [...files].filter((name) => !atStart.has(name)),
    )
  }
  return filesById
}

/**
 * Inlines src/earlyFetch.ts into index.html. While the app's code loads, it requests the page's code, config.json and first data.
 */
export function earlyFetch(): Plugin {
  let base = '/'
  return {
    name: 'early-fetch',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_, { bundle }) {
        const routes = earlyRoutes(filesOfRoutes(bundle ?? {}))
        const script = await scriptOf('earlyFetch.ts', { __ROUTES__: routes }, base)
        return [{ tag: 'script', children: script.trim().replaceAll('</', String.raw`<\/`), injectTo: 'head-prepend' }]
      },
    },
  }
}

import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { createServer, type Plugin, type Rolldown } from 'vite'
import type { EarlyRoute } from '#/data/firstRequest'
import { resolve, scriptOf, source } from './scriptOf.ts'

interface Page {
  path: string
  /** The first requests in the `staticData` of its route and of the parents of that, its own first; empty where none has. */
  endpoints: string[]
  /** The IDs of its route and of the parents of that, outermost first. */
  routeIds: string[]
}

/** Every page whose code may load before the app has decided to show it. */
export async function earlyPages(): Promise<Page[]> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    define: { __SCHEMA__: '""' },
    resolve,
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  const { routeTree } = await server.ssrLoadModule(`${source}/routes.gen.ts`)
  await server.close()
  const routes: AnyRoute[] = Object.values(createRouter({ routeTree: routeTree as AnyRoute }).routesById)
  return routes
    .filter(({ children }) => children === undefined)
    .flatMap((route): Page[] => {
      const lineage = lineageOf(route)
      // Where no administration is configured, its code must not load.
      if (lineage.some(({ id }) => id === '/admin')) return []
      const endpoints = lineage.toReversed().flatMap(({ options }) => options.staticData?.firstRequest ?? [])
      return [{ path: route.fullPath.replace(/\/$/, ''), endpoints, routeIds: lineage.map(({ id }) => id) }]
    })
}

function lineageOf(route: AnyRoute | undefined): AnyRoute[] {
  return route ? [...lineageOf(route.parentRoute), route] : []
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
        const filesById = filesOfRoutes(bundle ?? {})
        const routes = (await earlyPages()).map(({ path, endpoints, routeIds }): EarlyRoute => [
          path,
          endpoints,
          [...new Set(routeIds.flatMap((id) => filesById.get(id) ?? []))],
        ])
        const script = await scriptOf('earlyFetch.ts', { __ROUTES__: routes }, base)
        return [{ tag: 'script', children: script.trim().replaceAll('</', String.raw`<\/`), injectTo: 'head-prepend' }]
      },
    },
  }
}

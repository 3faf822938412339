import { fileURLToPath } from 'node:url'
import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { createServer, type Plugin } from 'vite'
import type { EarlyRoute } from '#/data/firstRequest'
import { scriptOf } from './scriptOf.ts'

const source = fileURLToPath(new URL('../src', import.meta.url))
const resolve = { alias: { '#': source } }

/** The pages whose route, or closest parent route with one, names a first request in its `staticData`. */
export async function earlyRoutes(): Promise<EarlyRoute[]> {
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
    .flatMap((route): EarlyRoute[] => {
      const endpoint = firstRequestOf(route)
      return endpoint === undefined ? [] : [[route.fullPath.replace(/\/$/, ''), endpoint]]
    })
}

function firstRequestOf(route: AnyRoute | undefined): string | undefined {
  return route && (route.options.staticData?.firstRequest ?? firstRequestOf(route.parentRoute))
}

/**
 * Inlines src/earlyFetch.ts into index.html. While the app's code loads, it requests config.json and the page's first data.
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
      order: 'pre',
      async handler() {
        const values = { __BASE__: base.slice(0, -1), __ROUTES__: await earlyRoutes() }
        const script = await scriptOf('earlyFetch.ts', values, { base, resolve })
        return [{ tag: 'script', children: script.trim().replaceAll('</', String.raw`<\/`), injectTo: 'head-prepend' }]
      },
    },
  }
}

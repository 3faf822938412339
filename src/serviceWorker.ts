import { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst, type StrategyHandler } from 'workbox-strategies'

/**
 * The service worker caches the app's files, so that it opens offline. Documents are loaded from the network first, so that a reload
 * opens the newest version. API responses are not cached here, but by src/data/persistence/persister.ts. A new worker activates
 * when no page of the old one is open.
 */

// These are defined by build/serviceWorker.ts.
/** The app's files, relative to its path; '' is the document. */
declare const __FILES__: readonly string[]
/** The code of the demo's API and of that over a node, which a page that needs it requests by `?demo` in the worker's URL. */
declare const __DEMO_FILES__: readonly string[]
/** The path of the app, with a slash at both ends. */
declare const __APP__: string
/** The document's entry script. */
declare const __ENTRY__: string
/** A hash of all files. */
declare const __VERSION__: string

/** The globals of a service worker that are used here; the project's TypeScript libraries are those of pages. */
interface WorkerScope {
  registration: ServiceWorkerRegistration
  clients: { claim: () => Promise<void> }
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}
interface ExtendableEvent extends Event {
  waitUntil: (until: Promise<unknown>) => void
}

const worker = globalThis as unknown as WorkerScope

const CACHE_PREFIX = `astrolabe ${__APP__} `
/** Files of this version and, until it activates, of the one before: files that both have are fetched once. */
const FILES_CACHE = `${CACHE_PREFIX}files`
/** The last responses for files that change without a new name. */
const MUTABLE_CACHE = CACHE_PREFIX + __VERSION__
/** How long the network is awaited if there is a cached response. */
const NETWORK_FIRST = { networkTimeoutSeconds: 4, matchOptions: { ignoreVary: true } }

const urlOf = (file: string) => new URL(file, location.origin + __APP__).href
const documentUrl = urlOf('')
const configUrl = urlOf('config.json')
/** Whether a file changes without a new name, other than the document: the configuration, and the demo's recorded chains. */
const isMutable = (url: string) =>
  url === configUrl || (url.startsWith(documentUrl) && /^demo\/\d+\/\w+\.json$/.test(url.slice(documentUrl.length)))

/** The network's response; the cached one if the network fails or is too slow, or if the server responds with 5xx. */
class NetworkFirstOrCached extends NetworkFirst {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await super._handle(request, handler)
    return response.status < 500 ? response : ((await handler.cacheMatch(request)) ?? response)
  }
}

const files = new PrecacheController({ cacheName: FILES_CACHE })
files.strategy.matchOptions = { ignoreVary: true }
const isDemo = new URL(location.href).searchParams.has('demo')
files.precache(
  [...__FILES__, ...(isDemo ? __DEMO_FILES__ : [])].map((file) => ({
    url: urlOf(file),
    revision: file.startsWith('assets/') ? null : __VERSION__,
  })),
)

/** The document of every page URL; it is cached only when a version is installed. */
const documents = new NetworkFirstOrCached({
  ...NETWORK_FIRST,
  cacheName: FILES_CACHE,
  plugins: [
    {
      cacheWillUpdate: async () => null,
      cacheKeyWillBeUsed: async () => files.getCacheKeyForURL(documentUrl) ?? documentUrl,
    },
  ],
})
const mutableFiles = new NetworkFirstOrCached({ ...NETWORK_FIRST, cacheName: MUTABLE_CACHE })

// Documents in frames are not pages of the app.
registerRoute(({ request }) => request.mode === 'navigate' && request.destination === 'document', documents)
registerRoute(({ url }) => isMutable(url.href), mutableFiles)
registerRoute(({ url }) => url.href !== documentUrl && files.getCacheKeyForURL(url.href) !== undefined, files.strategy)

/** Deletes the caches of older versions, and serves the page that registered the worker. */
async function activate(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== FILES_CACHE && name !== MUTABLE_CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.registration.navigationPreload.enable()
  await worker.clients.claim()
}

worker.addEventListener('install', (event) => {
  const [, done] = mutableFiles.handleAll({ event, request: new Request(configUrl, { cache: 'no-cache' }) })
  event.waitUntil(done)
})
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
// Sends a page which entry script a reload would load.
worker.addEventListener('message', ({ ports }) => ports[0]?.postMessage(__ENTRY__))

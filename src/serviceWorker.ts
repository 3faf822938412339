import { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, type StrategyHandler } from 'workbox-strategies'

/**
 * The service worker caches the files that every page needs and those of visited pages, so that they open offline; those of all pages
 * when a page asks for it. Documents are loaded from the network first, so that a reload opens the newest version. API responses are
 * not cached here, but by src/data/persistence/persister.ts. A new worker activates when no page of the old one is open.
 */

// These are defined by build/serviceWorker.ts.
/** The files that every page needs, relative to the app's path; '' is the document. */
declare const __SHELL__: readonly string[]
/** The code of all pages. */
declare const __PAGES__: readonly string[]
/** The code of the demo's API, which only its pages load. */
declare const __DEMO__: readonly string[]
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
  addEventListener(type: 'message', listener: (event: ExtendableEvent & MessageEvent) => void): void
}
interface ExtendableEvent extends Event {
  waitUntil: (until: Promise<unknown>) => void
}

const worker = globalThis as unknown as WorkerScope

const CACHE_PREFIX = `astrolabe ${__APP__} `
/** Shells of this version and, until it activates, of the one before: files that both have are fetched once. */
const FILES_CACHE = `${CACHE_PREFIX}files`
/** Code of visited pages, by names that change with it; also of a newer version whose worker waits. */
const PAGES_CACHE = `${CACHE_PREFIX}pages`
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
files.precache(
  __SHELL__.map((file) => ({ url: urlOf(file), revision: file.startsWith('assets/') ? null : __VERSION__ })),
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

/** A host may respond with the document where a file of an older version is gone. */
const isCode = (response: Response) =>
  response.status === 200 && !response.headers.get('Content-Type')?.includes('html')
const pages = new CacheFirst({
  cacheName: PAGES_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [{ cacheWillUpdate: async ({ response }) => (isCode(response) ? response : null) }],
})

// Documents in frames are not pages of the app.
registerRoute(({ request }) => request.mode === 'navigate' && request.destination === 'document', documents)
registerRoute(({ url }) => isMutable(url.href), mutableFiles)
registerRoute(({ url }) => url.href !== documentUrl && files.getCacheKeyForURL(url.href) !== undefined, files.strategy)
registerRoute(({ url }) => url.href.startsWith(urlOf('assets/')), pages)

/** Caches the code of all pages; returns whether all of it is there. */
async function storeAllPages(event: ExtendableEvent): Promise<boolean> {
  const urls = __PAGES__.map(urlOf)
  for (const request of urls) await Promise.all(pages.handleAll({ event, request }))
  const cache = await caches.open(PAGES_CACHE)
  const stored = await Promise.all(urls.map((url) => cache.match(url, { ignoreVary: true })))
  return stored.every(Boolean)
}

/** Deletes the code and the caches of older versions, and serves the page that registered the worker. */
async function activate(): Promise<void> {
  const own = new Set([FILES_CACHE, PAGES_CACHE, MUTABLE_CACHE])
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && !own.has(name))
  await Promise.all(old.map((name) => caches.delete(name)))
  const cache = await caches.open(PAGES_CACHE)
  const current = new Set([...__PAGES__, ...__DEMO__].map(urlOf))
  const gone = (await cache.keys()).filter(({ url }) => !current.has(url))
  await Promise.all(gone.map((request) => cache.delete(request)))
  await worker.registration.navigationPreload.enable()
  await worker.clients.claim()
}

worker.addEventListener('install', (event) => {
  const [, done] = mutableFiles.handleAll({ event, request: new Request(configUrl, { cache: 'no-cache' }) })
  event.waitUntil(done)
})
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
/** Responds to a page: with the entry script that a reload would load, or whether the code of all pages is stored. */
worker.addEventListener('message', (event) => {
  const answer = event.data === 'all pages' ? storeAllPages(event).catch(() => false) : Promise.resolve(__ENTRY__)
  event.waitUntil(answer.then((value) => event.ports[0]?.postMessage(value)))
})

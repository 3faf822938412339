import { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst, type StrategyHandler } from 'workbox-strategies'

/**
 * The service worker: keeps the app itself, so that it opens without a network. Documents come from the network first, so that
 * nobody reads an old version for longer than it takes to load the page again; what servers answer is left to the app, which keeps
 * it by itself (src/data/persistence/persister.ts). It takes over from an older one once no page of that one is open, and never before.
 */

// All are put in by build/serviceWorker.ts: files of the app by their names below its path, the first of them its document; the
// path itself; the name of the script that the document begins with; and a name of all of it.
declare const __FILES__: readonly string[]
declare const __APP__: string
declare const __ENTRY__: string
declare const __VERSION__: string

/** What of a worker's surroundings is used here: a project of pages knows pages' alone. */
interface Surroundings {
  registration: ServiceWorkerRegistration
  clients: { claim: () => Promise<void> }
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}
interface Lasting extends Event {
  waitUntil: (until: Promise<unknown>) => void
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this file runs in a worker
const worker = globalThis as unknown as Surroundings

const OURS = `astrolabe ${__APP__} `
/** Files of this version and, until it takes over, of the one before: what both have is fetched once. */
const FILES = `${OURS}files`
/** What the network answered last for files that may change under their names. */
const LAST = OURS + __VERSION__
/** The network is waited for so long where there is something to show without it. */
const patience = { networkTimeoutSeconds: 4, matchOptions: { ignoreVary: true } }

const addressOf = (file: string) => new URL(file, location.origin + __APP__).href
const page = addressOf('')
const config = addressOf('config.json')
/** Files that may change under their names, other than the document: the configuration, and the demo's recorded chains. */
const mayChange = (address: string) =>
  address === config || (address.startsWith(page) && /^demo\/\d+\/\w+\.json$/.test(address.slice(page.length)))

/** What the network answers; what is kept where that fails, as a server does with 5xx, or takes too long. */
class Newest extends NetworkFirst {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const answer = await super._handle(request, handler)
    return answer.status < 500 ? answer : ((await handler.cacheMatch(request)) ?? answer)
  }
}

const files = new PrecacheController({ cacheName: FILES })
files.strategy.matchOptions = { ignoreVary: true }
files.precache(
  __FILES__.map((file) => ({ url: addressOf(file), revision: file.startsWith('assets/') ? null : __VERSION__ })),
)

/** The one document, whatever its address; it is kept when a version is installed and never afterwards. */
const documents = new Newest({
  ...patience,
  cacheName: FILES,
  plugins: [
    { cacheWillUpdate: async () => null, cacheKeyWillBeUsed: async () => files.getCacheKeyForURL(page) ?? page },
  ],
})
const remembered = new Newest({ ...patience, cacheName: LAST })

// A document in a frame is none of the app's pages.
registerRoute(({ request }) => request.mode === 'navigate' && request.destination === 'document', documents)
registerRoute(({ url }) => mayChange(url.href), remembered)
registerRoute(({ url }) => url.href !== page && files.getCacheKeyForURL(url.href) !== undefined, files.strategy)

/** Forgets what older versions kept, and is of use to the page that brought it. */
async function begin(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(OURS) && name !== FILES && name !== LAST)
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.registration.navigationPreload.enable()
  await worker.clients.claim()
}

worker.addEventListener('install', (event) => {
  const [, done] = remembered.handleAll({ event, request: new Request(config, { cache: 'no-cache' }) })
  event.waitUntil(done)
})
worker.addEventListener('activate', (event) => event.waitUntil(begin()))
// A page asks which one it would be after a reload.
worker.addEventListener('message', ({ ports }) => ports[0]?.postMessage(__ENTRY__))

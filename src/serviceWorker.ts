/**
 * The service worker: keeps the app itself, so that it opens without a network. Documents come from the network first, so that
 * nobody reads an old version for longer than it takes to load the page again; what servers answer is left to the app, which keeps
 * it by itself (src/data/kept.ts). It takes over from an older one once no page of that one is open, and never before.
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
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}
interface Lasting {
  waitUntil: (until: Promise<unknown>) => void
}
interface Asked {
  request: Request
  /** The answer to a document that the browser has asked for on its own. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this file runs in a worker
const worker = globalThis as unknown as Surroundings

const OURS = `astrolabe ${__APP__} `
const CACHE = OURS + __VERSION__
/** The network is waited for so long where there is something to show without it, ms. */
const PATIENCE = 4_000

const addressOf = (file: string) => new URL(file, location.origin + __APP__).href
/** Files that may change under their names, other than the document: the configuration, and the demo's recorded chains. */
const mayChange = (file: string) => file === 'config.json' || /^demo\/\d+\/\w+\.json$/.test(file)
const files = new Set(__FILES__.map(addressOf))
const [page = ''] = files

/** Fetches all files, one after the other: nobody waits for them. One whose name tells what is in it may be here from before. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const address of [...files, addressOf('config.json')]) {
    const isNamed = address.startsWith(addressOf('assets/'))
    const before = isNamed ? await caches.match(address, { ignoreVary: true }) : undefined
    if (before) await cache.put(address, before)
    else await cache.add(new Request(address, isNamed ? {} : { cache: 'no-cache' }))
  }
}

/** Forgets what older versions kept, and is of use to the page that brought it. */
async function begin(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)))
  await worker.registration.navigationPreload.enable()
  await worker.clients.claim()
}

const kept = async (address: string) => (await caches.open(CACHE)).match(address, { ignoreVary: true })

/** What the network answers; what is kept where that fails, as a server does with 5xx, or takes too long. */
async function newest(asked: Promise<Response>, address: string): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null))
  const answer = await Promise.race([asked.catch(() => null), late])
  if (answer && answer.status < 500) return answer
  return (await kept(address)) ?? asked
}

async function remembered(request: Request): Promise<Response> {
  const answer = await newest(fetch(request), request.url)
  if (answer.ok) await (await caches.open(CACHE)).put(request.url, answer.clone())
  return answer
}

worker.addEventListener('install', (event) => event.waitUntil(fill()))
worker.addEventListener('activate', (event) => event.waitUntil(begin()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(addressOf(''))) return
  if (request.mode === 'navigate') {
    const asked = event.preloadResponse.then((answer) => answer ?? fetch(request))
    event.respondWith(newest(asked, page))
  } else if (mayChange(request.url.slice(addressOf('').length))) {
    event.respondWith(remembered(request))
  } else if (request.url !== page && files.has(request.url)) {
    event.respondWith(kept(request.url).then((found) => found ?? fetch(request)))
  }
})
// A page asks which one it would be after a reload.
worker.addEventListener('message', ({ ports }) => ports[0]?.postMessage(__ENTRY__))

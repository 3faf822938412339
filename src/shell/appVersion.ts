import { createStore } from '#/domain/store'
import type { Config } from '#/data/config/config'
import { allPagesState, canStoreApp, isInstalled, storesAllPages } from '#/data/settings/allPages'
import { isSaveDataOn } from '#/data/whenIdle'
import { trustedScript } from '#/domain/trustedScript'

const { BASE_URL } = import.meta.env
const WORKER = `${BASE_URL}serviceWorker.js`
/** Minimum time between checks for a new version, which are made when the tab becomes visible. */
const CHECK_INTERVAL_MS = 3_600_000

/** Whether a reload would open another version of the app. */
export const isNewVersionReady = createStore(() => false)

/** Asks a worker for the entry script of its version, relative to the app's path, or to store the code of all pages. */
function request(worker: ServiceWorker, what: 'entry' | 'all pages'): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
    worker.postMessage(what, [port2])
  })
}

/** Reports a waiting worker of another version; the page itself may already be newer than the active worker. */
async function compare(worker: ServiceWorker): Promise<void> {
  if (storesAllPages.get()) void storeAllPages(worker)
  const entry = await request(worker, 'entry')
  const own = document.querySelector('script[type="module"]')?.getAttribute('src')
  if (own !== BASE_URL + String(entry)) isNewVersionReady.set(true)
}

function follow(worker: ServiceWorker | null): void {
  if (worker?.state === 'installed') void compare(worker)
  else worker?.addEventListener('statechange', () => worker.state === 'installed' && void compare(worker))
}

function watch(registration: ServiceWorkerRegistration): void {
  follow(registration.waiting ?? registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  let checkedAt = Date.now()
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_INTERVAL_MS) return
    checkedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

async function storeAllPages(worker: ServiceWorker): Promise<void> {
  allPagesState.set('loading')
  allPagesState.set((await request(worker, 'all pages')) === true ? 'stored' : 'failed')
}

/** Fetches again, by the worker, the app's files that this page has loaded, most of them before it was active. They come from the browser's cache. */
async function storeLoaded(): Promise<void> {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  for (const name of new Set(files)) if (isStored(name)) await fetch(name)
}

/** Does so with files that are still on their way, not by the worker. */
function storeLate(): void {
  new PerformanceObserver((list) => {
    for (const { name, workerStart } of list.getEntries() as PerformanceResourceTiming[])
      if (workerStart === 0 && isStored(name)) void fetch(name)
  }).observe({ type: 'resource' })
}

/** Whether the worker stores a file of the app that pages load. */
function isStored(url: string): boolean {
  const app = location.origin + BASE_URL
  return url.startsWith(`${app}assets/`) || url.startsWith(`${app}demo/`)
}

async function start(): Promise<void> {
  const container = navigator.serviceWorker
  const isFirst = !container.controller
  const controlled = new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }))
  await container.register(trustedScript('service-worker', WORKER), { scope: BASE_URL, updateViaCache: 'none' })
  const registration = await container.ready
  watch(registration)
  // Those of the newest version, as older files may be gone from the server.
  const storePages = async (): Promise<void> => {
    const newest = registration.waiting ?? registration.active
    const isWanted = storesAllPages.get()
    if (isWanted && newest) await storeAllPages(newest)
    if (isWanted !== false) return
    await caches.delete(`astrolabe ${BASE_URL} pages`)
    allPagesState.set(null)
    await storeLoaded()
    if (storesAllPages.get() === false) storesAllPages.set(undefined)
  }
  // One after the other: the worker would store again what is deleted meanwhile.
  let last = Promise.resolve()
  const inTurn = () => (last = last.then(storePages).catch(() => undefined))
  void inTurn()
  storesAllPages.subscribe(() => void inTurn())
  if (!isFirst) return
  await controlled
  storeLate()
  await storeLoaded()
}

/**
 * Registers the service worker, so that the app opens offline, and watches for new versions; unregisters it where the configuration
 * turns offline use off. An installed app stores the code of all pages.
 */
export async function registerServiceWorker({ offline }: Pick<Config, 'offline'>): Promise<void> {
  // The development server's files must not be cached.
  if (!import.meta.env.PROD || !canStoreApp()) return
  if (!offline) {
    const old = await navigator.serviceWorker.getRegistration(BASE_URL)
    if (old?.scope === new URL(BASE_URL, location.origin).href) await old.unregister()
    for (const name of await caches.keys()) if (name.startsWith(`astrolabe ${BASE_URL} `)) await caches.delete(name)
    return
  }
  if (isInstalled()) storesAllPages.set(true)
  addEventListener('appinstalled', () => storesAllPages.set(true))
  // With the data saver on, only where the user asks for it.
  if (isSaveDataOn() && !storesAllPages.get()) await new Promise<void>((resolve) => storesAllPages.subscribe(resolve))
  await start()
}

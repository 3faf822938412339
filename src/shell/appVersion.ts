import { createStore } from '#/data/store'
import { type Config, nodeUrlOf } from '#/data/config/config'
import { isSaveDataOn } from '#/data/whenIdle'
import { trustedScript } from '#/domain/trustedScript'

const { BASE_URL } = import.meta.env
const WORKER = `${BASE_URL}serviceWorker.js`
/** Minimum time between checks for a new version, which are made when the tab becomes visible. */
const CHECK_INTERVAL_MS = 3_600_000

/** Whether a reload would open another version of the app. */
export const isNewVersionReady = createStore(() => false)

/** The entry script of a worker's version, relative to the app's path. */
function entryOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
    worker.postMessage('which?', [port2])
  })
}

/** Reports a waiting worker of another version; the page itself may already be newer than the active worker. */
async function compare(worker: ServiceWorker): Promise<void> {
  const entry = await entryOf(worker)
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

/**
 * Registers the service worker, so that the app opens offline, and watches for new versions; unregisters it where the configuration
 * turns offline use off.
 */
export async function registerServiceWorker(config: Pick<Config, 'offline' | 'demo' | 'chains'>): Promise<void> {
  const { offline, demo, chains } = config
  // Service workers need a secure origin; the development server's files must not be cached.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const container = navigator.serviceWorker
  if (!offline) {
    const old = await container.getRegistration(BASE_URL)
    if (old?.scope === new URL(BASE_URL, location.origin).href) await old.unregister()
    for (const name of await caches.keys()) if (name.startsWith(`astrolabe ${BASE_URL} `)) await caches.delete(name)
    return
  }
  if (isSaveDataOn()) return
  // The worker caches the code that answers in this page where it is used.
  const url = demo || chains.some(nodeUrlOf) ? `${WORKER}?demo` : WORKER
  await container.register(trustedScript('service-worker', url), { scope: BASE_URL, updateViaCache: 'none' })
  const registration = await container.getRegistration(BASE_URL)
  if (!registration) return
  watch(registration)
  if (!demo || container.controller) return
  // The demo data that this page loaded before the worker was active.
  await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }))
  const read = performance.getEntriesByType('resource').filter(({ name }) => name.includes(`${BASE_URL}demo/`))
  for (const { name } of read) await fetch(name)
}

import type { Config } from '#/data/config/config'
import { sparesData } from '#/data/sparesData'

const { BASE_URL } = import.meta.env
const WORKER = `${BASE_URL}serviceWorker.js`
/** A tab that stays open looks for a new version when it is looked at, this often at most, ms. */
const OFTEN = 3_600_000

let ready = false
const listeners = new Set<() => void>()

/** Whether a reload would open another version than this page is of. */
export const isNewVersionReady = () => ready

/** Tells whenever that may have changed; gives the way to stop. */
export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The name of the script that a worker's version begins with, below the app's path. */
function entryOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
    worker.postMessage('which?', [port2])
  })
}

/** Says so where a worker that waits is of another version: this page may be newer than the worker that it was opened by. */
async function compare(worker: ServiceWorker): Promise<void> {
  const entry = await entryOf(worker)
  const own = document.querySelector('script[type="module"]')?.getAttribute('src')
  if (ready || own === BASE_URL + String(entry)) return
  ready = true
  for (const listener of listeners) listener()
}

function follow(worker: ServiceWorker | null): void {
  if (worker?.state === 'installed') void compare(worker)
  else worker?.addEventListener('statechange', () => worker.state === 'installed' && void compare(worker))
}

function watch(registration: ServiceWorkerRegistration): void {
  follow(registration.waiting ?? registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  let looked = Date.now()
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < OFTEN) return
    looked = Date.now()
    registration.update().catch(() => undefined)
  })
}

declare global {
  /** Where a browser has Trusted Types. */
  var trustedTypes:
    { createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => unknown } } | undefined
}

/** The address of the worker's script as a document with Trusted Types takes it: its policy makes this one address alone. */
function trustedScript(): string {
  const given = globalThis.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => WORKER })
  return (given?.createScriptURL(WORKER) ?? WORKER) as string
}

/**
 * Lets the app be kept by its service worker, so that it opens without a network, and learns of new versions; undoes that where the
 * configuration says no. Nothing of it is needed by the page that is open.
 */
export async function keepApp({ offline, demo }: Pick<Config, 'offline' | 'demo'>): Promise<void> {
  // Browsers give workers to secure origins only; the development server's files are not to be kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const container = navigator.serviceWorker
  if (!offline) {
    const old = await container.getRegistration(BASE_URL)
    if (old?.scope === new URL(BASE_URL, location.origin).href) await old.unregister()
    for (const name of await caches.keys()) if (name.startsWith(`astrolabe ${BASE_URL} `)) await caches.delete(name)
    return
  }
  if (sparesData()) return
  await container.register(trustedScript(), { scope: BASE_URL, updateViaCache: 'none' })
  const registration = await container.getRegistration(BASE_URL)
  if (!registration) return
  watch(registration)
  if (!demo || container.controller) return
  // What this page has read of the recorded chains it read before there was somebody to keep it.
  await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }))
  const read = performance.getEntriesByType('resource').filter(({ name }) => name.includes(`${BASE_URL}demo/`))
  for (const { name } of read) await fetch(name)
}

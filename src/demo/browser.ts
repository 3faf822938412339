import { DEMO_CHAINS, createDemoApi } from './api'
import type { LoadFacts } from '#/served/store'

/** Reads a recorded file that is published with the app. */
const loadFacts: LoadFacts = async (chain, file) => {
  const response = await fetch(`${import.meta.env.BASE_URL}demo/${chain}/${file}.json`)
  if (!response.ok) throw new Error(`The demo's ${file}.json could not be loaded: status ${response.status}`)
  return response.json()
}

/**
 * Starts the demo in this page: returns a fetch that responds under /demo-api and passes on all other requests. It needs no service
 * worker, so it also works in private windows, over plain HTTP and after a hard reload.
 */
export function startDemo(): typeof fetch {
  const url = `${location.origin}/demo-api`
  return createDemoApi({ url, chains: DEMO_CHAINS, loadFacts, credentials: 'proxied' }).fetch(fetch.bind(globalThis))
}

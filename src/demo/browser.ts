import { DEMO_CHAINS, createDemoApi } from './api'
import type { LoadFacts } from './store'

/** Reads a recorded file that is published with the app. */
const loadFacts: LoadFacts = async (chain, noun) => {
  const response = await fetch(`${import.meta.env.BASE_URL}demo/${chain}/${noun}.json`)
  if (!response.ok) throw new Error(`The demo's ${noun} could not be loaded: status ${response.status}`)
  return response.json()
}

/**
 * Starts the demo in this page: gives a fetch that answers below /demo-api and passes anything else on. Without a service
 * worker it works in private windows, on plain http hosts and after a hard reload.
 */
export function startDemo(): typeof fetch {
  const url = `${location.origin}/demo-api`
  return createDemoApi({ url, chains: DEMO_CHAINS, loadFacts, credentials: 'proxied' }).fetch(fetch.bind(globalThis))
}

import { startEarly } from '#/data/earlyFetch'
import { type EarlyRoute, firstRequest, type ServersInConfig } from '#/data/firstRequest'
import { pathInApp } from '#/domain/paths'

/** Written by build/earlyFetch.ts. */
declare const __ROUTES__: readonly EarlyRoute[]

/**
 * Runs inline in index.html, while the app's code is on its way: requests config.json and, with that, what the page shows first.
 * The app takes both responses over (src/data/earlyFetch.ts). What fails or is not understood here is left to the app.
 */
async function start(): Promise<void> {
  const response = await startEarly(`${import.meta.env.BASE_URL}config.json`)
  const config: ServersInConfig = await response.clone().json()
  const url = location.search ? null : firstRequest(__ROUTES__, pathInApp(location.pathname), config)
  if (url !== null) await startEarly(url)
}

start().catch(() => undefined)

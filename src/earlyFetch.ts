import { startEarly } from '#/data/earlyFetch'
import { earlyPage, type EarlyRoute, firstRequests, type ServersInConfig } from '#/data/firstRequest'
import { pathInApp } from '#/domain/links/paths'

/** Written by build/earlyFetch.ts. */
declare const __ROUTES__: readonly EarlyRoute[]

/**
 * Runs inline in index.html, while the app's code is on its way: requests the code of the page, config.json and, with that, what
 * the page shows first. The app takes the responses over (src/data/earlyFetch.ts). What fails or is not understood here is left
 * to the app.
 */
async function start(): Promise<void> {
  const page = earlyPage(__ROUTES__, pathInApp(location.pathname))
  const response = startEarly(`${import.meta.env.BASE_URL}config.json`)
  // After the first paint, which the requests of a record's twenty files would delay.
  requestAnimationFrame(() => setTimeout(() => page?.files.forEach(preload)))

  const config: ServersInConfig = await (await response).clone().json()
  if (page && !location.search) void Promise.allSettled(firstRequests(page, config).map(startEarly))
}

function preload(file: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  // After the data.
  link.fetchPriority = 'low'
  link.href = import.meta.env.BASE_URL + file
  document.head.append(link)
}

start().catch(() => null)

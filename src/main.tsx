import './ui/theme.css'
import './ui/print.css'
import './ui/skeleton.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createClient } from '#/api/client'
import { createRequestLog, logMismatch, logRequest } from '#/api/requestLog'
import { createScheduler, type Scheduler } from '#/api/scheduler'
import type { Fetch } from '#/api/transport'
import { withAdded } from '#/data/config/addedChains'
import { type Config, ConfigError, findChain, loadConfig } from '#/data/config/config'
import { withEarlyFetch } from '#/data/earlyFetch'
import { persister, startPersisting } from '#/data/persistence/persister'
import { claimRateLimitSlot } from '#/data/sources/rateLimitSlots'
import { readSearch, writeSearch } from '#/data/searchParameters'
import { keepToConfigured } from '#/data/sources/sourcePolicy'
import { whenIdle } from '#/data/whenIdle'
import { pathInApp } from '#/domain/paths'
import { routeTree } from '#/routes.gen'
import { delegateLinks } from '#/shell/delegateLinks'

/** How long a link to a chain that is not configured waits for the list of all chains. */
const CHAIN_LIST_TIMEOUT_MS = 6_000

function createAppRouter(config: Config, send: Fetch) {
  const queryClient = new QueryClient({
    // The demo needs no network, and a failure says more than a paused request.
    defaultOptions: { queries: { refetchOnWindowFocus: false, networkMode: 'always', persister } },
  })
  const ledger = createRequestLog()
  const scheduler: Scheduler = createScheduler({
    // Browsers offer locks to secure origins only.
    claim: 'locks' in navigator ? claimRateLimitSlot : null,
    observe: (request) => {
      logRequest(ledger, request)
      if (request.error?.retryable)
        void import('#/data/persistence/crossTab').then((tabs) => tabs.sharePauses(scheduler))
    },
  })
  const client = createClient({ fetch: send, scheduler, onDrift: (...note) => logMismatch(ledger, ...note) })
  return createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    context: { config, client, queryClient, scheduler, ledger, fetch: send },
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    scrollRestoration: true,
    // Loaders start requests without waiting for them, so Query alone decides what is fresh.
    defaultPreloadStaleTime: 0,
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

/**
 * Explains a page whose code cannot be loaded offline. The router would reload the document, as is right after a new deployment, but
 * without a network that leaves a blank page.
 */
function explainMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = 'This page was not loaded before the network went away.'
  })
}

/** Removes a slash at the end of the path: links mark the current page by its path. */
function removeTrailingSlash(): void {
  const { origin, pathname, search, hash } = location
  if (pathname.endsWith('/') && pathname !== import.meta.env.BASE_URL)
    history.replaceState(history.state, '', origin + pathname.replace(/\/+$/, '') + search + hash)
}

/** Whether the first segment of the path may name a chain that is not configured. */
function namesUnknownChain(config: Config): boolean {
  const [, first = ''] = pathInApp(location.pathname).split('/')
  return !/^(?:|settings|api-status|add-chain|admin)$/.test(first) && !findChain(config, first)
}

async function start(): Promise<void> {
  removeTrailingSlash()
  const element = document.getElementById('root')
  if (!element) throw new Error('index.html has no #root')
  const root = createRoot(element)
  try {
    const sendEarly = withEarlyFetch(fetch.bind(globalThis))
    const config = withAdded(await loadConfig(`${import.meta.env.BASE_URL}config.json`, sendEarly))
    // The demo's API and its data are loaded only where the configuration asks for them.
    const send = config.demo ? (await import('#/demo/browser')).startDemo() : sendEarly
    const router = createAppRouter(config, send)
    const chainList = config.chainsFrom
      ? import('#/data/config/directoryChains').then(({ takeListedChains }) => takeListedChains(router))
      : null
    void keepToConfigured(router, chainList)
    if (chainList && namesUnknownChain(config))
      await Promise.race([chainList, new Promise((resolve) => setTimeout(resolve, CHAIN_LIST_TIMEOUT_MS))])
    const { queryClient } = router.options.context
    // The demo's responses are on this device anyway.
    if (!config.demo) startPersisting(queryClient, () => router.options.context.config)
    explainMissingCode()
    delegateLinks(router)
    // The skeleton in index.html stays until the page's code is here.
    await router.load()
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
    void whenIdle()
      .then(() => import('#/shell/startDeferred'))
      .then(({ startDeferred }) => startDeferred(router, router.options.context))
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const { ConfigProblems } = await import('#/shell/ConfigProblems')
    root.render(<ConfigProblems problems={error.problems} />)
  }
}

// Not awaited: the demo's chunk imports from this one, which would then wait for itself.
void start()

import './ui/theme.css'
import './ui/print.css'
import './shell/everyPage'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createClient } from '#/api/client'
import { createRequestLog, logRequest, logMismatch } from '#/api/requestLog'
import { createScheduler, type Scheduler } from '#/api/scheduler'
import type { Fetch } from '#/api/transport'
import { withAdded } from '#/data/config/addedChains'
import { type Config, ConfigError, findChain, loadConfig } from '#/data/config/config'
import { withHeadStart } from '#/data/earlyFetch'
import { afterFirstPage } from '#/data/whenIdle'
import { persister, startPersisting } from '#/data/persistence/persister'
import { claimRateLimitSlot } from '#/data/sources/rateLimitSlots'
import { readSearch, writeSearch } from '#/data/searchParameters'
import { keepToConfigured } from '#/data/sources/sourcePolicy'
import { pathInApp, paths } from '#/domain/paths'
import { routeTree } from '#/routes.gen'
import { delegateLinks } from '#/shell/delegateLinks'

const otherTabs = () => import('#/data/persistence/crossTab')

/** Whether rows stood before the app did, and were perhaps scrolled: then they stay where their reader has them. */
let stands = false

function restoresScroll(): boolean {
  const stays = stands && scrollY > 0
  stands = false
  return !stays
}

function routerOf(config: Config, send: Fetch) {
  const queryClient = new QueryClient({
    // A request is sent whatever the browser thinks of the network: the demo needs none, and a failure says more than a wait.
    defaultOptions: { queries: { refetchOnWindowFocus: false, networkMode: 'always', persister } },
  })
  const ledger = createRequestLog()
  const scheduler: Scheduler = createScheduler({
    // Browsers give locks to pages of secure origins only.
    claim: 'locks' in navigator ? claimRateLimitSlot : null,
    observe: (call) => {
      logRequest(ledger, call)
      if (call.error?.retryable) void otherTabs().then(({ sharePauses: tellPauses }) => tellPauses(scheduler))
    },
  })
  const client = createClient({ fetch: send, scheduler, onDrift: (...note) => logMismatch(ledger, ...note) })
  return createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    context: { config, client, queryClient, scheduler, ledger, fetch: send },
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    scrollRestoration: restoresScroll,
    // Pages start their requests without waiting for them, so a preload stays fresh as long as its data does.
    defaultPreloadStaleTime: 0,
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof routerOf>
  }
}

/**
 * A page whose code cannot be fetched says so in place. The router would reload for it, as is right after a new deployment, but
 * without a network that leaves nothing at all.
 */
function explainMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = 'This page was not loaded before the network went away.'
  })
}

/** Adds the chains that the multichain API lists, once the first page stands, or at once where that shows them. */
async function takeListed(router: AnyRouter): Promise<void> {
  const { config } = router.options.context
  if (location.pathname !== paths.chains() && !wantsOthers(config)) await afterFirstPage()
  const { takeListedChains } = await import('#/data/config/directoryChains')
  await takeListedChains(router)
}

/** How long a link that another chain may have waits for the list of them, ms. */
const PATIENCE = 6_000

/** Whether the address is of a chain that is not configured, or of none, so that all of them are looked through. */
function wantsOthers(config: Config): boolean {
  const [, first = ''] = pathInApp(location.pathname).split('/')
  return !/^(?:|settings|api-status|add-chain|admin)$/.test(first) && !findChain(config, first)
}

async function start(): Promise<void> {
  const element = document.getElementById('root')
  if (!element) throw new Error('index.html has no #root')
  const place = globalThis.takeOver?.()
  stands = place !== undefined
  const root = createRoot(place ?? element)
  try {
    const sendOn = withHeadStart(fetch.bind(globalThis))
    const config = withAdded(await loadConfig(`${import.meta.env.BASE_URL}config.json`, sendOn))
    // The demo's API and its data are loaded only where the configuration asks for them.
    const send = config.demo ? (await import('#/demo/browser')).startDemo() : sendOn
    const router = routerOf(config, send)
    const whole = config.chainsFrom ? takeListed(router) : null
    void keepToConfigured(router, whole)
    // A link to a chain that may be among the others waits for them, but not for ever.
    if (whole && wantsOthers(config))
      await Promise.race([whole, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
    const { queryClient } = router.options.context
    // The demo's answers are on this device anyway.
    if (!config.demo) startPersisting(queryClient, () => router.options.context.config)
    explainMissingCode()
    delegateLinks(router)
    void afterFirstPage()
      .then(() => import('#/shell/startDeferred'))
      .then(({ startDeferred: doAfterwards }) => doAfterwards(router, router.options.context))
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const { ConfigProblems } = await import('#/shell/ConfigProblems')
    root.render(<ConfigProblems problems={error.problems} />)
  }
}

// Not awaited here: the demo's chunk imports from this one, which would then wait for itself.
void start()

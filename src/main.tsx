import './ui/theme.css'
import './ui/print.css'
import './ui/skeleton.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createAppRouter } from '#/appRouter'
import { logRequest, type RequestLog } from '#/api/requestLog'
import type { LoggedRequest } from '#/api/queuedRequest'
import type { RequestQueues } from '#/api/requestQueues'
import type { Fetch } from '#/api/transport'
import { withAdded } from '#/data/config/addedChains'
import { type Config, ConfigError, findChain, nodeUrlOf } from '#/data/config/config'
import { loadConfig } from '#/data/config/loadConfig'
import { withEarlyFetch } from '#/data/earlyFetch'
import { startPersisting } from '#/data/persistence/persister'
import { limitToConfiguredServers } from '#/data/sources/allowedServers'
import { firstView } from '#/data/queries/firstView'
import { deferUntil, whenIdle } from '#/data/whenIdle'
import { pathInApp } from '#/domain/links/paths'
import { applyBrand } from '#/shell/Brand'
import { delegateLinks } from '#/shell/delegateLinks'
import { explainMissingCode } from '#/ui/missingCode'

/** How long a link to a chain that is not configured waits for the list of all chains. */
const CHAIN_LIST_TIMEOUT_MS = 6_000

/** Removes a slash at the end of the path: links mark the current page by its path. */
function removeTrailingSlash(): void {
  const { origin, pathname, search, hash } = location
  if (pathname.endsWith('/') && pathname !== import.meta.env.BASE_URL)
    history.replaceState(history.state, '', origin + pathname.replace(/\/+$/, '') + search + hash)
}

/** Whether the first segment of the path may name a chain that is not configured. */
function namesUnknownChain(config: Config): boolean {
  const [, first = ''] = pathInApp(location.pathname).split('/')
  return !/^(?:|settings|portfolio|api-status|add-chain|admin)$/.test(first) && !findChain(config, first)
}

/** The contracts of the developer's project that is saved for a chain; null without one. */
async function projectContracts(id: string) {
  const { projectOf } = await import('#/data/decoding/project')
  return (await projectOf(id))?.contracts ?? null
}

/** A fetch that responds for chains that are read from their node, in a worker; its code is loaded with the first request for one. */
function withNodes(
  send: Fetch,
  services: () => { config: Config; requestQueues: RequestQueues; requestLog: RequestLog },
): Fetch {
  return async (url, init) => {
    const [, id] = /^\/node-api\/([^/]+)\//.exec(url) ?? []
    const { config, requestQueues, requestLog } = services()
    const chain = config.chains.find((each) => each.id === id)
    const rpcUrl = chain && nodeUrlOf(chain)
    if (!chain || rpcUrl === undefined) return send(url, init)
    const { startNode } = await import('#/node/start')
    const project = () => projectContracts(chain.id)
    const log = (request: LoggedRequest) => logRequest(requestLog, request)
    return startNode({ ...chain, rpcUrl, requestQueues, log, project }, send)(url, init)
  }
}

async function start(): Promise<void> {
  removeTrailingSlash()
  const element = document.getElementById('root')
  if (!element) throw new Error('index.html has no #root')
  const root = createRoot(element)
  try {
    const sendEarly = withEarlyFetch(fetch.bind(globalThis))
    const config = withAdded(await loadConfig(`${import.meta.env.BASE_URL}config.json`, sendEarly))
    applyBrand(config.brand)
    // The demo's API and its data are loaded only where the configuration asks for them.
    const sendToApi = config.demo ? (await import('#/demo/browser')).startDemo() : sendEarly
    const router = createAppRouter(
      config,
      withNodes(sendToApi, () => router.options.context),
    )
    const chainList = config.chainsFrom
      ? import('#/data/config/directoryChains').then(({ takeListedChains }) => takeListedChains(router))
      : null
    void limitToConfiguredServers(router, chainList)
    if (chainList && namesUnknownChain(config))
      await Promise.race([chainList, new Promise((resolve) => setTimeout(resolve, CHAIN_LIST_TIMEOUT_MS))])
    const { queryClient } = router.options.context
    // The demo's responses are on this device anyway.
    if (!config.demo) startPersisting(queryClient, () => router.options.context.config)
    explainMissingCode()
    delegateLinks(router)
    // The skeleton in index.html stays until the page's code is here.
    const loading = router.load()
    deferUntil(loading.then(() => firstView(queryClient)).catch(() => undefined))
    await loading
    // A transition renders in slices, between which the browser answers the user.
    startTransition(() =>
      root.render(
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>,
      ),
    )
    whenIdle()
      .then(() => import('#/shell/startDeferred'))
      .then(
        ({ startDeferred }) => startDeferred(router, router.options.context),
        // Offline: pages work without it. Browsers do not load a module again that failed to load, until a reload.
        () => undefined,
      )
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const { ConfigProblems } = await import('#/shell/ConfigProblems')
    root.render(<ConfigProblems error={error} />)
  }
}

// Not awaited: the demo's chunk imports from this one, which would then wait for itself.
void start()

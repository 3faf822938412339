import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { createClient } from '#/api/client'
import { createRequestLog, logMismatches, logRequest } from '#/api/requestLog'
import { createRequestQueues, type RequestQueues } from '#/api/requestQueues'
import { isRetryable, QUERY_RETRIES } from '#/api/retryPolicy'
import type { Fetch } from '#/api/transport'
import type { Config } from '#/data/config/config'
import { persister } from '#/data/persistence/persister'
import { readSearch, writeSearch } from '#/data/searchParameters'
import { claimRateLimitSlot } from '#/api/rateLimitSlots'
import { routeTree } from '#/routes.gen'

/** Creates the router of the app with all that its routes need; `history` replaces the browser's. */
export function createAppRouter(config: Config, send: Fetch, history?: RouterHistory) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        // The demo needs no network, and a failure says more than a paused request.
        networkMode: 'always',
        // Responses are large, and have values that Query cannot compare, such as Date.
        structuralSharing: false,
        persister,
        ...QUERY_RETRIES,
      },
    },
  })
  const requestLog = createRequestLog()
  const requestQueues: RequestQueues = createRequestQueues({
    // Browsers offer locks to secure origins only.
    claim: 'locks' in navigator ? claimRateLimitSlot : null,
    observe: (request) => {
      logRequest(requestLog, request)
      if (isRetryable(request.error))
        import('#/data/persistence/crossTab').then(
          (tabs) => tabs.sharePauses(requestQueues),
          // Offline: the other tabs learn of it by their own requests.
          () => undefined,
        )
    },
  })
  const client = createClient({ fetch: send, requestQueues, onMismatches: (note) => logMismatches(requestLog, note) })
  return createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    context: { config, client, queryClient, requestQueues, requestLog, fetch: send },
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    scrollRestoration: true,
    // Loaders start requests without waiting for them, so only Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    ...(history && { history }),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

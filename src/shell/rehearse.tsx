import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, createRouter, Match, RouterContextProvider } from '@tanstack/react-router'
import { type ReactNode, startTransition, Suspense, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { PartOfPage } from '#/ui/PageMeta'

const nothing = () => undefined
const noAnswer = () => new Promise<never>(nothing)

/**
 * Draws the page of `href` outside of the document and takes it away at once, in steps between which whatever the reader does goes
 * first: code that runs for the first time is compiled then, which costs as much as what it does, and the click that follows finds it
 * done. The page knows what is loaded already; it asks for nothing, and what it does ends before anything else can happen.
 */
export async function rehearse(router: AnyRouter, href: string): Promise<void> {
  const { context, ...options } = router.options
  const queryClient = new QueryClient()
  for (const { queryKey, state } of (context as { queryClient: QueryClient }).queryClient.getQueryCache().getAll())
    if (state.data !== undefined) queryClient.setQueryData(queryKey, state.data)
  const { pathname, search } = new URL(href, location.href)
  const rehearsal: AnyRouter = createRouter({
    ...options,
    scrollRestoration: false,
    context: { ...context, queryClient, client: { item: noAnswer, list: noAnswer } },
    // It is at that address, and leads nowhere.
    history: {
      ...router.history,
      location: { href: pathname + search, pathname, search, hash: '', state: { __TSR_index: 0 } },
      subscribers: new Set([nothing]),
      subscribe: () => nothing,
      push: nothing,
      replace: nothing,
    },
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await rehearsal.load()
  // The frame of every page is the one that stands.
  const page = rehearsal.state.matches[1]?.routeId
  if (page === undefined) return
  let end: () => void = nothing
  const ended = new Promise<void>((resolve) => (end = resolve))
  // What fails here is told when the reader comes to it.
  const root = createRoot(document.createElement('div'), { onUncaughtError: end, onCaughtError: nothing })
  startTransition(() =>
    root.render(
      <Once then={end}>
        <RouterContextProvider router={rehearsal}>
          <PartOfPage>
            <Suspense>
              <Match routeId={page} />
            </Suspense>
          </PartOfPage>
        </RouterContextProvider>
      </Once>,
    ),
  )
  await ended
  root.unmount()
  queryClient.clear()
}

/** Tells when what is within stands. */
function Once({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}

import '#/ui/theme.css'
import '#/ui/print.css'
import '#/ui/skeleton.css'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { expect } from 'vitest'
import { createAppRouter } from '#/appRouter'
import { choose } from '#/data/sources/sourceChoices'
import { copyExactAmounts } from '#/shell/copyExactAmounts'
import { delegateLinks } from '#/shell/delegateLinks'
import { forgetRecentChains } from '#/data/settings/recentChains'
import { startTestApi, type TestApi } from './testApi'

type AppRouter = ReturnType<typeof createAppRouter>

/** The URL of the document that runs the tests. */
const TEST_URL = location.href

let current: { router: AppRouter; root: Root; element: HTMLElement } | null = null

/**
 * Shows the app at a path, with its router, providers and styles; the last one is removed. The API is the demo unless given.
 */
export async function renderApp(path: string, api?: Pick<TestApi, 'config' | 'fetch'>): Promise<AppRouter> {
  removeApp()
  const { config, fetch } = api ?? (await startTestApi())
  // Relative links and forms resolve against the URL of the document.
  history.replaceState(null, '', path)
  const router = createAppRouter(config, fetch, createBrowserHistory())
  const element = document.createElement('div')
  element.id = 'root'
  document.body.append(element)
  const root = createRoot(element)
  current = { router, root, element }
  await router.load()
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  return router
}

/** Waits until the page has loaded all that it requests, and shows it. */
export async function settled(router: AppRouter): Promise<void> {
  const isSettled = () =>
    router.state.status === 'idle' &&
    router.options.context.queryClient.isFetching() === 0 &&
    document.querySelector('[aria-busy="true"]') === null
  await expect
    .poll(async () => {
      if (!isSettled()) return false
      // What was shown may request more, once it is rendered.
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
      return isSettled()
    })
    .toBe(true)
}

/** Removes the app, and all that it remembers. */
export function removeApp(): void {
  if (!current) return
  const { router, root, element } = current
  current = null
  root.unmount()
  element.remove()
  router.options.context.queryClient.clear()
  router.history.destroy()
  history.replaceState(null, '', TEST_URL)
  // What the app remembers for the session, by chain.
  for (const { id } of router.options.context.config.chains) choose(id, 'auto')
  forgetRecentChains()
  localStorage.clear()
  sessionStorage.clear()
  // Stored values are read again, as after another tab has cleared them.
  dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
  scrollTo(0, 0)
}

// Listens to the document once, for the router of whichever test runs.
copyExactAmounts()
delegateLinks({
  get history() {
    return current?.router.history
  },
  preloadRoute: (...options: Parameters<AppRouter['preloadRoute']>) => current?.router.preloadRoute(...options),
} as AppRouter)

document.documentElement.lang = 'en'

/** Errors and warnings that the page reported. */
const complaints: unknown[][] = []
for (const level of ['error', 'warn'] as const) {
  const report = console[level]
  console[level] = (...words: unknown[]) => {
    complaints.push(words)
    report(...words)
  }
}

/** Throws if the page reported errors or warnings in the current test. */
export function expectNoComplaints(): void {
  const reported = complaints.splice(0)
  if (reported.length > 0) throw new Error(`The page reported: ${reported.map((words) => words.join(' ')).join('; ')}`)
}

/** How long deferred work may wait for an idle browser. */
const MAX_WAIT_MS = 2_000
/** The wait where the browser has no requestIdleCallback. */
const FALLBACK_WAIT_MS = 200

/** The first view of the page, if deferred work must wait for it. */
let firstView: Promise<unknown> = Promise.resolve()

/** Has all deferred work wait for the first view of the page, as a browser that waits for the API is idle, too. */
export function deferUntil(view: Promise<unknown>): void {
  firstView = view
}

/** Resolves when the first view of the page is there and the browser is idle. */
export async function whenIdle(): Promise<void> {
  await firstView
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS })
    else setTimeout(resolve, FALLBACK_WAIT_MS)
  })
}

/** For `lazy`: loads a component that a page can do without when the browser is idle; nothing is shown if it cannot be loaded. */
export function optionalWhenIdle<Module>(load: () => Promise<Module>): Promise<Module | { default: () => null }> {
  return whenIdle()
    .then(load)
    .catch(() => ({ default: () => null }))
}

/** Whether the browser's data saver is on, so that nothing is prefetched. */
export const isSaveDataOn = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** What is put off waits no longer than this, ms. */
const patience = 2_000

/** Resolves when the page has nothing better to do; a moment later where the browser does not tell. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: patience })
    else setTimeout(resolve, patience / 10)
  })
}

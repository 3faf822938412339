/** What is put off waits no longer than this, ms. */
const patience = 2_000
/** Until then a page is busy with what it shows first, ms. */
const settling = 4_000

/** Resolves when the page has nothing better to do; a moment later where the browser does not tell. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: patience })
    else setTimeout(resolve, patience / 10)
  })
}

let settled: Promise<void> | null = null

/** Resolves once the first page should stand, or as soon as its reader does anything: for what nobody needs before. */
export function afterFirstPage(): Promise<void> {
  settled ??= new Promise((resolve) => {
    const timer = setTimeout(done, settling)
    const acts = ['scroll', 'keydown', 'pointerdown', 'pointermove']
    for (const act of acts) addEventListener(act, done, { passive: true })
    function done() {
      clearTimeout(timer)
      for (const act of acts) removeEventListener(act, done)
      resolve()
    }
  })
  return settled
}

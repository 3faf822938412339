/** What is put off waits no longer than this, ms. */
const patience = 2_000
/** Until then a page without rows is busy with what it shows first, ms, and how often it is looked for them. */
const settling = 4_000
const looking = 100

/** Resolves when the page has nothing better to do; a moment later where the browser does not tell. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: patience })
    else setTimeout(resolve, patience / 10)
  })
}

let settled: Promise<void> | null = null
const keys: KeyboardEvent[] = []
const noteKey = (event: KeyboardEvent) => keys.push(event)

/** The keys that were pressed before there was somebody to act on them, who asks for them once and hears the others. */
export function keysUntilNow(): readonly KeyboardEvent[] {
  removeEventListener('keydown', noteKey)
  return keys.splice(0)
}

/** Resolves once the first page stands, or should, or as soon as its reader does anything: for what nobody needs before. */
export function afterFirstPage(): Promise<void> {
  settled ??= new Promise((resolve) => {
    const begun = performance.now()
    const timer = setInterval(() => {
      if (performance.now() - begun > settling) done()
      // Rows are all that a list's page is opened for; other pages may say that they stand.
      else if (document.querySelector('main :is([data-index], [data-stands])')) void whenIdle().then(done)
    }, looking)
    const acts = ['scroll', 'keydown', 'pointerdown', 'pointermove']
    addEventListener('keydown', noteKey)
    // What is done first is answered first.
    const soon = () => void whenIdle().then(done)
    for (const act of acts) addEventListener(act, soon, { passive: true, once: true })
    function done() {
      clearInterval(timer)
      for (const act of acts) removeEventListener(act, soon)
      resolve()
    }
  })
  return settled
}

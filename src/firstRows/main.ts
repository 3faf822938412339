import { createClient } from '#/api/client'
import type { Fetch } from '#/api/transport'
import { withAdded } from '#/data/config/addedChains'
import { findChain, loadConfig } from '#/data/config/config'
import type { Content } from './content'
import { drawPage } from './draw'
import { useQueryClient } from './query'
import { here, pageOf, type Route } from './router'
import { letTakeOver, type Standing } from './takeOver'

/** Answers that index.html asked for, read beside the app, which takes them as they are. */
const peek: Fetch = async (url) => {
  const begun = globalThis.headStart?.get(url)
  if (!begun) throw new Error(`Nobody asked for ${url}`)
  const response = await begun.response
  if (!response.ok) throw new Error('What failed is told by the app')
  return response.clone()
}

/** Nothing waits for its turn: the one request is on its way. */
const scheduler: NonNullable<Parameters<typeof createClient>[0]['scheduler']> = {
  ask: ({ send }) => send(new AbortController().signal),
  pause: () => undefined,
  resume: () => undefined,
  lanes: () => [],
}

/** Whether a promise is settled in so many ms; waits no longer for it. */
function within(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, ms, false))
  return Promise.race([promise.then(() => true), late])
}

/** Resolves once what was drawn has been painted; nothing is painted in a tab that nobody sees. */
const painted = () => within(new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))), UNSEEN)

/** The height of a row is no less than that, px. */
const LOWEST_ROW = 40
/** What stands above the first row is no lower than that, px. */
const LEAST_ABOVE = 200
/** So many siblings are drawn at once in a window that has room for fewer rows: a row may have as many cells. */
const FEWEST = 12

/** How many rows the window may show before it is scrolled. */
const rowsInWindow = () => Math.max(FEWEST, Math.ceil((innerHeight - LEAST_ABOVE) / LOWEST_ROW))

/** While an answer that comes by then is drawn, nothing else is fetched or compiled, ms. */
const AT_ONCE = 20
/** An answer that comes so much later is painted without a frame before it, ms. */
const FRAMELESS = 80
/** What is spent on waiting for the answer rather than on starting the app, ms. */
const PATIENCE = 400
/** A frame that takes longer than that is not waited for, ms. */
const UNSEEN = 300

/**
 * Draws a page before the app is there, by the app's own components: its frame, then its content, if it has any, the rows of the
 * first page of a list or a record. The app is drawn in a place of its own and stands in for all of it once it has come as far. Resolves when
 * it is time to start the app: once all is painted, or where the answer takes its time; rejects for a page that is better left to the
 * app. Calls `meanwhile` when there is nothing to do but wait for the answer.
 */
export async function drawFirst(
  routes: readonly Route[],
  content: Content | null,
  params: Readonly<Record<string, string>>,
  meanwhile: () => void,
): Promise<void> {
  const root = document.getElementById('root')
  const config = withAdded(await loadConfig(`${import.meta.env.BASE_URL}config.json`, peek))
  const chain = params['chain'] === undefined ? undefined : findChain(config, params['chain'])
  if (!root || (content && !chain)) throw new Error('There is no such chain here')
  const client = createClient({ fetch: peek, scheduler })
  here.params = params
  here.context = { config, client, chain, queryClient: useQueryClient(), scheduler, fetch: peek }

  const standing: Standing = { awaited: 'main section', over: false }
  /** When all of what was drawn last is there. */
  let whole: Promise<void> | undefined
  const paint = () => {
    if (standing.over) return
    // Rows below the window are drawn after those in it have been painted, while the app is fetched.
    const { page, rest } = drawPage(pageOf(routes), rowsInWindow())
    root.replaceChildren(page)
    if (!globalThis.takeOver) letTakeOver(root, standing)
    whole = painted().then(meanwhile).then(rest)
  }
  if (content && chain) {
    const read = content({ connection: { config, client, chain }, params, routes, meanwhile })
    const settled = read
      .then((awaited) => {
        standing.awaited = awaited
        paint()
      })
      .catch(() => undefined)
    // A frame without its content is painted where there is time for it; the app comes where the answer takes longer, and tells what failed.
    if (!(await within(settled, AT_ONCE))) {
      meanwhile()
      if (!(await within(settled, FRAMELESS))) {
        paint()
        await within(settled, PATIENCE)
      }
    }
  } else paint()
  await whole
}

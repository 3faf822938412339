import { requestUrl, withoutEndSlash } from '#/api/url'
import type { Config } from '#/data/config'
import { sourceOf } from '#/data/connection'
import { begin } from '#/data/headStart'
import { pathInApp } from '#/domain/paths'

/** What is known of the page at a path when the app is built: a pattern with its parameters, the files of its code by number, and its first request. */
interface Page {
  path: string
  files: readonly number[]
  /** The path of a resource with its placeholders. */
  api: string | null
}

// Both are put in by build/headStart.ts.
declare const __PAGES__: readonly Page[]
declare const __FILES__: readonly string[]

const { BASE_URL } = import.meta.env

/** The same as the configuration's own reader gives, which comes with the app. */
function trimmed(url: string | undefined): string | undefined {
  return url && withoutEndSlash(url)
}

/** The page at a path of the app, where it is one that is known. */
const pageAt = (here: string) => __PAGES__.find(({ path }) => new RegExp(path).test(here))

/** Asks for all code of the page at a path of the site at once: each file names what it needs itself, which is one wait after the other. */
function fetchCode(pathname: string): void {
  for (const file of pageAt(pathInApp(pathname))?.files ?? []) {
    const href = `${BASE_URL}${__FILES__[file]}`
    if (document.head.querySelector(`link[href="${href}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}

/**
 * Runs inside of index.html, while the app's own code is still on its way: asks for the configuration, for the code of the page
 * at this address, and for what it shows first. What it does not understand it leaves to the app, which asks for it all the same.
 */
async function start(): Promise<void> {
  // Who reads with a key has it sent by the app alone.
  const configuration = begin(`${BASE_URL}config.json`).then((response) => response.clone().json() as Promise<Config>)
  fetchCode(location.pathname)
  const here = pathInApp(location.pathname)
  const page = pageAt(here)
  const params = page && new RegExp(page.path).exec(here)?.groups
  if (!page?.api || !params || location.search) return
  const { demo, proUrl, chains } = await configuration
  const chain = chains.find(({ id }) => id === params['chain'])
  if (demo || !chain) return
  const { root } = sourceOf({
    config: { proUrl: trimmed(proUrl) } as Config,
    chain: { ...chain, baseUrl: trimmed(chain.baseUrl) },
  })
  // What no configuration may hold is told by its reader.
  if (!root.credential && /^(?:https?:\/\/|\/[^/])/i.test(root.url)) void begin(requestUrl(root.url, page.api, params))
}

globalThis.fetchCode = fetchCode
start().catch(() => undefined)
// The first number that a page writes loads what browsers know of languages: here, while nothing else is to be done.
;(1000).toLocaleString()

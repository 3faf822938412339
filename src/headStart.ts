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
  /** The files that draw its first rows by number, its own first; none where the app draws them. */
  first: readonly number[]
}

// All are put in by build/headStart.ts; the last ones are the files that every page needs.
declare const __PAGES__: readonly Page[]
declare const __FILES__: readonly string[]
declare const __START__: readonly number[]

const { BASE_URL } = import.meta.env

/** The same as the configuration's own reader gives, which comes with the app. */
function trimmed(url: string | undefined): string | undefined {
  return url && withoutEndSlash(url)
}

/** The page at a path of the app, where it is one that is known. */
const pageAt = (here: string) => __PAGES__.find(({ path }) => new RegExp(path).test(here))

const addressOf = (file: number | undefined) => `${BASE_URL}${__FILES__[file ?? 0]}`

/** Asks for files of code at once: each file names what it needs itself, which is one wait after the other. */
function fetchFiles(files: readonly number[]): void {
  for (const file of files) {
    const href = addressOf(file)
    if (document.head.querySelector(`link[href="${href}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}

/** Asks for all code of the page at a path of the site. */
const fetchCode = (pathname: string) => fetchFiles(pageAt(pathInApp(pathname))?.files ?? [])

/** Asks for all code that the page waits for. */
function fetchApp(): void {
  fetchFiles(__START__)
  fetchCode(location.pathname)
}

/** Starts the app, once. */
function startApp(): undefined {
  fetchApp()
  const link = document.querySelector<HTMLLinkElement>('#app')
  void import(/* @vite-ignore */ link?.href ?? '')
}

/** Shows a page with its first rows: a module of its own for each page, see src/firstRows/main.ts. */
interface FirstRows {
  default: (params: Readonly<Record<string, string>>, meanwhile: () => void) => Promise<void>
}

/**
 * Runs inside of index.html, before the app: asks for the configuration, for the code of the page at this address, and for what it
 * shows first. What it does not understand it leaves to the app, which asks for it all the same.
 */
async function start(): Promise<void> {
  // Who reads with a key has it sent by the app alone.
  const configuration = begin(`${BASE_URL}config.json`).then((response) => response.clone().json() as Promise<Config>)
  const here = pathInApp(location.pathname)
  const page = pageAt(here)
  const params = page && { ...new RegExp(page.path).exec(here)?.groups }
  const first = page && !location.search ? page.first : []
  // Rows come first, then the app.
  fetchFiles(first)
  const rows = first.length > 0 ? (import(/* @vite-ignore */ addressOf(first[0])) as Promise<FirstRows>) : startApp()
  // Whoever waits for it hears of it.
  rows?.catch(() => undefined)
  if (!params || location.search) return
  const { demo, proUrl, chains } = await configuration
  if (demo) return
  if (page.api) {
    const chain = chains.find(({ id }) => id === params['chain'])
    if (!chain) return
    const { root } = sourceOf({
      config: { proUrl: trimmed(proUrl) } as Config,
      chain: { ...chain, baseUrl: trimmed(chain.baseUrl) },
    })
    // What no configuration may hold is told by its reader.
    if (root.credential || !/^(?:https?:\/\/|\/[^/])/i.test(root.url)) return
    void begin(requestUrl(root.url, page.api, params))
  }
  // The first number that a page writes loads what browsers know of languages: here, while nothing else is to be done.
  ;(1000).toLocaleString()
  await (await rows)?.default(params, fetchApp)
}

globalThis.fetchCode = fetchCode
start().then(startApp, startApp)

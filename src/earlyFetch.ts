import { requestUrl, withoutEndSlash } from '#/api/url'
import type { Chain, Config } from '#/data/config/config'
import { sourceOf } from '#/data/sources/connection'
import { begin, giveUp } from '#/data/earlyFetch'
import { lastServers, saveLastServers } from '#/data/config/lastServers'
import { isScrolledAtOnce } from '#/data/scrolledAtOnce'
import type { ConfiguredServers } from '#/data/config/servers'
import { sparesData } from '#/data/sparesData'
import { needsIntl } from '#/domain/numberFormat'
import { pathInApp } from '#/domain/paths'

/** What is known of the page at a path when the app is built: a pattern with its parameters, the files of its code by number, and its first request. */
interface Page {
  path: string
  files: readonly number[]
  /** The path of a resource with its placeholders. */
  api: string | null
  /** The files that draw its first rows by number, its own first; none where the app draws them. */
  first: readonly number[]
  /** Whether more comes below of what they draw: a place in it is for the app to find. */
  grows: boolean
}

// All are put in by build/earlyFetch.ts; the last ones are the files that every page needs.
declare const __PAGES__: readonly Page[]
declare const __FILES__: readonly string[]
declare const __START__: readonly number[]

const { BASE_URL } = import.meta.env

/** Has the page named as its own links name it, which mark what is current by that: links of others may end in a slash. */
function nameAsLinksDo(): void {
  const { origin, pathname, search, hash } = location
  if (pathname.endsWith('/') && pathname !== BASE_URL)
    history.replaceState(history.state, '', origin + pathname.replace(/\/+$/, '') + search + hash)
}

/** The same as the configuration's own reader gives, which comes with the app. */
function trimmed(url: string | undefined): string | undefined {
  return url && withoutEndSlash(url)
}

/** The page at a path of the app, where it is one that is known. */
const pageAt = (here: string) => __PAGES__.find(({ path }) => new RegExp(path).test(here))

const addressOf = (file: number | undefined) => `${BASE_URL}${__FILES__[file ?? 0]}`

/** Asks for files of code at once: each file names what it needs itself, which is one wait after the other. */
function fetchFiles(files: readonly number[], priority: 'auto' | 'low' = 'auto'): void {
  for (const file of files) {
    const href = addressOf(file)
    if (document.head.querySelector(`link[href="${href}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.fetchPriority = priority
    document.head.append(link)
  }
}

/** Asks for all code of the page at a path of the site. */
const fetchCode = (pathname: string) => fetchFiles(pageAt(pathInApp(pathname))?.files ?? [])

/** The app's own file, as the document names it: nothing of it is fetched before this script says so. */
const app = () => document.querySelector<HTMLLinkElement>('#app')

/** Asks for all code that the page waits for. */
function fetchApp(): void {
  const link = app()
  if (link && link.rel !== 'modulepreload') link.rel = 'modulepreload'
  fetchFiles(__START__)
  fetchCode(location.pathname)
}

/** Resolves once the document is parsed: the app draws into its body, and code from the cache arrives before that is there. */
function documentParsed(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve, { once: true })
    else resolve(null)
  })
}

/** Starts the app, once. */
function startApp(): undefined {
  fetchApp()
  void documentParsed()
    .then(() => import(/* @vite-ignore */ app()?.href ?? ''))
    .then(runNext)
}

/**
 * Runs, when nothing else is to be done, the code of the page that the first row leads to: most clicks open one of its kind. The
 * app sees to the others later (src/shell/prefetchRoutes.ts).
 */
function runNext(): void {
  const files = filesOfNext()
  if ('requestIdleCallback' in globalThis)
    requestIdleCallback(() => {
      // Who needs it and cannot have it says so.
      for (const file of files) import(/* @vite-ignore */ addressOf(file)).catch(() => undefined)
    })
}

/** Shows a page with its first rows: a module of its own for each page, see src/firstRows/main.ts. */
interface FirstRows {
  default: (params: Params, meanwhile: () => void) => Promise<void>
}

type Params = Readonly<Record<string, string>>

/** The address of a page's first request at these servers; null where it has none, or none for those without a key. */
function firstRequest({ api }: Page, params: Params, { demo, proUrl, chains }: ConfiguredServers): string | null {
  const chain = demo ? undefined : chains.find(({ id }) => id === params['chain'])
  if (!api || !chain) return null
  const { root } = sourceOf({
    config: { proUrl: trimmed(proUrl) } as Config,
    chain: { ...chain, baseUrl: trimmed(chain.baseUrl) } as Chain,
  })
  // Who reads with a key has it sent by the app alone; what no configuration may hold is told by its reader.
  if (root.credential || !/^(?:https?:\/\/|\/[^/])/i.test(root.url)) return null
  return requestUrl(root.url, api, params)
}

/** The servers that were configured when the app was built; null where the document names none (build/servers.ts). */
function builtServers(): ConfiguredServers | null {
  const { textContent } = document.querySelector('#servers') ?? {}
  return textContent ? (JSON.parse(textContent) as ConfiguredServers) : null
}

/** The same at the servers that the configuration named last, or named when the app was built; null where they are unknown. */
function guessedRequest(page: Page, params: Params): string | null {
  try {
    const servers = lastServers() ?? builtServers()
    return servers && firstRequest(page, params, servers)
  } catch {
    return null // What was kept is of no use.
  }
}

/**
 * Runs inside of index.html, before the app: asks for the configuration, for the code of the page at this address, and for what it
 * shows first. That is asked of the servers that were configured last, or when the app was built, where those are known, while the
 * configuration is on its way; where it names others, they are asked and the first answer is nobody's. What it does not understand
 * it leaves to the app, which asks for it all the same.
 */
async function start(): Promise<void> {
  const configuration = begin(`${BASE_URL}config.json`).then(
    (response) => response.clone().json() as Promise<ConfiguredServers>,
  )
  const here = pathInApp(location.pathname)
  const page = pageAt(here)
  const params = page && { ...new RegExp(page.path).exec(here)?.groups }
  const first = page && !location.search && !(page.grows && isScrolledAtOnce()) ? page.first : []
  // Rows come first, then the app.
  fetchFiles(first)
  const rows = first.length > 0 ? (import(/* @vite-ignore */ addressOf(first[0])) as Promise<FirstRows>) : startApp()
  // Whoever waits for it hears of it.
  rows?.catch(() => undefined)
  if (!params || location.search) return
  const guessed = guessedRequest(page, params)
  if (guessed !== null) void begin(guessed)
  // The first number that a page writes by Intl loads what browsers know of languages: here, while nothing else is to be done.
  if (needsIntl()) (1000).toLocaleString()
  const config = await configuration
  const request = firstRequest(page, params, config)
  if (guessed !== null && guessed !== request) giveUp(guessed)
  if (request !== null && guessed !== request) void begin(request)
  try {
    if (config.demo || (page.api && request === null)) return
    await (await rows)?.default(params, fetchApp)
  } finally {
    saveLastServers(config)
  }
}

/** The code of the page that the first row leads to; none for readers who spare data. */
function filesOfNext(): readonly number[] {
  const link = document.querySelector<HTMLAnchorElement>('main [data-index] a')
  return (link && !sparesData() && pageAt(pathInApp(link.pathname))?.files) || []
}

globalThis.fetchCode = fetchCode
nameAsLinksDo()
void start()
  .then(startApp, startApp)
  .then(() => fetchFiles(filesOfNext(), 'low'))

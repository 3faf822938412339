import { instanceBase, requestUrl, withoutEndSlash } from '#/api/url'
import type { Chain, Config } from '#/data/config/config'
import { apiOf } from '#/data/sources/dataSource'

/**
 * A page's path as the router has it, the endpoints it requests first (none: the app decides that), and the files of its code below
 * the app's base path: ['/$chain/tx/$hash', ['/transactions/{hash}'], ['assets/tx.js']].
 */
export type EarlyRoute = readonly [path: string, endpoints: readonly string[], files: readonly string[]]

/** The page that a path opens, before the router is there to tell. */
export interface EarlyPage {
  endpoints: readonly string[]
  files: readonly string[]
  /** The parameters in the path by name, the chain's ID as `chain`. */
  params: Readonly<Record<string, string>>
}

/** IDs and hashes; the app explains any other text in a path. */
const PARAMETER = /^(?:\d{1,78}|0x(?:[\da-fA-F]{40}|[\da-fA-F]{64}))$/

/** The parameters in `path` by name; null if it does not match `pattern`. */
function paramsIn(pattern: string, path: string): Record<string, string> | null {
  const names = pattern.split('/')
  const values = path.replace(/\/$/, '').split('/')
  if (names.length !== values.length) return null
  const params: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? ''
    if (name.startsWith('$') && PARAMETER.test(value)) params[name.slice(1)] = value
    else if (name !== value) return null
  }
  return params
}

/** The page at `path`, without the app's base path; null if it is none of `routes`, or only the app can read its parameters. */
export function earlyPage(routes: readonly EarlyRoute[], path: string): EarlyPage | null {
  for (const [pattern, endpoints, files] of routes) {
    const params = paramsIn(pattern, path)
    if (params) return { endpoints, files, params }
  }
  return null
}

/** The part of config.json that decides which API serves a chain; the app validates all of it. */
export type ServersInConfig = Pick<Config, 'proUrl' | 'demo'> & { chains: Chain[] }

/** The URLs of the page's first requests; none where only the app can send them. */
export function firstRequests({ endpoints, params }: EarlyPage, { demo, proUrl, chains }: ServersInConfig): string[] {
  const chain = chains.find(({ id }) => id === params['chain'])
  if (demo || !chain) return []
  const { root } = apiOf({
    config: { proUrl: proUrl && withoutEndSlash(proUrl) } as Config,
    chain: { ...chain, baseUrl: chain.baseUrl && instanceBase(chain.baseUrl) },
  })
  // A key is sent by the app only. A chain without an API has no URL.
  const isPlain = !root.credential && /^(?:https?:\/\/|\/[^/])/i.test(root.url)
  return isPlain ? endpoints.map((endpoint) => requestUrl(root.url, endpoint, params)) : []
}

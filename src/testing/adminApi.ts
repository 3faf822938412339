import type { Fetch } from '#/api/transport'
import type { Config } from '#/data/config/config'
import { createDemoApi, DEMO_CHAINS } from '#/demo/api'
import { type AdminRules, createAdminRules } from './adminRules'
import { startTestApi } from './testApi'

/** The administration API of one test: the demo's, with networks of its own, and rules that replace its responses. */
export interface AdminApi extends AdminRules {
  url: string
  config: Config
  fetch: Fetch
  /** Sends a change to network 8801, as another administrator would. */
  change: (body: string) => Promise<Response>
}

let count = 0

let endTest = () => {}

/** Fails the changes that a test has held back: they would hold back those of the next test. */
export function endAdminTest(): void {
  endTest()
}

/** Starts the administration API of a test, for the shipped configuration with these changes. */
export async function startAdminApi(different: Partial<Config> = {}): Promise<AdminApi> {
  const root = `/admin-api-${++count}`
  const url = location.origin + root
  const rules = createAdminRules(root)
  const ended = new Promise<Response>((resolve) => {
    endTest = () => resolve(Response.error())
  })
  const demo = createDemoApi({
    url,
    chains: DEMO_CHAINS,
    credentials: 'proxied',
    loadFacts: () => Promise.reject(new Error('The administration has no chain data')),
    intercept: (request, params) => Promise.race([rules.intercept(request, params), ended]),
  })
  const api = await startTestApi()
  const send = demo.fetch(fetch.bind(globalThis))
  const host: Fetch = (target, init) => (target.startsWith(`${url}/`) ? send(target, init) : api.fetch(target, init))
  return {
    ...rules,
    url,
    config: { ...api.config, meritsUrl: `${url}/merits`, ...different },
    fetch: host,
    change: (body) =>
      send(`${url}/merits/admin/api/v1/networks/8801`, {
        method: 'PATCH',
        headers: { Authorization: 'Bearer demo-admin' },
        body,
      }),
  }
}

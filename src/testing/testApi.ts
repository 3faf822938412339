import type { FaultAnswer, Rule } from '#/api/testFaults'
import type { Fetch } from '#/api/transport'
import type { Config } from '#/data/config/config'
import { readConfig } from '#/data/config/loadConfig'
import { startDemo } from '#/demo/browser'

/** The API of one test: the demo, with responses replaced as scripted. */
export interface TestApi {
  config: Config
  fetch: Fetch
  /** Sets the rule for the paths that match; the latest rule decides. */
  on: (path: RegExp, rule: Rule) => void
  /** The requests for the paths that match. */
  askedFor: (path: RegExp) => URL[]
  /** The number of requests without a response. */
  pending: () => number
  /** Requests the demo's response to a path, such as '/pro/8801/api/v2/blocks', or to the URL of one; returns its body. */
  read: (target: string) => Promise<string>
}

interface TestApiOptions {
  /** The demo as the shipped configuration has it, or with one API a chain, so that no other API stands in for one that fails. */
  sources?: 'shipped' | 'one a chain'
  /** Makes another configuration of it, with chains below the URL of the test's API. */
  configure?: (shipped: TestConfig, url: string) => object
}

/** The configuration of the demo. */
interface TestConfig {
  chains: { id: string; multichain: boolean }[]
}

// Shared by all tests of a file: to load and index the recorded chains takes seconds.
const demo = startDemo()
const DEMO_PATH = '/demo-api'

const shippedConfig = fetch(`${import.meta.env.BASE_URL}config.json`).then((response) => response.text())

let count = 0

/** Starts the API of a test, at URLs of its own: what the app remembers of a server must not reach the next test. */
export async function startTestApi({
  sources = 'shipped',
  configure = (shipped) => shipped,
}: TestApiOptions = {}): Promise<TestApi> {
  const prefix = `/test-api-${++count}`
  const json = {
    ...(JSON.parse((await shippedConfig).replaceAll(DEMO_PATH, prefix)) as TestConfig),
    // Its chains are like live ones to the app; tests of the demo's banner set it.
    demo: false,
    // As the demo reports. A lower rate is shared with the tests before, which had the same origin.
    requestsPerSecond: 1000,
  }
  if (sources === 'one a chain')
    for (const chain of json.chains) if (chain.multichain) Object.assign(chain, { baseUrl: undefined })

  const asked: URL[] = []
  const rules: { path: RegExp; rule: Rule }[] = []
  const askedFor = (path: RegExp) => asked.filter(({ pathname }) => path.test(pathname))

  let pending = 0
  const answer: Fetch = async (target, init) => {
    const url = new URL(target, location.origin)
    if (!url.pathname.startsWith(`${prefix}/`)) return fetch(target, init)
    asked.push(url)
    pending += 1
    try {
      return await respond(url, init)
    } finally {
      pending -= 1
    }
  }
  const respond = async (url: URL, init: RequestInit): Promise<Response> => {
    const path = url.pathname.slice(prefix.length) + url.search
    const forward = () => demo(location.origin + DEMO_PATH + path, init)
    const rule = rules.findLast((each) => each.path.test(url.pathname))?.rule
    const times = asked.filter(({ pathname }) => pathname === url.pathname).length
    const scripted = await rule?.({
      url,
      headers: new Headers(init.headers),
      times,
      real: async () => (await forward()).text(),
    })
    return scripted ? responseOf(scripted, init?.signal) : forward()
  }
  return {
    config: readConfig(configure(json, location.origin + prefix)),
    fetch: answer,
    on: (path, rule) => rules.push({ path, rule }),
    askedFor,
    pending: () => pending,
    read: async (target) => {
      const { pathname, search } = new URL(target, location.origin)
      return (await demo(location.origin + DEMO_PATH + pathname + search)).text()
    },
  }
}

/** What fetch returns for a scripted answer. */
function responseOf(answer: FaultAnswer, signal?: AbortSignal | null): Response | Promise<Response> {
  if (answer === 'reset' || answer.readable === false) throw new TypeError('Failed to fetch')
  const { status, body, type = 'application/json', headers, end } = answer
  const init = { status, headers: { 'Content-Type': type, ...headers } }
  // As fetch does. The signal reports it once only.
  if (signal?.aborted) throw signal.reason as Error
  if (end === 'never')
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
  if (end !== 'cut') return new Response(body as BodyInit, init)
  const half = new TextEncoder().encode(String(body).slice(0, body.length / 2))
  const broken = new ReadableStream({
    start: (stream) => stream.enqueue(half),
    pull: (stream) => stream.error(new TypeError('network error')),
  })
  return new Response(broken, init)
}

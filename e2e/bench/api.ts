import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { serveDemo } from '#/demo/node'
import { listening, type Running } from '../fixtures/site'

const compress = promisify(gzip)

/** One item of a response. */
type Item = Record<string, unknown>

/** The demo API over HTTP; its responses are computed and compressed once. Paths are those under its URL. */
export interface Api extends Running {
  /** Delay of each response, ms. */
  delay: number
  /** The JSON that a path answers with. */
  responseTo: (path: string) => Promise<Item>
  /** Replaces the response to a path until `restore`. */
  set: (path: string, body: object) => void
  /** Replaces it with one page of `count` items, each made from one of its own in turn. */
  setMany: (path: string, count: number, make: (item: Item, index: number) => Item) => Promise<void>
  /** Holds responses to paths that begin so, until `restore`; the function answers one: the first that waits, else the next. */
  hold: (prefix: string) => () => void
  restore: () => void
}

/** Starts the demo API. */
export async function serveApi(): Promise<Api> {
  const demo = await serveDemo({ port: 0, credentials: 'proxied' })
  const responses = new Map<string, Promise<{ status: number; body: string; packed: Buffer | null }>>()
  const replaced = new Map<string, string>()
  let heldPrefix: string | null = null
  let free = 0
  const waiting: (() => void)[] = []
  const request = async (path: string) => {
    const response = await fetch(demo.url + path)
    const body = await response.text()
    return { status: response.status, body, packed: await compress(body) }
  }
  const responseTo = async (path: string) => {
    const body = replaced.get(path)
    if (body !== undefined) return { status: 200, body, packed: null }
    const response = responses.get(path) ?? request(path)
    responses.set(path, response)
    return response
  }
  const server = createServer(({ url: path = '/' }, response) => {
    const isHeld = heldPrefix !== null && path.startsWith(heldPrefix)
    const released = isHeld && free === 0 ? new Promise<void>((resolve) => waiting.push(resolve)) : null
    if (isHeld && !released) free -= 1
    const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' }
    const answer = released ? released.then(() => responseTo(path)) : responseTo(path)
    void answer.then(
      ({ status, body, packed }) => {
        const encoding = packed ? { 'Content-Encoding': 'gzip' } : {}
        setTimeout(() => response.writeHead(status, { ...headers, ...encoding }).end(packed ?? body), api.delay)
      },
      () => response.destroy(),
    )
  })
  const running = await listening(server)
  const api: Api = {
    ...running,
    delay: 0,
    responseTo: async (path) => JSON.parse((await responseTo(`/${path}`)).body) as Item,
    set: (path, body) => replaced.set(`/${path}`, JSON.stringify(body)),
    setMany: async (path, count, make) => {
      const { items } = (await api.responseTo(path)) as { items: Item[] }
      const many = Array.from({ length: count }, (_, index) => make(items[index % items.length] ?? {}, index))
      api.set(path, { items: many, next_page_params: null })
    },
    hold: (prefix) => {
      heldPrefix = `/${prefix}`
      free = 0
      return () => {
        const answer = waiting.shift()
        if (answer) answer()
        else free += 1
      }
    },
    restore: () => {
      replaced.clear()
      heldPrefix = null
      for (const answer of waiting.splice(0)) answer()
    },
    close: async () => {
      await running.close()
      await demo.close()
    },
  }
  return api
}

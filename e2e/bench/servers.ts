import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { type ConfiguredServers, serversOf } from '#/data/config/servers'
import { serveDemo } from '#/demo/node'
import { withServers } from '../../build/servers'
import { listening, type Running, types } from '../fixtures/site'

const compress = promisify(brotliCompress)
const pack = promisify(gzip)

/**
 * Serves the built app as a good static host does: built with the configuration that it is served with, brotli, assets for ever, all
 * from memory; and limit.html beside it.
 */
export function serveCompressed(config: string): Promise<Running> {
  const servers = serversOf(JSON.parse(config) as ConfiguredServers)
  const kept = new Map<string, Promise<Buffer>>([
    ['/config.json', compress(config)],
    ['/index.html', readFile('dist/index.html', 'utf8').then((html) => compress(withServers(html, servers)))],
    ['/limit.html', readFile('e2e/bench/limit.html').then((body) => compress(body))],
  ])
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const name = extname(pathname) ? normalize(pathname) : '/index.html'
    const body = kept.get(name) ?? readFile(join('dist', name)).then((file) => compress(file))
    kept.set(name, body)
    const lasting = name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    const headers = { 'Content-Encoding': 'br', 'Cache-Control': lasting, 'Content-Type': types[extname(name)] ?? '' }
    void body.then(
      (file) => response.writeHead(200, headers).end(file),
      () => response.writeHead(404).end(),
    )
  })
  return listening(server)
}

/** An object that a server sent. */
type Item = Record<string, unknown>

/**
 * The demo's API over HTTP, whose answers are thought out and packed once, as servers pack them, and then come from memory. Paths are
 * those below its address.
 */
export interface Api extends Running {
  /** Waits so long before every answer, ms. */
  delay: number
  /** What it answers to a path. */
  answerTo: (path: string) => Promise<Item>
  /** Answers a path with this, until all is as it was again. */
  set: (path: string, body: object) => void
  /** Answers a path with one page of so many items, made by turns of those that it answers with first. */
  manyOf: (path: string, count: number, make: (item: Item, place: number) => Item) => Promise<void>
  restore: () => void
}

/** Starts it. */
export async function serveApi(): Promise<Api> {
  const demo = await serveDemo({ port: 0, credentials: 'proxied' })
  const kept = new Map<string, Promise<{ status: number; body: string; packed: Buffer | null }>>()
  const instead = new Map<string, string>()
  const ask = async (path: string) => {
    const answer = await fetch(demo.url + path)
    const body = await answer.text()
    return { status: answer.status, body, packed: await pack(body) }
  }
  const answerTo = async (path: string) => {
    const made = instead.get(path)
    if (made !== undefined) return { status: 200, body: made, packed: null }
    const answer = kept.get(path) ?? ask(path)
    kept.set(path, answer)
    return answer
  }
  const server = createServer(({ url: path = '/' }, response) => {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' }
    void answerTo(path).then(
      ({ status, body, packed }) => {
        const encoding = packed ? { 'Content-Encoding': 'gzip' } : {}
        setTimeout(() => response.writeHead(status, { ...headers, ...encoding }).end(packed ?? body), api.delay)
      },
      // What the demo cannot be asked for breaks off, as a server that has gone does.
      () => response.destroy(),
    )
  })
  const running = await listening(server)
  const api: Api = {
    ...running,
    delay: 0,
    answerTo: async (path) => JSON.parse((await answerTo(`/${path}`)).body) as Item,
    set: (path, body) => instead.set(`/${path}`, JSON.stringify(body)),
    manyOf: async (path, count, make) => {
      const { items } = (await api.answerTo(path)) as { items: Item[] }
      const many = Array.from({ length: count }, (_, place) => make(items[place % items.length] ?? {}, place))
      api.set(path, { items: many, next_page_params: null })
    },
    restore: () => instead.clear(),
    close: async () => {
      await running.close()
      await demo.close()
    },
  }
  return api
}

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { serveDemo } from '#/demo/node'
import { listening, type Running, types } from '../fixtures/site'

const compress = promisify(brotliCompress)

/** Serves the built app as a good static host does: brotli, assets for ever, all from memory; and limit.html beside it. */
export function serveCompressed(config: string): Promise<Running> {
  const kept = new Map<string, Promise<Buffer>>([
    ['/config.json', compress(config)],
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

/** The demo's API over HTTP, whose answers are thought out once and then come from memory. */
export interface Api extends Running {
  /** Waits so long before every answer, ms. */
  delay: number
  /** Answers a path itself. */
  set: (path: string, body: string) => void
}

/** Starts it. */
export async function serveApi(): Promise<Api> {
  const demo = await serveDemo({ port: 0, credentials: 'proxied' })
  const kept = new Map<string, Promise<{ status: number; body: string }>>()
  const ask = async (path: string) => {
    const answer = await fetch(demo.url + path)
    return { status: answer.status, body: await answer.text() }
  }
  const server = createServer(({ url: path = '/' }, response) => {
    const answer = kept.get(path) ?? ask(path)
    kept.set(path, answer)
    const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' }
    void answer.then(({ status, body }) => setTimeout(() => response.writeHead(status, headers).end(body), api.delay))
  })
  const running = await listening(server)
  const api: Api = {
    ...running,
    delay: 0,
    set: (path, body) => kept.set(path, Promise.resolve({ status: 200, body })),
    close: async () => {
      await running.close()
      await demo.close()
    },
  }
  return api
}

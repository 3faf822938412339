import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync } from 'node:zlib'
import { listening, type Running, types } from '../fixtures/site'

const compress = promisify(brotliCompress)

/** One file that a browser requested. */
export interface SiteRequest {
  name: string
  /** As sent: brotli. */
  bytes: number
  /** When, ms since 1970. */
  time: number
}

/** A server of a built app, which records the requests. */
export interface Site extends Running {
  requests: SiteRequest[]
}

/** Serves the build in a folder from memory like a good static host, with brotli and immutable assets, and limit.html next to it. */
export async function serveBuild(folder: string, config: string): Promise<Site> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const limit = await readFile('e2e/bench/limit.html')
  const bodies = new Map<string, Promise<Buffer>>([
    ['/config.json', compress(config)],
    ['/index.html', compress(html)],
    ['/limit.html', compress(limit)],
  ])
  const bodyOf = (name: string) => readFile(join(folder, name)).then((file) => compress(file))
  // The code is compressed in advance: a visit must not wait for that.
  for (const file of await readdir(join(folder, 'assets'))) bodies.set(`/assets/${file}`, bodyOf(`assets/${file}`))
  await Promise.all(bodies.values())
  const requests: SiteRequest[] = []
  const server = createServer((request, response) => {
    const time = Date.now()
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const name = extname(pathname) ? normalize(pathname) : '/index.html'
    const body = bodies.get(name) ?? bodyOf(name)
    bodies.set(name, body)
    const caching = name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    const headers = { 'Content-Encoding': 'br', 'Cache-Control': caching, 'Content-Type': types[extname(name)] ?? '' }
    const entry = { name, bytes: 0, time }
    requests.push(entry)
    void body.then(
      (bytes) => {
        entry.bytes = bytes.length
        response.writeHead(200, headers).end(bytes)
      },
      () => response.writeHead(404).end(),
    )
  })
  return { ...(await listening(server)), requests }
}

const inlineSizes = new Map<string, number>()

function brotliSize(text: string): number {
  const size = inlineSizes.get(text) ?? brotliCompressSync(text).length
  inlineSizes.set(text, size)
  return size
}

/** Bytes (brotli) of the JavaScript among these requests, each file once, and of scripts that were inline. */
export function javascriptBytes(requests: readonly SiteRequest[], inline: readonly string[]): number {
  const files = new Map(requests.filter(({ name }) => name.endsWith('.js')).map(({ name, bytes }) => [name, bytes]))
  const sizes = [...files.values(), ...inline.map(brotliSize)]
  return sizes.reduce((sum, size) => sum + size, 0)
}

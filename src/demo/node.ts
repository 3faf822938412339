import { readFile } from 'node:fs/promises'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { type DemoOptions, DEMO_CHAINS, createDemoApi } from './api'
import type { LoadFacts } from '#/served/store'

/** Options of the demo server. */
export interface ServeOptions extends Partial<Pick<DemoOptions, 'allowance' | 'chains' | 'credentials' | 'intercept'>> {
  port: number
  /** The folder with a folder of recorded files for each chain. */
  folder?: string
}

/** A running demo server. */
export interface DemoServer {
  /** The URL that it serves /{chain_id}, /pro and /merits under. */
  url: string
  close(): Promise<void>
}

/** Reads recorded files from a folder. */
export function factsIn(folder: string): LoadFacts {
  return async (chain, file) => JSON.parse(await readFile(`${folder}/${chain}/${file}.json`, 'utf8'))
}

/** Serves the demo on 127.0.0.1; port 0 is any free port. By default the multichain API needs the key `demo-key`. */
export async function serveDemo(options: ServeOptions): Promise<DemoServer> {
  const { port, folder = 'public/demo', chains = DEMO_CHAINS, credentials = 'required', ...rest } = options
  const server = createServer()
  const url = `http://127.0.0.1:${await listen(server, port)}`
  const api = createDemoApi({ url, chains, credentials, loadFacts: factsIn(folder), ...rest })
  const respond = api.fetch(async () => new Response(null, { status: 404 }))
  server.on('request', (incoming, outgoing) => {
    void read(incoming, url)
      .then((request) => respond(request))
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers))
        // Chunk by chunk, so that a broken body breaks at the client, too.
        for await (const chunk of response.body ?? []) await write(outgoing, chunk)
        outgoing.end()
      })
      // The client has gone, or the body broke.
      .catch(() => outgoing.destroy())
  })
  return { url, close: () => closed(server) }
}

async function read(incoming: IncomingMessage, url: string): Promise<Request> {
  const { method = 'GET', headers } = incoming
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  const body = chunks.length === 0 ? null : Buffer.concat(chunks)
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string])
  return new Request(`${url}${incoming.url ?? '/'}`, { method, headers: entries, body })
}

function write(outgoing: ServerResponse, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    outgoing.write(chunk, (reason) => (reason ? reject(reason) : resolve()))
  })
}

/** Starts listening; returns the port. */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((reason) => (reason === undefined ? resolve() : reject(reason)))
    server.closeAllConnections()
  })
}

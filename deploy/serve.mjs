#!/usr/bin/env node
// Serves the built app on this machine: node deploy/serve.mjs --help
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sirv from 'sirv'

const USAGE = `astrolabe [options]
Serves the explorer on this machine, with its demo or as dist/config.json says.
  --rpc URL         explores the chain of this JSON-RPC node instead, such as http://127.0.0.1:8545
  --name NAME       name of that chain
  --port N          port, or the next free one (4173)`

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))
const KNOWN_CHAINS = new URL('../src/data/config/knownChains.json', import.meta.url)
/** Where the node is on the origin of the app, so that neither CORS nor a key in its URL concerns the browser. */
const RPC_PATH = '/rpc'

function fail(text) {
  console.error(text)
  process.exit(2)
}

function readOptions() {
  const options = { rpc: { type: 'string' }, name: { type: 'string' }, port: { type: 'string', default: '4173' } }
  let values
  try {
    values = parseArgs({ options: { ...options, help: { type: 'boolean' } } }).values
  } catch (error) {
    return fail(`${error.message}\n\n${USAGE}`)
  }
  if (values.help) {
    console.log(USAGE)
    process.exit(0)
  }
  const port = Number(values.port)
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535) fail('--port must be a number from 0 to 65535')
  if (values.name !== undefined && values.rpc === undefined) fail('--name is the name of the chain of --rpc')
  if (values.rpc !== undefined && !(URL.canParse(values.rpc) && /^https?:$/.test(new URL(values.rpc).protocol)))
    fail(`--rpc must be an http(s) URL, not ${String(values.rpc)}`)
  return { rpc: values.rpc === undefined ? null : new URL(values.rpc), name: values.name, port }
}

/** Sends a JSON-RPC body to the node; a user name and password in its URL become a header, because fetch refuses them in one. */
function sendToNode(rpc, body) {
  const url = new URL(rpc)
  const { username, password } = url
  url.username = url.password = ''
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  const headers = { 'Content-Type': 'application/json', ...(username && { Authorization: `Basic ${credentials}` }) }
  return fetch(url, { method: 'POST', headers, body, duplex: 'half' })
}

async function askNode(rpc, method) {
  const response = await sendToNode(rpc, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }))
  const { result } = await response.json()
  return typeof result === 'string' ? result : undefined
}

/** The configuration of an explorer of the node's chain. */
async function configFor(rpc, name) {
  let chainId
  try {
    chainId = await askNode(rpc, 'eth_chainId')
  } catch (error) {
    fail(`No JSON-RPC node answers at ${rpc.host}: ${error.cause?.message ?? error.message}`)
  }
  if (!/^0x[0-9a-f]+$/i.test(chainId ?? '')) fail(`${rpc.host} does not answer eth_chainId as a JSON-RPC node does`)
  const id = String(BigInt(chainId))
  const [knownName, currency = 'Ether', symbol = 'ETH', decimals = 18, testnet = 0] =
    JSON.parse(readFileSync(KNOWN_CHAINS, 'utf8'))[id] ?? []
  // 'anvil/v1.7.1' and 'HardhatNetwork/3.0.1/…' name the program of a development chain.
  const [, program] = /^(anvil|hardhat)/i.exec((await askNode(rpc, 'web3_clientVersion')) ?? '') ?? []
  const devnet = program && program[0].toUpperCase() + program.slice(1).toLowerCase()
  return JSON.stringify({
    defaultChain: id,
    chains: [
      {
        id,
        name: name ?? devnet ?? knownName ?? `Chain ${id}`,
        rpcUrl: RPC_PATH,
        currency: { name: currency, symbol, decimals },
        testnet: devnet !== undefined || testnet === 1,
      },
    ],
    offline: false,
  })
}

/** Headers by the prefix of the path that they are for, from the file that static hosts read (build/serverFiles.ts). */
function readHeaders() {
  const rules = []
  for (const line of readFileSync(`${DIST}_headers`, 'utf8').split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
    if (name) rules.at(-1).headers.push([name, value])
    else if (line.startsWith('/')) rules.push({ prefix: line.replace(/\*$/, ''), headers: [] })
  }
  return rules
}

/** Whether a page of this server sent the request: no other site may use the node through it, nor by a name that it gave this machine. */
function isOwnPage({ headers: { origin, host = '' } }) {
  const isThisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)
  return isThisMachine && (origin === undefined || origin === `http://${host}`)
}

function send(response, status, type, body) {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body)
}

async function forward(rpc, request, response) {
  if (request.method !== 'POST') return send(response, 405, 'text/plain', 'Send JSON-RPC by POST')
  if (!isOwnPage(request)) return send(response, 403, 'text/plain', 'Only pages of this explorer may use its node')
  try {
    const answer = await sendToNode(rpc, Readable.toWeb(request))
    const kept = ['content-type', 'retry-after'].filter((name) => answer.headers.has(name))
    response.writeHead(answer.status, Object.fromEntries(kept.map((name) => [name, answer.headers.get(name)])))
    return Readable.fromWeb(answer.body)
      .on('error', () => response.destroy())
      .pipe(response)
  } catch (error) {
    return send(response, 502, 'text/plain', `The node does not answer: ${error.cause?.message ?? error.message}`)
  }
}

/** Listens on the port or the next free one, and returns it. */
async function listen(server, port) {
  for (let next = port; ; next++) {
    const error = await new Promise((resolve) => {
      server.once('error', resolve).listen(next, '127.0.0.1', () => resolve(null))
    })
    if (!error) return server.address().port
    if (error.code !== 'EADDRINUSE' || next - port > 20) throw error
  }
}

const { rpc, name, port } = readOptions()
if (!existsSync(`${DIST}index.html`)) fail('There is no build to serve: run `npm run build` first')
const config = rpc && (await configFor(rpc, name))
const rules = readHeaders()
const files = sirv(DIST, {
  gzip: true,
  brotli: true,
  etag: true,
  setHeaders(response, path) {
    response.setHeader('Cache-Control', 'no-cache')
    for (const { prefix, headers } of rules)
      if (path.startsWith(prefix)) for (const [header, value] of headers) response.setHeader(header, value)
  },
})
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  if (rpc && pathname === RPC_PATH) return forward(rpc, request, response)
  if (config && pathname === '/config.json') return send(response, 200, 'application/json', config)
  // Browsers accept only absolute URLs in this file.
  if (pathname === '/opensearch.xml')
    return send(
      response,
      200,
      'application/opensearchdescription+xml; charset=utf-8',
      readFileSync(`${DIST}opensearch.xml`, 'utf8').replaceAll('="/', `="http://${request.headers.host}/`),
    )
  return files(request, response, () => {
    if (/^\/(?:assets|demo|frames)\//.test(pathname)) return send(response, 404, 'text/plain', 'Not found')
    // Every other path is a page of the app.
    request.url = '/'
    return files(request, response)
  })
})
console.log(`Astrolabe runs at http://localhost:${await listen(server, port)}/`)

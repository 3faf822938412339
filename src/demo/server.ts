import { parseArgs } from 'node:util'
import { serveDemo } from './node'
import type { RouteHandler } from '#/served/route'

const USAGE = `npm run demo:server -- [options]
Serves the demo over HTTP on 127.0.0.1: each chain at /{chain id}, the multichain API at /pro, administration at /merits.
  --port N          (4180)
  --proxied         needs no key, like a proxy that adds one; else the key is demo-key, as bearer or ?apikey=
  --rate N          requests per second of the multichain plan (1000)
  --credits N       credits of the plan (10000000)
  --delay MS        delay of every response
  --fail RULE       for paths that match: 'PATTERN=STATUS', or '=html', '=text', '=truncated', '=empty'; repeatable`

/** Starts the demo server; returns an exit code only if the arguments are invalid. */
export async function main(args: string[]): Promise<number | undefined> {
  let options
  try {
    options = optionsOf(args)
  } catch (cause) {
    console.error(`${cause instanceof Error ? cause.message : String(cause)}\n\n${USAGE}`)
    return 2
  }
  const { url } = await serveDemo(options)
  console.log(`The demo is served at ${url}: ${url}/8801, ${url}/8802, ${url}/pro (key demo-key), ${url}/merits`)
  return undefined
}

function optionsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    strict: true,
    options: {
      port: { type: 'string', default: '4180' },
      proxied: { type: 'boolean', default: false },
      rate: { type: 'string', default: '1000' },
      credits: { type: 'string', default: '10000000' },
      delay: { type: 'string', default: '0' },
      fail: { type: 'string', multiple: true, default: [] },
    },
  })
  const whole = (name: 'port' | 'rate' | 'credits' | 'delay') => {
    if (!/^\d{1,9}$/.test(values[name])) throw new Error(`--${name} must be a whole number`)
    return Number(values[name])
  }
  return {
    port: whole('port'),
    credentials: values.proxied ? ('proxied' as const) : ('required' as const),
    allowance: { credits: whole('credits'), requestsPerSecond: whole('rate') },
    intercept: faultsOf(values.fail.map(ruleOf), whole('delay')),
  }
}

interface Rule {
  path: RegExp
  fault: Response
}

const HTML = '<!doctype html><title>Attention required</title><h1>Checking your browser</h1>'

/** Responses that are not only a status. */
const bodies: Readonly<Record<string, () => Response>> = {
  html: () => new Response(HTML, { status: 403, headers: headersOf('text/html') }),
  text: () => new Response('"Internal server error"', { status: 500, headers: headersOf('application/json') }),
  truncated: () => new Response('{"items":[{"hash":"0x', { headers: headersOf('application/json') }),
  empty: () => new Response('', { headers: headersOf('application/json') }),
}

function headersOf(type: string) {
  return { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' }
}

function ruleOf(text: string): Rule {
  const at = text.lastIndexOf('=')
  const [pattern, name] = [text.slice(0, at), text.slice(at + 1)]
  const status = Number(name)
  const known = bodies[name]
  if (at < 1 || (!known && !(status >= 400 && status < 600))) throw new Error(`--fail ${text} is not a rule`)
  const message = JSON.stringify({ message: `Failed by --fail: ${status}` })
  const plain = () => new Response(message, { status, headers: headersOf('application/json') })
  return { path: new RegExp(pattern), fault: (known ?? plain)() }
}

/** Delays responses, and replaces those that a rule matches; the last rule decides. */
function faultsOf(rules: readonly Rule[], delay: number): RouteHandler {
  return async ({ url }) => {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    const { pathname } = new URL(url)
    return rules.findLast(({ path }) => path.test(pathname))?.fault.clone()
  }
}

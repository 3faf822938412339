import { GAS_DETAILS, type OptionalHeaders, WITH_SCAM } from '#/api/optionalHeaders'
import { RESOURCES } from '#/api/resources'
import type { Fetch } from '#/api/transport'
import { isObject } from '#/domain/isObject'
import { get, type Probe, type ParsedResponse } from './probes'

/** An API to probe: its URL up to /api/v2, and its key. */
interface ProbedApi {
  url: string
  key?: string | undefined
}

/** The origin that a browser would send; it is that of no site. */
const ORIGIN = 'https://explorer.example'
/** Sizes of pages that are requested, the largest first. */
const SIZES = [100, 50]

/** Checks what servers offer beyond the contract, and pages use where it is there: headers, page size, states of processing. */
export async function probeOptional(fetch: Fetch, { url, key }: ProbedApi): Promise<Probe[]> {
  const authorization: Record<string, string> = key === undefined ? {} : { Authorization: `Bearer ${key}` }
  const read = (path: string, headers: OptionalHeaders = {}) => get(fetch, url + path, { ...authorization, ...headers })
  const gas = await read(RESOURCES.stats.path, GAS_DETAILS)
  const [hidden, shown] = [await read(RESOURCES.tokens.path), await read(RESOURCES.tokens.path, WITH_SCAM)]
  const calls = await read(RESOURCES.internalTransactions.path)
  const meta = isObject(calls.body) ? calls.body['meta'] : null
  const status = isObject(meta) ? String(meta['status']) : 'none'
  return [
    await preflight(fetch, url + RESOURCES.stats.path, GAS_DETAILS),
    probe('details of gas prices', 'base_fee, priority_fee or time', detailsIn(gas), /base_fee|priority_fee|time/),
    await preflight(fetch, url + RESOURCES.tokens.path, WITH_SCAM),
    // A server that flags nothing responds the same.
    probe('tokens flagged as scam', 'any number', `${flaggedIn(shown)} with the header, ${flaggedIn(hidden)} without`),
    ...(await pageSizes(read)),
    probe('meta of internal transactions', 'status 1 or 2', `${calls.status}, status ${status}`, /status [12]$/),
  ]
}

function probe(what: string, expected: string, found: string, fits = /^/): Probe {
  return { section: 'served', what, expected, found, ok: fits.test(found) }
}

/** Whether a browser on another origin may send headers. */
async function preflight(fetch: Fetch, url: string, wanted: OptionalHeaders): Promise<Probe> {
  const [name = ''] = Object.keys(wanted)
  const request = { Origin: ORIGIN, 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': name }
  const response = await fetch(url, { method: 'OPTIONS', headers: request }).catch(() => null)
  if (response === null) return probe(`header ${name}`, 'allowed by CORS', 'no response', /^allowed/)
  const allowed = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase()
  const isAllowed = response.ok && allowed.split(',').some((each) => each.trim() === name || each.trim() === '*')
  return probe(
    `header ${name}`,
    'allowed by CORS',
    isAllowed ? 'allowed' : `${response.status}, not allowed`,
    /^allowed/,
  )
}

/** The largest size of a page that is served, by its rows. */
async function pageSizes(read: (path: string) => Promise<ParsedResponse>): Promise<Probe[]> {
  const probes: Probe[] = []
  for (const size of SIZES) {
    const response = await read(`${RESOURCES.transactions.path}?items_count=${size}`)
    const { length } = itemsIn(response)
    const found = response.status === 200 ? `${length} rows` : String(response.status)
    probes.push(probe(`items_count=${size}`, `up to ${size} rows`, found, /rows$/))
    if (response.status === 200) break
  }
  return probes
}

function itemsIn({ body }: ParsedResponse): unknown[] {
  const items = isObject(body) ? body['items'] : null
  return Array.isArray(items) ? items : []
}

function flaggedIn(response: ParsedResponse): number {
  return itemsIn(response).filter((row) => isObject(row) && row['reputation'] === 'scam').length
}

/** The names of the fields of a gas price, or what is there instead of them. */
function detailsIn({ status, body }: ParsedResponse): string {
  const prices = isObject(body) ? body['gas_prices'] : null
  const average = isObject(prices) ? prices['average'] : null
  return isObject(average) ? Object.keys(average).join(', ') : `${status}, ${typeof average}`
}

import type { Limits } from '#/api/limits'
import type { ApiRoot } from '#/api/apiRoot'
import { createClient, type Client } from '#/api/client'
import { conformance } from '#/api/conformance'
import { ApiError } from '#/api/errors'
import { parseJson } from '#/api/json'
import { MIN_RETRY_DELAY_MS } from '#/api/retryPolicy'
import type { SchemaMismatch } from '#/api/schemaMismatch'
import { RESOURCES, type ItemName, type ListName, type ResourceName } from '#/api/resources'
import type { Fetch } from '#/api/transport'
import type { Cursor } from '#/api/cursor'
import type { RecordKind } from '#/api/resource'
import { createSubjects, type Params } from './subjects'

/** The limits of a walk. */
export interface Extent {
  /** Pages of each list. */
  pages: number
  /** Records with rows per endpoint; up to four times as many are tried. */
  records: number
  /** Requests per second. */
  rate: number
}

/** The result for one endpoint. */
export interface Finding {
  name: ResourceName
  path: string
  /** The section of the contract, or 'served' for endpoints of real servers outside of the contract. */
  source: string
  requests: number
  items: number
  /** 'read'; 'empty' without rows; 'no record' if no record for its path is known; else the kind of error. */
  outcome: string
  status: number | null
  /** Mismatches with the contract, by field. */
  strict: SchemaMismatch[]
  /** Data that pages cannot show: unreadable fields, rows without identity. Must be empty. */
  losses: SchemaMismatch[]
  limits: Limits | null
}

/** A text that finds results on every chain. */
const SEARCH = 'a'

/** Requests every endpoint of a server, using the records that earlier responses mention. */
export async function walk(root: ApiRoot, { fetch, extent }: { fetch: Fetch; extent: Extent }): Promise<Finding[]> {
  const endpoints = createWalker(root, fetch, extent)
  const names = (Object.keys(RESOURCES) as ResourceName[]).filter((name) => {
    const resource = RESOURCES[name]
    return resource.kind === 'item' || resource.form === 'both' || root.form === 'multichain'
  })
  const findings = new Map<ResourceName, Finding>()
  for (const name of names.toSorted((a, b) => depth(a) - depth(b))) findings.set(name, await endpoints.walk(name))
  // Later responses may have mentioned records for endpoints that had none.
  for (const [name, { outcome }] of findings) {
    if (outcome === 'no record' || outcome === 'empty') findings.set(name, await endpoints.walk(name))
  }
  return names.flatMap((name) => findings.get(name) ?? [])
}

/** Endpoints that need no record come first, because their responses mention some. */
const ORDER: readonly (RecordKind | null)[] = [
  null,
  'transaction',
  'block',
  'address',
  'token',
  'NFT',
  'user operation',
  'blob',
  'message',
  'chart',
]

function depth(name: ResourceName): number {
  return ORDER.indexOf(RESOURCES[name].of)
}

function createWalker(root: ApiRoot, fetch: Fetch, { pages, records, rate }: Extent) {
  const subjects = createSubjects()
  let text = ''
  const client = createClient({
    fetch: async (url, init) => {
      const response = await fetch(url, init)
      text = await response.clone().text()
      return response
    },
  })
  const nextSlot = throttle(rate)

  /** Sends one request and compares the body with the contract; null if it failed, with the error in `finding`. */
  async function request(finding: Finding, params: Params, cursor: Cursor | null) {
    for (let attempt = 0; ; attempt += 1) {
      await nextSlot()
      finding.requests += 1
      try {
        const result = await send(client, root, finding.name, params, cursor)
        finding.limits = result.limits
        finding.strict.push(...conformance(finding.name, JSON.parse(text)))
        finding.losses.push(...result.losses)
        finding.items += result.items
        finding.status = 200
        subjects.learn(parseJson(text))
        return result
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.kind === 'rate-limited' && attempt < 3) {
          await pause(error.retryAfter ?? MIN_RETRY_DELAY_MS)
          continue
        }
        // A missing record is no error of an endpoint that has returned another one.
        if (finding.items === 0) [finding.outcome, finding.status] = [error.kind, error.status]
        return null
      }
    }
  }

  return {
    async walk(name: ResourceName): Promise<Finding> {
      const { path, source } = RESOURCES[name]
      const finding: Finding = {
        name,
        path,
        source,
        requests: 0,
        items: 0,
        outcome: 'no record',
        status: null,
        strict: [],
        losses: [],
        limits: null,
      }
      let useful = 0
      for (const params of subjects.of(name).slice(0, records * 4)) {
        const before = finding.items
        let cursor: Cursor | null = null
        for (let page = 0; page < pages; page += 1) {
          const result = await request(finding, params, cursor)
          cursor = result?.next ?? null
          if (cursor === null) break
        }
        if (finding.outcome === 'unsupported' || finding.outcome === 'unauthorized') break
        useful += finding.items > before ? 1 : 0
        if (useful === records) break
      }
      if (finding.items > 0) finding.outcome = 'read'
      else if (finding.status === 200) finding.outcome = 'empty'
      return finding
    },
  }
}

interface Result {
  items: number
  next: Cursor | null
  losses: SchemaMismatch[]
  limits: Limits
}

async function send(
  client: Client,
  root: ApiRoot,
  name: ResourceName,
  params: Params,
  cursor: Cursor | null,
): Promise<Result> {
  if (RESOURCES[name].kind === 'item') {
    const { value, mismatches, limits } = await client.item(root, name as ItemName, params as never)
    const lost = value === null ? [{ path: '', expected: 'a readable record', found: 'none' }] : []
    return { items: 1, next: null, losses: [...mismatches, ...lost], limits }
  }
  const filters = name === 'search' || name === 'searchQuick' ? { q: SEARCH } : {}
  const page = await client.list(root, name as ListName, params as never, { filters, cursor })
  return { items: page.rows.length, next: page.next, losses: page.mismatches, limits: page.limits }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/** A function that waits so that it resolves at most `rate` times per second. */
function throttle(rate: number): () => Promise<void> {
  let next = 0
  return async () => {
    const wait = next - Date.now()
    next = Math.max(Date.now(), next) + 1000 / rate
    if (wait > 0) await pause(wait)
  }
}

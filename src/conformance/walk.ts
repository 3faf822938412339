/* oxlint-disable typescript/no-unsafe-type-assertion -- the table is walked by names, whose rows the compiler can not follow */
import { createClient, type ApiRoot, type Client } from '#/api/client'
import { conformance } from '#/api/conformance'
import { ApiError } from '#/api/errors'
import { parseJson } from '#/api/json'
import type { SchemaMismatch } from '#/api/schemaMismatch'
import { RESOURCES, type ItemName, type ListName, type ResourceName } from '#/api/resources'
import type { Fetch, Limits } from '#/api/transport'
import type { Cursor } from '#/domain/cursor'
import { createSubjects, nounOf, type Params } from './subjects'

/** How far the walk goes. */
export interface Extent {
  /** Pages of each list. */
  pages: number
  /** Records that an endpoint is asked about; more are tried as long as they have nothing. */
  records: number
  /** Requests a second. */
  rate: number
}

/** What was found at one endpoint. */
export interface Finding {
  name: ResourceName
  path: string
  /** The section of the contract, or 'served' for what only real servers have. */
  source: string
  requests: number
  items: number
  /** 'read'; 'empty' where nothing was there to read; 'no record' where nothing is known to ask about; else the kind of error. */
  outcome: string
  status: number | null
  /** Where bodies differ from the contract, by field. */
  strict: SchemaMismatch[]
  /** What the pages can not show: fields that could not be read, rows that nothing identifies. Must be none. */
  losses: SchemaMismatch[]
  limits: Limits | null
}

/** Text that every chain's search finds something for. */
const SEARCH = 'a'

/** Asks a server for every endpoint of the table that its form of the API has, following records that its answers name. */
export async function walk(root: ApiRoot, { fetch, extent }: { fetch: Fetch; extent: Extent }): Promise<Finding[]> {
  const asked = createAsker(root, fetch, extent)
  const names = (Object.keys(RESOURCES) as ResourceName[]).filter((name) => {
    const resource = RESOURCES[name]
    return resource.kind === 'item' || resource.form === 'both' || root.form === 'multichain'
  })
  const findings = new Map<ResourceName, Finding>()
  for (const name of names.toSorted((a, b) => depth(a) - depth(b))) findings.set(name, await asked.about(name))
  // What nothing was known about at its turn may have been named since.
  for (const [name, { outcome }] of findings) {
    if (outcome === 'no record' || outcome === 'empty') findings.set(name, await asked.about(name))
  }
  return names.flatMap((name) => findings.get(name) ?? [])
}

/** What needs no record first, so that its answers name some. */
const order = [null, 'transaction', 'block', 'address', 'token', 'instance']

function depth(name: ResourceName): number {
  return order.indexOf(nounOf(RESOURCES[name].path))
}

function createAsker(root: ApiRoot, send: Fetch, { pages, records, rate }: Extent) {
  const subjects = createSubjects()
  let text = ''
  const client = createClient({
    fetch: async (url, init) => {
      const response = await send(url, init)
      text = await response.clone().text()
      return response
    },
  })
  const turn = pacing(rate)

  /** One request, its body held against the contract; null where it failed, which the finding then says. */
  async function request(finding: Finding, params: Params, cursor: Cursor | null) {
    for (let attempt = 0; ; attempt += 1) {
      await turn()
      finding.requests += 1
      try {
        const answer = await ask(client, root, finding.name, params, cursor)
        finding.limits = answer.limits
        finding.strict.push(...conformance(finding.name, JSON.parse(text)))
        finding.losses.push(...answer.losses)
        finding.items += answer.items
        finding.status = 200
        subjects.learn(parseJson(text))
        return answer
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.kind === 'rate-limited' && attempt < 3) {
          await pause(error.retryAfter ?? 1000)
          continue
        }
        // A record that is not there says nothing of an endpoint that answered for another.
        if (finding.items === 0) [finding.outcome, finding.status] = [error.kind, error.status]
        return null
      }
    }
  }

  return {
    async about(name: ResourceName): Promise<Finding> {
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
      for (const params of subjects.of(name, path).slice(0, records * 4)) {
        const before = finding.items
        let cursor: Cursor | null = null
        for (let page = 0; page < pages; page += 1) {
          const answer = await request(finding, params, cursor)
          cursor = answer?.next ?? null
          if (cursor === null) break
        }
        if (finding.outcome === 'unsupported' || finding.outcome === 'unauthorised') break
        useful += finding.items > before ? 1 : 0
        if (useful === records) break
      }
      if (finding.items > 0) finding.outcome = 'read'
      else if (finding.status === 200) finding.outcome = 'empty'
      return finding
    },
  }
}

interface Answer {
  items: number
  next: Cursor | null
  losses: SchemaMismatch[]
  limits: Limits
}

async function ask(
  client: Client,
  root: ApiRoot,
  name: ResourceName,
  params: Params,
  cursor: Cursor | null,
): Promise<Answer> {
  if (RESOURCES[name].kind === 'item') {
    const { value, drift, limits } = await client.item(root, name as ItemName, params as never)
    const lost = value === null ? [{ path: '', expected: 'a readable record', found: 'none' }] : []
    return { items: 1, next: null, losses: [...drift, ...lost], limits }
  }
  const filters = name === 'search' || name === 'searchQuick' ? { q: SEARCH } : {}
  const page = await client.list(root, name as ListName, params as never, { filters, cursor })
  return { items: page.rows.length, next: page.next, losses: page.drift, limits: page.limits }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/** Waits so long that no more than `rate` turns come in a second. */
function pacing(rate: number): () => Promise<void> {
  let next = 0
  return async () => {
    const wait = next - Date.now()
    next = Math.max(Date.now(), next) + 1000 / rate
    if (wait > 0) await pause(wait)
  }
}

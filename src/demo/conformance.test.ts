import { describe, expect, it } from 'vitest'
import { conformance } from '#/api/conformance'
import { isObject } from '#/domain/isObject'
import { RESOURCES, type ResourceName } from '#/api/resources'
import { instanceKey } from '#/served/indexes'
import { type DeviatingRecord, deviationFiles, DEVIATIONS, traceKey } from './deviations'
import { isServed } from '#/served/responder'
import { openDemo, recordedChain, subjectsOf, walkPages } from './testDemo'

const ask = openDemo()
const names = (Object.keys(RESOURCES) as ResourceName[]).filter(isServed)

/** The roots that the chains are served under. */
const roots = [
  { chain: '8801', root: '/8801', multichain: false },
  { chain: '8801', root: '/pro/8801', multichain: true },
  { chain: '8802', root: '/8802', multichain: false },
]

/** A record in a body that may deviate. */
interface Found {
  kind: DeviatingRecord
  identity: string
}

/** Identifies a record that may deviate; an NFT in a collection has the token of the collection. */
function foundIn(value: Record<string, unknown>, around: readonly unknown[]): Found | null {
  if ('raw_input' in value) return { kind: 'transaction', identity: String(value['hash']) }
  if ('rewards' in value) return { kind: 'block', identity: String(value['hash']) }
  if ('entry_point' in value)
    return { kind: 'sender' in value ? 'operation' : 'operation row', identity: String(value['hash']) }
  if ('deposits_count' in value) return { kind: 'deposit count', identity: '' }
  if ('topics' in value)
    return { kind: 'log', identity: `${String(value['transaction_hash'])}/${String(value['index'])}` }
  if ('traceAddress' in value) {
    return { kind: 'trace', identity: traceKey(String(value['transactionHash']), value['traceAddress'] as number[]) }
  }
  if (!('is_unique' in value)) return null
  const token = [...around, value].findLast((outer) => isObject(outer) && isObject(outer['token']))
  const { address_hash: address } = (token as { token: { address_hash: string } }).token
  return { kind: 'instance', identity: instanceKey(address, String(value['id'])) }
}

/** The keys of all records in a body that may deviate. */
function recordsIn(value: unknown, around: readonly unknown[] = []): string[] {
  if (typeof value !== 'object' || value === null) return []
  const found = isObject(value) ? foundIn(value, around) : null
  const inner = Object.values(value).flatMap((part) => recordsIn(part, [...around, value]))
  return found === null ? inner : [`${found.kind} ${found.identity}`, ...inner]
}

/** The record and the field of a mismatch. */
function located(body: unknown, path: string): string {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '')
  const around: unknown[] = [body]
  for (const step of steps) around.push((around.at(-1) as Record<string, unknown>)[step])
  for (let depth = steps.length - 1; depth >= 0; depth -= 1) {
    const value = around[depth]
    const found = isObject(value) ? foundIn(value, around.slice(0, depth)) : null
    if (found === null) continue
    const within = steps.slice(depth).map((step) => (/^\d+$/.test(step) ? '*' : step))
    return `${found.kind} ${found.identity} ${within.join('.')}`
  }
  return `no record at ${path}`
}

/** The response bodies of a resource for a sample of records. */
async function bodiesOf(name: ResourceName, chain: string, root: string): Promise<unknown[]> {
  const resource = RESOURCES[name]
  const bodies: unknown[] = []
  for (const subject of await subjectsOf(chain, name)) {
    const path = `${root}/${resource.kind === 'item' ? resource.service : 'api/v2'}${subject}`
    if (resource.kind === 'item') bodies.push((await ask(path)).body)
    else
      bodies.push(
        ...(await walkPages(ask, path)).pages.map((page) => (resource.body === 'array' ? page['items'] : page)),
      )
  }
  return bodies
}

/** The paths of the listed deviations of a chain, by the key of their record. */
async function readListed(chain: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const facts = await recordedChain(chain, ...deviationFiles)
  const listed = new Map<string, string[]>()
  for (const { kind, paths, records } of DEVIATIONS) {
    for (const identity of records(facts)) {
      const key = `${kind} ${identity}`
      listed.set(key, [...(listed.get(key) ?? []), ...paths])
    }
  }
  return listed
}

// Read once: a chain has hundreds of thousands of records.
const listedOn = new Map(roots.map(({ chain }) => [chain, readListed(chain)]))

describe.each(roots)('$root', ({ chain, root, multichain }) => {
  const served = names.filter((name) => {
    const resource = RESOURCES[name]
    // The small chain has none.
    if ((name === 'userOperation' || name === 'blob') && chain === '8802') return false
    return multichain || resource.kind === 'item' || resource.form === 'both'
  })

  it.each(served)('%s differs from the contract only as listed', async (name) => {
    const listed = await listedOn.get(chain)
    const bodies = await bodiesOf(name, chain, root)
    const expected = bodies
      .flatMap((body) => recordsIn(body))
      .flatMap((key) => (listed?.get(key) ?? []).map((path) => `${key} ${path}`))
    const deviations = bodies.flatMap((body) => conformance(name, body).map(({ path }) => located(body, path)))
    expect(bodies.length).toBeGreaterThan(0)
    expect(new Set(deviations)).toEqual(new Set(expected))
  })
})

describe('a listed deviation', () => {
  it.each(DEVIATIONS)('exists: $because', async ({ records }) => {
    expect(records(await recordedChain('8801', ...deviationFiles))).not.toEqual([])
  })
})

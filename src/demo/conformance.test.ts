import { describe, expect, it } from 'vitest'
import { conformance } from '#/api/conformance'
import { isObject } from '#/domain/isObject'
import { RESOURCES, type ResourceName } from '#/api/resources'
import { instanceKey } from './indexes'
import { type OddKind, oddNouns, oddities, traceKey } from './oddities'
import { openDemo, recorded, subjectsOf, walk } from './testDemo'

const ask = openDemo()
const names = Object.keys(RESOURCES) as ResourceName[]

/** The roots that a chain is served at, each in its own form. */
const roots = [
  { chain: '8801', root: '/8801', multichain: false },
  { chain: '8801', root: '/pro/8801', multichain: true },
  { chain: '8802', root: '/8802', multichain: false },
]

/** A record of an odd kind inside of a body, and where it stands. */
interface Found {
  kind: OddKind
  identity: string
}

/** What a JSON object is, when it is of a kind that may be odd; an NFT in a group is of the group's token. */
function foundIn(value: Record<string, unknown>, around: readonly unknown[]): Found | null {
  if ('raw_input' in value) return { kind: 'transaction', identity: String(value['hash']) }
  if ('rewards' in value) return { kind: 'block', identity: String(value['hash']) }
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

/** Every record of an odd kind in a body. */
function recordsIn(value: unknown, around: readonly unknown[] = []): string[] {
  if (typeof value !== 'object' || value === null) return []
  const found = isObject(value) ? foundIn(value, around) : null
  const inner = Object.values(value).flatMap((part) => recordsIn(part, [...around, value]))
  return found === null ? inner : [`${found.kind} ${found.identity}`, ...inner]
}

/** Which record a deviation is in, and where in it. */
function placed(body: unknown, path: string): string {
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
  return `unplaced ${path}`
}

/** Every body of a resource that a sample of requests gives. */
async function bodiesOf(name: ResourceName, chain: string, root: string): Promise<unknown[]> {
  const resource = RESOURCES[name]
  const bodies: unknown[] = []
  for (const subject of await subjectsOf(chain, name)) {
    const path = `${root}/api/v2${subject}`
    if (resource.kind === 'item') bodies.push((await ask(path)).body)
    else bodies.push(...(await walk(ask, path)).pages.map((page) => (resource.body === 'array' ? page['items'] : page)))
  }
  return bodies
}

describe.each(roots)('$root', ({ chain, root, multichain }) => {
  const served = names.filter((name) => {
    const resource = RESOURCES[name]
    return multichain || resource.kind === 'item' || resource.form === 'both'
  })

  it.each(served)('%s differs from the contract in its oddities only', async (name) => {
    const facts = await recorded(chain, ...oddNouns)
    const odd = new Map<string, string[]>()
    for (const { kind, paths, records } of oddities) {
      for (const identity of records(facts)) {
        const key = `${kind} ${identity}`
        odd.set(key, [...(odd.get(key) ?? []), ...paths])
      }
    }
    const bodies = await bodiesOf(name, chain, root)
    const expected = bodies
      .flatMap((body) => recordsIn(body))
      .flatMap((key) => (odd.get(key) ?? []).map((path) => `${key} ${path}`))
    const deviations = bodies.flatMap((body) => conformance(name, body).map(({ path }) => placed(body, path)))
    expect(bodies.length).toBeGreaterThan(0)
    expect(new Set(deviations)).toEqual(new Set(expected))
  })
})

describe('an oddity', () => {
  it.each(oddities)('is there to be seen: $because', async ({ records }) => {
    expect(records(await recorded('8801', ...oddNouns))).not.toEqual([])
  })
})

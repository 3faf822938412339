import { isObject } from '#/domain/isObject'
import type { ResourceName } from '#/api/resources'

/** What a path's parameters can name. */
export type Noun = 'transaction' | 'block' | 'address' | 'token' | 'instance'

/** The parameters of one request: `{ hash }`, `{ id }`, `{ hash, id }` or none. */
export type Params = Readonly<Record<string, string>>

/** The records that a server's answers named so far: what further requests can ask about. */
export interface Subjects {
  /** Notes all records that a body names. */
  learn(body: unknown): void
  /** Parameters for a resource's path, the most promising first. */
  of(name: ResourceName, path: string): Params[]
}

const hash = (digits: number) => new RegExp(`^0x[0-9a-f]{${digits}}$`, 'i')
const ADDRESS = hash(40)
const HASH = hash(64)

/** Where an address stood in a body, for the lists that few addresses have: who holds, who validates, who receives. */
const promising: Partial<Record<ResourceName, readonly string[]>> = {
  addressNft: ['owner', 'address', 'to'],
  addressNftCollections: ['owner', 'address', 'to'],
  addressBlocksValidated: ['miner'],
  addressWithdrawals: ['receiver'],
  addressLogs: ['token', 'to'],
  addressTokens: ['to', 'from'],
}

/** What a path asks about: the last of its nouns that has a parameter; null where it has none. */
export function nounOf(path: string): Noun | null {
  if (path.includes('/instances/{')) return 'instance'
  const noun = /^\/(transaction|block|address|token)(?:e?s)\/\{/.exec(path)?.[1]
  return noun === undefined ? null : (noun as Noun)
}

/** Starts without any knowledge. */
export function createSubjects(): Subjects {
  const known: Record<Noun, Map<string, Params & { role?: string }>> = {
    transaction: new Map(),
    block: new Map(),
    address: new Map(),
    token: new Map(),
    instance: new Map(),
  }
  const note = (noun: Noun, params: Params) => {
    const key = JSON.stringify(params).toLowerCase()
    if (!known[noun].has(key)) known[noun].set(key, params)
  }

  function learn(value: unknown, role = '', outer: Record<string, unknown> = {}): void {
    if (Array.isArray(value)) {
      for (const element of value) learn(element, role, outer)
      return
    }
    if (!isObject(value)) return
    const text = (key: string) => (typeof value[key] === 'string' ? value[key] : '')
    if (HASH.test(text('transaction_hash'))) note('transaction', { hash: text('transaction_hash') })
    if (HASH.test(text('hash'))) note('height' in value ? 'block' : 'transaction', subjectOf(value))
    for (const key of ['block_number', 'height']) {
      const height = value[key]
      if (typeof height === 'number') note('block', { id: String(height) })
    }
    if (ADDRESS.test(text('hash'))) note('address', { hash: text('hash'), role })
    const token = tokenOf(value)
    if (token !== null) {
      note('token', { hash: token })
      note('address', { hash: token, role: 'token' })
    }
    const id = instanceOf(value)
    const held = tokenOf(isObject(value['token']) ? value['token'] : isObject(outer['token']) ? outer['token'] : {})
    if (id !== null && held !== null) note('instance', { hash: held, id })
    for (const [key, inner] of Object.entries(value)) learn(inner, key, value)
  }

  return {
    learn: (body) => learn(body),
    of(name, path) {
      const noun = nounOf(path)
      if (noun === null) return [{}]
      const order = promising[name] ?? []
      const rank = ({ role }: { role?: string }) => {
        const at = order.indexOf(role ?? '')
        return at < 0 ? order.length : at
      }
      return [...known[noun].values()]
        .toSorted((a, b) => rank(a) - rank(b))
        .map(({ role: _, ...params }) => params as Params)
    },
  }
}

function subjectOf(value: Record<string, unknown>): Params {
  const named = String(value['hash'])
  return 'height' in value ? { id: named } : { hash: named }
}

/** The address of a token's own record; older servers call it `address`. */
function tokenOf(value: Record<string, unknown>): string | null {
  const address = value['address_hash'] ?? value['address']
  const isToken = 'symbol' in value || 'decimals' in value || 'token_type' in value
  return isToken && typeof address === 'string' && ADDRESS.test(address) ? address : null
}

/** The token id of a record that is about one instance. */
function instanceOf(value: Record<string, unknown>): string | null {
  const total = isObject(value['total']) ? value['total'] : {}
  const id = 'is_unique' in value ? value['id'] : (total['token_id'] ?? value['token_id'])
  return typeof id === 'string' && /^\d+$/.test(id) ? id : null
}

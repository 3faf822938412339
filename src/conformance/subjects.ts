import { isObject } from '#/domain/isObject'
import type { ResourceName } from '#/api/resources'

/** A type of record that the parameters of a path identify. */
export type SubjectType =
  | 'transaction'
  | 'block'
  | 'address'
  | 'token'
  | 'instance'
  | 'userOperation'
  | 'blob'
  | 'message'
  | 'line'

/** The parameters of one request: `{ hash }`, `{ id }`, `{ hash, id }` or none. */
export type Params = Readonly<Record<string, string>>

/** The records that responses have mentioned, for further requests. */
export interface Subjects {
  /** Adds all records that a body mentions. */
  learn(body: unknown): void
  /** Parameters for a resource's path, the most promising first. */
  of(name: ResourceName, path: string): Params[]
}

const hash = (digits: number) => new RegExp(`^0x[0-9a-f]{${digits}}$`, 'i')
const ADDRESS = hash(40)
const HASH = hash(64)

/** Fields whose records are likely to have rows in a list, such as `miner` for validated blocks. */
const PREFERRED_ROLES: Partial<Record<ResourceName, readonly string[]>> = {
  addressNft: ['owner', 'address', 'to'],
  addressNftCollections: ['owner', 'address', 'to'],
  addressBlocksValidated: ['miner'],
  addressWithdrawals: ['receiver'],
  blockWithdrawals: ['withdrawal'],
  addressLogs: ['token', 'to'],
  addressTokens: ['to', 'from'],
  smartContract: ['token'],
}

/** The type of record that a path needs; null if it has no parameter. */
export function subjectTypeOf(path: string): SubjectType | null {
  if (path.includes('/instances/{')) return 'instance'
  if (path.startsWith('/smart-contracts/{')) return 'address'
  if (path.startsWith('/arbitrum/messages/claim/{')) return 'message'
  if (path.startsWith('/proxy/account-abstraction/operations/{')) return 'userOperation'
  if (path.startsWith('/blobs/{')) return 'blob'
  if (path.startsWith('/lines/{')) return 'line'
  const type = /^\/(transaction|block|address|token)(?:e?s)\/\{/.exec(path)?.[1]
  return type === undefined ? null : (type as SubjectType)
}

/** Creates an empty collection. */
export function createSubjects(): Subjects {
  const known: Record<SubjectType, Map<string, Params & { role?: string }>> = {
    transaction: new Map(),
    block: new Map(),
    address: new Map(),
    token: new Map(),
    instance: new Map(),
    userOperation: new Map(),
    blob: new Map(),
    message: new Map(),
    line: new Map(),
  }
  const add = (type: SubjectType, params: Params) => {
    const key = JSON.stringify(params).toLowerCase()
    if (!known[type].has(key)) known[type].set(key, params)
  }

  function learn(value: unknown, role = '', outer: Record<string, unknown> = {}): void {
    if (Array.isArray(value)) {
      for (const element of value) learn(element, role, outer)
      return
    }
    if (!isObject(value)) return
    const text = (key: string) => (typeof value[key] === 'string' ? value[key] : '')
    if (HASH.test(text('transaction_hash'))) add('transaction', { hash: text('transaction_hash') })
    if (HASH.test(text('hash'))) add(typeOf(value), subjectOf(value))
    for (const key of ['block_number', 'height']) {
      const height = value[key]
      const id = String(height)
      if (typeof height === 'number') add('block', 'validator_index' in value ? { id, role: 'withdrawal' } : { id })
    }
    if ('origination_transaction_hash' in value && typeof value['id'] === 'number')
      add('message', { id: String(value['id']) })
    if (ADDRESS.test(text('hash'))) add('address', { hash: text('hash'), role })
    const token = tokenOf(value)
    if (token !== null) {
      add('token', { hash: token })
      add('address', { hash: token, role: 'token' })
    }
    if ('resolutions' in value) add('line', { id: text('id') })
    const id = instanceOf(value)
    const held = tokenOf(isObject(value['token']) ? value['token'] : isObject(outer['token']) ? outer['token'] : {})
    if (id !== null && held !== null) add('instance', { hash: held, id })
    for (const [key, inner] of Object.entries(value)) learn(inner, key, value)
  }

  return {
    learn: (body) => learn(body),
    of(name, path) {
      const type = subjectTypeOf(path)
      if (type === null) return [{}]
      const order = PREFERRED_ROLES[name] ?? []
      const rank = ({ role }: { role?: string }) => {
        const at = order.indexOf(role ?? '')
        return at < 0 ? order.length : at
      }
      return [...known[type].values()]
        .toSorted((a, b) => rank(a) - rank(b))
        .map(({ role: _, ...params }) => params as Params)
    },
  }
}

function typeOf(value: Record<string, unknown>): SubjectType {
  if ('kzg_proof' in value) return 'blob'
  return 'height' in value ? 'block' : 'entry_point' in value ? 'userOperation' : 'transaction'
}

function subjectOf(value: Record<string, unknown>): Params {
  const named = String(value['hash'])
  return 'height' in value ? { id: named } : { hash: named }
}

/** The address in a token's record; older servers name the field `address`. */
function tokenOf(value: Record<string, unknown>): string | null {
  const address = value['address_hash'] ?? value['address']
  const isToken = 'symbol' in value || 'decimals' in value || 'token_type' in value
  return isToken && typeof address === 'string' && ADDRESS.test(address) ? address : null
}

/** The token ID in a record of one NFT. */
function instanceOf(value: Record<string, unknown>): string | null {
  const total = isObject(value['total']) ? value['total'] : {}
  const id = 'is_unique' in value ? value['id'] : (total['token_id'] ?? value['token_id'])
  return typeof id === 'string' && /^\d+$/.test(id) ? id : null
}

import { isObject } from '#/domain/isObject'
import type { RecordKind } from '#/api/resource'
import { type ResourceName, RESOURCES } from '#/api/resources'

/** The parameters of one request: `{ hash }`, `{ id }`, `{ hash, id }` or none. */
export type Params = Readonly<Record<string, string>>

/** The records that responses have mentioned, for further requests. */
export interface Subjects {
  /** Adds all records that a body mentions. */
  learn(body: unknown): void
  /** Parameters for a resource's path, the most promising first. */
  of(name: ResourceName): Params[]
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

/** Creates an empty collection. */
export function createSubjects(): Subjects {
  const known: Record<RecordKind, Map<string, Params & { role?: string }>> = {
    transaction: new Map(),
    block: new Map(),
    address: new Map(),
    token: new Map(),
    NFT: new Map(),
    'user operation': new Map(),
    blob: new Map(),
    message: new Map(),
    chart: new Map(),
  }
  const add = (type: RecordKind, params: Params) => {
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
    if ('resolutions' in value) add('chart', { id: text('id') })
    const id = instanceOf(value)
    const held = tokenOf(isObject(value['token']) ? value['token'] : isObject(outer['token']) ? outer['token'] : {})
    if (id !== null && held !== null) add('NFT', { hash: held, id })
    for (const [key, inner] of Object.entries(value)) learn(inner, key, value)
  }

  return {
    learn: (body) => learn(body),
    of(name) {
      const { of: kind } = RESOURCES[name]
      if (kind === null) return [{}]
      const order = PREFERRED_ROLES[name] ?? []
      const rank = ({ role }: { role?: string }) => {
        const at = order.indexOf(role ?? '')
        return at < 0 ? order.length : at
      }
      return [...known[kind].values()]
        .toSorted((a, b) => rank(a) - rank(b))
        .map(({ role: _, ...params }) => params as Params)
    },
  }
}

function typeOf(value: Record<string, unknown>): RecordKind {
  if ('kzg_proof' in value) return 'blob'
  return 'height' in value ? 'block' : 'entry_point' in value ? 'user operation' : 'transaction'
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

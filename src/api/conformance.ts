import * as z from 'zod/mini'
import { type ListName, type ResourceName, RESOURCES } from './resources'
import { mismatchOf, type SchemaMismatch } from './schemaMismatch'
import { multichainTokenHolder } from './schemas/holder'

/**
 * Where a body differs from the contract, by strict parsing with the schemas that the pages parse leniently. Items of lists that
 * the contract has only in the multichain API must have that form's closed schema (contract §2.1, §2.4, §4.2).
 */
export function conformance(name: ResourceName, body: unknown): SchemaMismatch[] {
  const result = z.safeParse(strictBody(name), body, { reportInput: true })
  return result.success ? [] : result.error.issues.flatMap(withinUnions).map((issue) => mismatchOf(issue))
}

/** The schema of a resource's whole body. */
function strictBody(name: ResourceName): z.core.$ZodType {
  const resource = RESOURCES[name]
  if (resource.kind === 'item') return resource.item
  const items = z.array(STRICT_ITEMS[name as ListName] ?? resource.item)
  if (resource.body === 'array') return items
  const page = { items, next_page_params: z.nullable(z.record(z.string(), z.unknown())) }
  if (resource.form === 'multichain') return z.strictObject(page)
  return z.object({ ...resource.top?.shape, ...page })
}

/** Replaces the issue of a union by the issues of the variant that fits best. */
function withinUnions(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [best] = issue.errors.toSorted((a, b) => misfit(a) - misfit(b))
  if (best === undefined || best.length === 0) return [issue]
  return best.flatMap((inner) => withinUnions({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** How badly a variant fits: a wrong `type` counts more than any number of wrong fields. */
function misfit(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((sum, { path }) => sum + (path.at(-1) === 'type' ? 1000 : 1), 0)
}

/** The keys of next_page_params that the contract documents (§4.1, §4.2), for the conformance check only: pages treat cursors as opaque. */
export const CURSOR_KEYS: Readonly<Partial<Record<ListName, readonly string[]>>> = {
  addresses: ['fetched_coin_balance', 'hash', 'items_count'],
  addressNft: ['token_contract_address_hash', 'token_id', 'token_type'],
  addressNftCollections: ['token_contract_address_hash', 'token_type'],
  addressBlocksValidated: ['block_number', 'items_count'],
  search: [
    'address_hash',
    'block_hash',
    'holders_count',
    'inserted_at',
    'item_type',
    'items_count',
    'name',
    'q',
    'transaction_hash',
  ],
  blockTransactions: ['block_number', 'index', 'items_count'],
  transactionInternalTransactions: ['block_number', 'index', 'items_count', 'transaction_index'],
  internalTransactions: ['block_number', 'index', 'transaction_index'],
  tokenInstanceTransfers: ['block_number', 'index', 'token_id'],
  withdrawals: ['index', 'items_count'],
  tokenInstanceHolders: ['address_hash', 'token_id', 'value'],
}

/** The item schemas that strict parsing uses instead of the pages' own (contract §2.4). */
export const STRICT_ITEMS: Readonly<Partial<Record<ListName, z.core.$ZodType>>> = {
  tokenInstanceHolders: multichainTokenHolder,
}

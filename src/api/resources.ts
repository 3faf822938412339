import type { ApiRoot } from './apiRoot'
import type * as z from 'zod/mini'
import type { Filter, FilterValue, PathParams } from './resource'
import { ADDRESS_RESOURCES } from './resources/addresses'
import { BEACON_RESOURCES } from './resources/beacon'
import { BLOCK_RESOURCES } from './resources/blocks'
import { CHAIN_RESOURCES } from './resources/chain'
import { CONTRACT_RESOURCES } from './resources/contracts'
import { ROLLUP_RESOURCES } from './resources/rollups'
import { TOKEN_RESOURCES } from './resources/tokens'
import { TRANSACTION_RESOURCES } from './resources/transactions'
import { USER_OPERATION_RESOURCES } from './resources/userOperations'

/** Every GET endpoint, below /api/v2 or another service; each file of resources/ has those of a noun. Adding one is adding a row there. */
export const RESOURCES = {
  ...CHAIN_RESOURCES,
  ...TRANSACTION_RESOURCES,
  ...BLOCK_RESOURCES,
  ...ADDRESS_RESOURCES,
  ...TOKEN_RESOURCES,
  ...CONTRACT_RESOURCES,
  ...USER_OPERATION_RESOURCES,
  ...BEACON_RESOURCES,
  ...ROLLUP_RESOURCES,
} as const

type Table = typeof RESOURCES

/** The name of any GET endpoint. */
export type ResourceName = keyof Table

/** The name of a list endpoint. */
export type ListName = { [Name in ResourceName]: Table[Name]['kind'] extends 'list' ? Name : never }[ResourceName]

/** The name of an endpoint that answers one record. */
export type ItemName = Exclude<ResourceName, ListName>

/** The record that a resource holds: a list's row, or the item itself. */
export type RowOf<Name extends ResourceName> = z.output<Table[Name]['item']>

/** The fields of a list next to its rows; null for most lists. */
export type TopOf<Name extends ListName> = [NonNullable<Table[Name]['top']>] extends [never]
  ? null
  : z.output<NonNullable<Table[Name]['top']>> | null

/** A resource's path parameters, each a plain string: `ParamsOf<'token'>` is `{ hash: string }`. */
export type ParamsOf<Name extends ResourceName> = PathParams<Table[Name]['path']>

/** The API credits that a request for a resource costs; only the multichain API counts them. */
export function creditsOf({ form }: Pick<ApiRoot, 'form'>, resource: ResourceName): number {
  return form === 'multichain' ? RESOURCES[resource].credits : 0
}

/** A list's filters, each of which may be left out. */
export type FiltersOf<Name extends ListName> = {
  readonly [Key in keyof Table[Name]['filters']]?: FilterOf<Table[Name]['filters'][Key]> | undefined
}

type FilterOf<F> = F extends Filter ? FilterValue<F> : never

import type { ApiRoot } from './apiRoot'
/* oxlint-disable typescript/no-generated-empty-object-type -- that a resource takes nothing is what is tested */
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Client } from './client'
import {
  RESOURCES,
  type FiltersOf,
  type ItemName,
  type ListName,
  type ParamsOf,
  type ResourceName,
  type RowOf,
  type TopOf,
} from './resources'
import type { Address } from './schemas/address'
import type { Token } from './schemas/token'
import type { TokenHolder } from './schemas/holder'
import type { Transaction } from './schemas/transaction'
import type { Open } from '#/domain/open'
import { list } from './resource'
import { shapeOf } from './schemas/fields'
import { requestPath } from './url'

const names = Object.keys(RESOURCES) as ResourceName[]

describe('the table', () => {
  it('has each path once, and parameters that the path names', () => {
    const paths = names.map((name) => RESOURCES[name].path)
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths) expect(requestPath(path, { hash: '0x1', id: '2' })).toMatch(/^(\/[\w-]+)+$/)
  })

  it('has every endpoint of the contract (§4.1, §4.2)', () => {
    const contracted = names.filter((name) => RESOURCES[name].source !== 'served')
    expect(new Set(contracted.map((name) => RESOURCES[name].path))).toEqual(
      new Set([
        '/addresses',
        '/addresses/{hash}/nft',
        '/addresses/{hash}/nft/collections',
        '/addresses/{hash}/blocks-validated',
        '/search',
        '/main-page/transactions',
        '/blocks/{id}/transactions',
        '/transactions/{hash}/internal-transactions',
        '/internal-transactions',
        '/tokens/{hash}/instances/{id}/transfers',
        '/withdrawals',
        '/tokens/{hash}/instances/{id}/holders',
      ]),
    )
  })

  it('counts the rows of a list by fields that their records have', () => {
    const counted = names.filter((name) => 'total' in RESOURCES[name] && RESOURCES[name].total !== null)
    expect(counted.length).toBeGreaterThan(10)
    for (const name of counted) {
      const { total, path } = RESOURCES[name as ListName]
      const record = RESOURCES[total?.[0] ?? 'stats']
      expect(Object.keys(shapeOf(record.item) ?? {}), name).toContain(total?.[1])
      // The list's path has all parameters of the record's path.
      for (const [parameter] of record.path.matchAll(/\{\w+\}/g)) expect(path, name).toContain(parameter)
    }
  })

  it('requires the record of a path with parameters', () => {
    const row = { item: RESOURCES.stats.item, identity: () => null }
    // @ts-expect-error -- the record is missing
    expect(list({ path: '/votes/{id}', ...row }).of).toBeNull()
    // @ts-expect-error -- the path names no record
    expect(list({ path: '/votes', of: 'block', ...row }).of).toBe('block')
  })

  it('gives no identity to an empty row', () => {
    for (const name of names) {
      const resource = RESOURCES[name]
      if (resource.kind !== 'list') continue
      const blank = new Proxy({}, { get: () => null })
      expect(resource.identity(blank), name).toBeNull()
    }
  })
})

/** Compiled, never run. */
const calls = (client: Client, root: ApiRoot, column: (row: RowOf<'blocks'>) => unknown) => {
  void client.list(root, 'tokenHolders', { hash: '0x1' })
  // @ts-expect-error: the instance's id is missing
  void client.list(root, 'tokenInstanceTransfers', { hash: '0x1' })
  // @ts-expect-error: a parameter that the path doesn't have
  void client.list(root, 'tokenHolders', { hash: '0x1', id: '2' })
  // @ts-expect-error: an item is not a list
  void client.list(root, 'stats', {})
  // @ts-expect-error: a list is not an item
  void client.item(root, 'blocks', {})
  // @ts-expect-error: a token type that is no NFT
  void client.list(root, 'addressNft', { hash: '0x1' }, { filters: { type: ['ERC-20'] } })
  // @ts-expect-error: a filter that the list doesn't take
  void client.list(root, 'search', {}, { filters: { type: 'x' } })
  // @ts-expect-error: a column of blocks can't show a transaction
  const columns: ((row: RowOf<'transactions'>) => unknown)[] = [column]
  return columns
}

describe('types', () => {
  it('path parameters are those of the path', () => {
    expectTypeOf<ParamsOf<'tokenInstanceTransfers'>>().toEqualTypeOf<{ readonly hash: string; readonly id: string }>()
    expectTypeOf<ParamsOf<'token'>>().toEqualTypeOf<{ readonly hash: string }>()
    expectTypeOf<keyof ParamsOf<'stats'>>().toEqualTypeOf<never>()
  })

  it('rows are the schemas’ records, with any field null', () => {
    expectTypeOf<RowOf<'transactions'>>().toExtend<Transaction>()
    expectTypeOf<Transaction>().toExtend<RowOf<'transaction'>>()
    expectTypeOf<NonNullable<Transaction['to']>>().toExtend<Address>()
    expectTypeOf<RowOf<'tokenInstanceHolders'>>().toExtend<TokenHolder>()
    expectTypeOf<RowOf<'tokens'>>().toExtend<Token>()
    expectTypeOf<Transaction['value']>().toEqualTypeOf<bigint | null>()
    expectTypeOf<Transaction['timestamp']>().toEqualTypeOf<Date | null>()
    expectTypeOf<Transaction['status']>().toEqualTypeOf<Open<'ok' | 'error'> | null>()
    expectTypeOf<NonNullable<Transaction['token_transfers']>[number]['log_index']>().toEqualTypeOf<number | null>()
    expectTypeOf<RowOf<'search'>['type']>().toExtend<string>()
  })

  it('lists, items, totals and filters have types of their own', () => {
    expectTypeOf<'stats'>().toExtend<ItemName>()
    expectTypeOf<'stats'>().not.toExtend<ListName>()
    expectTypeOf<TopOf<'addresses'>>().toEqualTypeOf<{
      exchange_rate: string | null
      total_supply: string | null
    } | null>()
    expectTypeOf<TopOf<'blocks'>>().toEqualTypeOf<null>()
    expectTypeOf<FiltersOf<'addressNft'>>().toEqualTypeOf<{
      readonly type?: readonly ('ERC-721' | 'ERC-404' | 'ERC-1155')[] | undefined
    }>()
    expectTypeOf<FiltersOf<'search'>>().toEqualTypeOf<{ readonly q?: string | undefined }>()
    expectTypeOf<keyof FiltersOf<'withdrawals'>>().toEqualTypeOf<never>()
  })

  it('a wrong call does not compile', () => {
    expect(calls).toBeTypeOf('function')
  })
})

import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Row } from '#/api/rows'
import type { Address } from '#/api/schemas/address'
import type { NftInstance } from '#/api/schemas/nft'
import type { Token } from '#/api/schemas/token'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import { cachedRow } from '#/data/queries/cachedRow'
import { itemQuery, listQuery } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'
import { useToken } from '#/data/queries/token'
import { isNotFound, isUnsupported, type RecordLookup, recordOf } from '#/data/queries/record'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hashes/hash'
import { isBurnAddress } from '#/domain/tokens/tokenSummary'

/** An NFT: its token's contract and its decimal ID. */
export interface InstanceParams {
  hash: string
  id: string
}

/** An NFT, also as it is composed of its transfers and the owner's NFTs, with what these say of it. */
export type InstanceLookup = RecordLookup<NftInstance> & {
  readonly token: Token | null
  readonly owner: Address | null
  readonly burned: boolean
  /** Whether it can have only one owner. */
  readonly single: boolean
  /** The latest transfer, if it was needed to find the owner. */
  readonly latestTransfer: TokenTransfer | null
  readonly isOwnerLoading: boolean
}

/** An NFT as its transfers and its owner's NFTs show it. */
interface Evidence {
  latestTransfer: TokenTransfer | null
  /** The NFT in the list of the address that received it last. */
  ownedRow: Row<NftInstance> | null
}

const STALE_MS = 60_000
/** Pages of the owner's NFTs that are searched for one NFT. */
const MAX_OWNER_PAGES = 5

/**
 * One NFT. If its record has no owner, or there is no record, its owner is the receiver of its latest transfer, and the rest is in
 * the list of that address's NFTs (contract §2.3, §2.6).
 */
export function useInstance({ hash, id }: InstanceParams): InstanceLookup {
  const connection = useChain()
  const client = useQueryClient()
  const query = useQuery(itemQuery(connection, 'tokenInstance', { hash, id }))
  const row = useMemo(
    () =>
      cachedRow(client, connection.chain.id, ['tokenInstances', 'addressNft'], (each) =>
        isInstance(each, { hash, id }),
      ),
    [client, connection.chain.id, hash, id],
  )
  const hasNoRecord = isUnsupported(query) || (!query.data && isNotFound(query.error))
  const own = query.data?.value ?? null
  // Some servers send the token of an NFT only with the token's own record.
  const first = own ?? (query.data || query.error ? null : row?.value)
  const { value: tokenRecord } = useToken(first && !first.token ? hash : null)
  const hasNoOwner = own !== null && own.owner === null && isSingle(own, own.token ?? tokenRecord)
  const evidence = useQuery({
    ...evidenceQuery(client, connection, { hash, id }, hasNoRecord),
    enabled: hasNoRecord || hasNoOwner,
  })
  const { latestTransfer = null, ownedRow = null } = evidence.data ?? {}
  const composed = latestTransfer && { value: ownedRow?.value ?? null, raw: ownedRow?.raw }
  const record = recordOf<NftInstance>(query, {
    // A row may be of an earlier time: it is not shown for an NFT that has no record.
    row: query.error ? null : row,
    composed: hasNoRecord ? { ...evidence, data: evidence.data && composed, error: null } : null,
  })
  const token = record.value?.token ?? tokenRecord ?? latestTransfer?.token ?? null
  const single = isSingle(record.value, token)
  const owner = record.value?.owner ?? (single ? (latestTransfer?.to ?? null) : null)
  return {
    ...record,
    token,
    owner,
    burned: single && isBurnAddress(record.value?.owner?.hash ?? latestTransfer?.to?.hash),
    single,
    latestTransfer,
    isOwnerLoading: evidence.isLoading,
  }
}

/** The number of holders of an NFT on the first page of them; undefined while that is not loaded. */
export function useHoldersInBrief(params: InstanceParams): { count: number; areMore: boolean } | undefined {
  const connection = useChain()
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: [connection.chain.id, 'holders of an NFT in brief', params],
    queryFn: async () => {
      const request = { resource: 'tokenInstanceHolders', params, filters: {} } as const
      // The list of the holders' tab, which starts with the same page.
      const { pages } = await client.fetchInfiniteQuery(listQuery(connection, request, ''))
      return {
        count: pages.reduce((sum, { rows }) => sum + rows.length, 0),
        areMore: (pages.at(-1)?.next ?? null) !== null,
      }
    },
    staleTime: STALE_MS,
    retry: false,
  })
  return data
}

/** Whether an NFT can have only one owner, who is then the receiver of its latest transfer: by its standard, else by the API. */
function isSingle(instance: NftInstance | null, token: Token | null): boolean {
  const type = token?.type ?? instance?.token_type
  return type === 'ERC-721' || type === 'ERC-404' || instance?.is_unique === true
}

function isInstance({ id, token }: NftInstance, params: InstanceParams): boolean {
  return id?.toString() === params.id && sameHash(token?.address_hash, params.hash)
}

function evidenceQuery(
  client: QueryClient,
  connection: ChainConnection,
  params: InstanceParams,
  includesOwned: boolean,
) {
  return queryOptions<Evidence>({
    queryKey: [connection.chain.id, 'evidence of an NFT', params, includesOwned],
    queryFn: async () => {
      const { pages } = await client.fetchInfiniteQuery(
        listQuery(connection, { resource: 'tokenInstanceTransfers', params, filters: {} }, ''),
      )
      const latestTransfer = pages[0]?.rows[0]?.value ?? null
      const owner = latestTransfer?.to?.hash
      const isOwned = owner && isSingle(null, latestTransfer.token) && !isBurnAddress(owner)
      const ownedRow = includesOwned && isOwned ? await findOwned(client, connection, owner, params) : null
      return { latestTransfer, ownedRow }
    },
    staleTime: STALE_MS,
    retry: false,
  })
}

/** Finds an NFT in the list of its owner's; null if it is not on the first pages or they fail to load. */
async function findOwned(
  client: QueryClient,
  connection: ChainConnection,
  owner: string,
  params: InstanceParams,
): Promise<Row<NftInstance> | null> {
  const request = { resource: 'addressNft', params: { hash: owner }, filters: {} } as const
  const query = listQuery(connection, request, '')
  const isMatch = ({ value }: Row<NftInstance>) => value !== null && isInstance(value, params)
  try {
    const { pages } = await client.fetchInfiniteQuery({
      ...query,
      pages: MAX_OWNER_PAGES,
      getNextPageParam: (last, all, ...rest) =>
        last.rows.some(isMatch) ? null : query.getNextPageParam(last, all, ...rest),
    })
    return pages.flatMap(({ rows }) => rows).find(isMatch) ?? null
  } catch {
    return null
  }
}

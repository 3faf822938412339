import type { Row } from '#/api/rows'
import type { Item } from '#/api/page'
import { type QueryClient, queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import type { Address } from '#/api/schemas/address'
import type { NftInstance } from '#/api/schemas/nft'
import type { Token } from '#/api/schemas/token'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import { cachedRow, itemFromRow } from '#/data/queries/cachedRow'
import { itemQuery, listQuery } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'
import { useToken } from '#/data/queries/token'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hashes/hash'
import { isBurnAddress } from '#/domain/tokens/tokenSummary'

/** An NFT: its token's contract and its decimal ID. */
export interface InstanceParams {
  hash: string
  id: string
}

/** What is known of an NFT, and where from. */
export interface InstanceRecord {
  instance: NftInstance | null
  token: Token | null
  owner: Address | null
  burned: boolean
  /** Whether it can have only one owner. */
  single: boolean
  /** The latest transfer, if it was needed to find the owner. */
  evidence: TokenTransfer | null
  /** Its own record, a row of a list until that is loaded, or what transfers and the owner's NFTs show. */
  source: 'record' | 'row' | 'evidence'
  raw: unknown
  /** The record's text as the API sent it. */
  text: string | undefined
  isPending: boolean
  /** Why nothing is known, once nothing more is requested. */
  error: Error | null
  retry: () => void
  /** The query of its own record, for the stale badge. */
  query: UseQueryResult<Item<'tokenInstance'>>
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
export function useInstance({ hash, id }: InstanceParams): InstanceRecord {
  const connection = useChain()
  const client = useQueryClient()
  const query = useQuery({
    ...itemQuery(connection, 'tokenInstance', { hash, id }),
    placeholderData: () =>
      itemFromRow<'tokenInstance'>(
        cachedRow(client, connection.chain.id, ['tokenInstances', 'addressNft'], (row) =>
          isInstance(row, { hash, id }),
        ),
      ),
  })
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  const hasNoRecord = error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'unsupported')
  const record = isPlaceholderData ? undefined : data?.value
  // Some servers send the token of an NFT only with the token's own record.
  const { token: tokenRecord } = useToken(data?.value && !data.value.token ? hash : null)
  const hasNoOwner = record ? record.owner === null && isSingle(record, record.token ?? tokenRecord) : false
  const evidence = useQuery({
    ...evidenceQuery(client, connection, { hash, id }, hasNoRecord),
    enabled: hasNoRecord || hasNoOwner,
  })
  const { latestTransfer, ownedRow } = evidence.data ?? { latestTransfer: null, ownedRow: null }
  const instance = data?.value ?? ownedRow?.value ?? null
  const token = instance?.token ?? tokenRecord ?? latestTransfer?.token ?? null
  const single = isSingle(instance, token)
  const isUnknown = !data && !latestTransfer
  return {
    instance,
    token,
    owner: instance?.owner ?? (single ? (latestTransfer?.to ?? null) : null),
    burned: single && isBurnAddress(instance?.owner?.hash ?? latestTransfer?.to?.hash),
    single,
    evidence: latestTransfer,
    source: data ? (isPlaceholderData ? 'row' : 'record') : 'evidence',
    raw: data?.raw ?? ownedRow?.raw,
    text: isPlaceholderData ? undefined : data?.text,
    isPending: (isUnknown && (isFetching || !error)) || evidence.isLoading,
    error: isUnknown ? error : null,
    query,
    retry: () => {
      void refetch()
      if (hasNoRecord) void evidence.refetch()
    },
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
    structuralSharing: false,
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
    structuralSharing: false,
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

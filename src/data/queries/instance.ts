import { type QueryClient, queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { Item, Row } from '#/api/client'
import { ApiError } from '#/api/errors'
import type { Address } from '#/api/schemas/address'
import type { NftInstance } from '#/api/schemas/nft'
import type { Token } from '#/api/schemas/token'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import { cachedRow, itemFromRow } from '#/data/queries/cachedRow'
import type { ChainConnection } from '#/data/sources/connection'
import { itemQuery, listQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hash'
import { isBurnAddress } from '#/domain/nftSummary'

/** Which NFT: its token's contract and its id in decimal. */
export interface InstanceParams {
  hash: string
  id: string
}

/** What its transfers and its owner's NFTs tell of an NFT. */
interface Evidence {
  /** The latest movement of it. */
  latest: TokenTransfer | null
  /** The NFT among those of the address that got it last. */
  held: Row<NftInstance> | null
}

/** What is known of an NFT, and whence. */
export interface InstanceRecord {
  instance: NftInstance | null
  token: Token | null
  owner: Address | null
  burned: boolean
  /** Whether it can have but one owner. */
  single: boolean
  /** The movement that told the owner or the end of it, where no record did. */
  evidence: TokenTransfer | null
  /** Its own record, a row of a list until that comes, or what other endpoints tell of it. */
  source: 'record' | 'row' | 'evidence'
  raw: unknown
  /** The record's text as the server sent it. */
  text: string | undefined
  isPending: boolean
  /** Why nothing is known, once nothing more is tried. */
  error: Error | null
  retry: () => void
  /** The record's own, for the mark of what is not fresh. */
  query: UseQueryResult<Item<'tokenInstance'>>
}

/**
 * One NFT. Where its record has no owner, as of a burned one, or where the server has no record of it at all, its latest transfer
 * is asked who got it, and that address's NFTs for the rest (contract §2.3, §2.6).
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
  const unknown = error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'unsupported')
  const record = isPlaceholderData ? undefined : data?.value
  const ownerless = record ? record.owner === null && isSingle(record, record.token) : false
  const pieces = useQuery({
    ...evidenceQuery(client, connection, { hash, id }, unknown),
    enabled: unknown || ownerless,
  })
  const { latest, held } = pieces.data ?? { latest: null, held: null }
  const instance = data?.value ?? held?.value ?? null
  const token = instance?.token ?? latest?.token ?? null
  const single = isSingle(instance, token)
  const burned = single && isBurnAddress(instance?.owner?.hash ?? latest?.to?.hash)
  const nothing = !data && !latest
  return {
    instance,
    token,
    owner: instance?.owner ?? (single ? (latest?.to ?? null) : null),
    burned,
    single,
    evidence: latest,
    source: data ? (isPlaceholderData ? 'row' : 'record') : 'evidence',
    raw: data?.raw ?? held?.raw,
    text: isPlaceholderData ? undefined : data?.text,
    isPending: (nothing && (isFetching || !error)) || pieces.isLoading,
    error: nothing ? error : null,
    query,
    retry: () => {
      void refetch()
      if (unknown) void pieces.refetch()
    },
  }
}

/** Whether an NFT can have but one owner, who is then the receiver of its latest transfer: by its standard, else as the server says. */
function isSingle(instance: NftInstance | null, token: Token | null): boolean {
  const type = token?.type ?? instance?.token_type
  return type === 'ERC-721' || type === 'ERC-404' || instance?.is_unique === true
}

/** Pages of an address's NFTs that are looked through for one of them. */
const mostPages = 5

function evidenceQuery(client: QueryClient, connection: ChainConnection, params: InstanceParams, whole: boolean) {
  return queryOptions<Evidence>({
    queryKey: [connection.chain.id, 'evidence of an NFT', params, whole],
    queryFn: async () => {
      const { pages } = await client.fetchInfiniteQuery(
        listQuery(connection, { resource: 'tokenInstanceTransfers', params, filters: {} }, ''),
      )
      const latest = pages[0]?.rows[0]?.value ?? null
      const owner = latest?.to?.hash
      const wanted = whole && owner && isSingle(null, latest.token) && !isBurnAddress(owner)
      return { latest, held: wanted ? await heldBy(client, connection, owner, params) : null }
    },
    staleTime: 60_000,
    structuralSharing: false,
    retry: false,
  })
}

/** An NFT as its owner's list of them has it; null when it is not in the first pages, or the list can't be read. */
async function heldBy(
  client: QueryClient,
  connection: ChainConnection,
  owner: string,
  { hash, id }: InstanceParams,
): Promise<Row<NftInstance> | null> {
  const request = { resource: 'addressNft', params: { hash: owner }, filters: {} } as const
  const query = listQuery(connection, request, '')
  const isIt = ({ value }: Row<NftInstance>) => value !== null && isInstance(value, { hash, id })
  try {
    const { pages } = await client.fetchInfiniteQuery({
      ...query,
      pages: mostPages,
      getNextPageParam: (last, all, ...rest) =>
        last.rows.some(isIt) ? null : query.getNextPageParam(last, all, ...rest),
    })
    return pages.flatMap(({ rows }) => rows).find(isIt) ?? null
  } catch {
    return null
  }
}

function isInstance({ id, token }: NftInstance, wanted: InstanceParams): boolean {
  return id?.toString() === wanted.id && sameHash(token?.address_hash, wanted.hash)
}

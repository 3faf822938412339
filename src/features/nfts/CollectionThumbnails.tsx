import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { mergeRows } from '#/api/paging'
import { RESOURCES, type RowOf } from '#/api/resources'
import type { NftCollection, NftInstance } from '#/api/schemas/nft'
import { listQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { encodeCursor } from '#/api/cursor'
import { sameHash } from '#/domain/hashes/hash'
import { grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { plainText } from '#/domain/text/text'
import { NftImage } from '#/entity/NftImage'
import { nameOfInstance, pathOfInstance } from '#/entity/nftName'

interface CollectionThumbnailsProps {
  chain: string
  collection: NftCollection
  /** Address that holds the NFTs. */
  holder: string
}

/**
 * Scroll offsets of the collections that are expanded, in px. Kept outside of the cards, which unmount when they leave the
 * viewport, for as long as the list has the collection.
 */
const expandedCollections = new WeakMap<NftCollection, number>()

/** The thumbnails on the card of a collection: the first few, or all of them in a box that scrolls. */
export function CollectionThumbnails(props: CollectionThumbnailsProps) {
  const { collection } = props
  const [isExpanded, setExpanded] = useState(expandedCollections.has(collection))
  if (!collection.token_instances?.length)
    return (
      <span className="grid aspect-square place-items-center rounded-sm bg-sunken text-sm text-muted">No images</span>
    )
  return isExpanded ? <AllThumbnails {...props} /> : <FirstThumbnails {...props} onExpand={() => setExpanded(true)} />
}

/** Thumbnails of a collapsed collection: two lines of two. */
const PREVIEW_COUNT = 4

function FirstThumbnails({ chain, collection, onExpand }: CollectionThumbnailsProps & { onExpand: () => void }) {
  const { token, amount } = collection
  const preview = collection.token_instances ?? []
  const total = amount !== null && amount > BigInt(preview.length) ? amount : BigInt(preview.length)
  const shown = preview.slice(0, total > BigInt(PREVIEW_COUNT) ? PREVIEW_COUNT - 1 : PREVIEW_COUNT)
  const rest = total - BigInt(shown.length)
  return (
    <ul className={`grid aspect-square content-start gap-1 ${shown.length > 1 ? 'grid-cols-2' : 'grid-cols-1'}`}>
      {shown.map((instance) => (
        <Thumbnail key={String(instance.id)} chain={chain} instance={instance} token={token} />
      ))}
      {rest > 0n && (
        <li>
          <button
            type="button"
            onClick={onExpand}
            className="grid aspect-square w-full place-items-center rounded-sm border border-line-strong bg-raised text-sm text-ink hover:bg-sunken"
          >
            Show {grouped(rest)} more
          </button>
        </li>
      )}
    </ul>
  )
}

function AllThumbnails({ chain, collection, holder }: CollectionThumbnailsProps) {
  const { token } = collection
  const { rows, type, hasMore, missing, query } = useNftsOfCollection(collection, holder)
  const restoreScroll = useCallback(
    (list: HTMLElement | null) => {
      const offset = expandedCollections.get(collection)
      expandedCollections.set(collection, offset ?? 0)
      if (offset !== undefined) list?.scrollTo({ top: offset })
      // Expanded just now: the focused button is gone.
      else list?.focus({ preventScroll: true })
    },
    [collection],
  )
  return (
    <ul
      ref={restoreScroll}
      onScroll={({ currentTarget }) => expandedCollections.set(collection, currentTarget.scrollTop)}
      aria-label={`All NFTs of ${plainText(token?.name || token?.symbol || 'the collection', 60)}`}
      aria-busy={query.isFetching}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard
      tabIndex={0}
      // Padded, so that part of the next line shows and hints at scrolling where scroll bars are hidden.
      className="grid aspect-square grid-cols-2 content-start gap-1 overflow-y-auto pr-4"
    >
      {rows.map((instance) => (
        <Thumbnail key={String(instance.id)} chain={chain} instance={instance} token={token} />
      ))}
      {(hasMore || missing > 0n) && (
        <li className="col-span-2 text-sm">
          {missing > 0n ? (
            <p className="p-2 text-muted">
              {grouped(missing)} more are listed under{' '}
              <a href={`${paths.address(chain, holder, 'nft')}${type ? `?type=${type}` : ''}`} className="underline">
                all NFTs of this address
              </a>
            </p>
          ) : (
            <button
              type="button"
              disabled={query.isFetching}
              onClick={() => void (query.data ? query.fetchNextPage() : query.refetch())}
              className="min-h-11 w-full rounded-sm border border-line-strong bg-raised text-ink hover:bg-sunken"
            >
              {query.isFetching ? 'Loading NFTs…' : query.error ? 'Retry' : 'Load more'}
            </button>
          )}
        </li>
      )}
    </ul>
  )
}

/**
 * All NFTs of one collection that an address holds. No endpoint lists them, but the list of all its NFTs of a type is sorted by
 * collection (contract §4.1): it is read from a cursor made of the last NFT of the preview. Rows are compared with the collection,
 * so that an API with another order shows too few and never wrong ones.
 */
function useNftsOfCollection(collection: NftCollection, holder: string) {
  const { token, token_instances, amount } = collection
  const preview = useMemo(() => token_instances ?? [], [token_instances])
  const type = RESOURCES.addressNft.filters.type.of.find((each) => each === token?.type)
  const last = preview.at(-1)?.id ?? null
  const start = encodeCursor({
    token_contract_address_hash: token?.address_hash?.toLowerCase() ?? null,
    token_type: type ?? null,
    token_id: last,
  })
  const request = { resource: 'addressNft', params: { hash: holder }, filters: type ? { type: [type] } : {} } as const
  const enabled = amount !== null && amount > BigInt(preview.length) && type !== undefined && last !== null
  const query = useInfiniteQuery({ ...listQuery(useChain(), request, start), enabled })
  const { data, hasNextPage } = query
  const { rows, hasEnded } = useMemo(() => {
    const all = mergeRows<RowOf<'addressNft'>>(data?.pages ?? []).flatMap(({ value }) => value ?? [])
    const matching = all.filter((each) => sameHash(each.token?.address_hash, token?.address_hash))
    const previewIds = new Set(preview.map(({ id }) => id))
    return {
      rows: [...preview, ...matching.filter(({ id }) => !previewIds.has(id))],
      hasEnded: all.length > matching.length,
    }
  }, [data, preview, token])
  const hasMore = enabled && !hasEnded && (hasNextPage || !data)
  const heldCount = rows.reduce((sum, { value }) => sum + (value ?? 1n), 0n)
  const missing = amount !== null && !hasMore && heldCount < amount ? amount - heldCount : 0n
  return { rows, type, hasMore, missing, query }
}

function Thumbnail(props: { chain: string; instance: NftInstance; token: NftCollection['token'] }) {
  const name = plainText(nameOfInstance(props.instance, props.token), 60)
  return (
    <li title={name}>
      <NftImage instance={props.instance} size="250x250" alt={name} href={pathOfInstance(props)} />
    </li>
  )
}

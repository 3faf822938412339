import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { mergeRows } from '#/api/paging'
import { RESOURCES, type RowOf } from '#/api/resources'
import { listQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { encodeCursor } from '#/domain/cursor'
import { sameHash } from '#/domain/hash'
import { grouped } from '#/domain/numberFormat'
import { paths } from '#/domain/paths'
import { CollectionItem } from '#/features/nfts/CollectionItem'
import type { CollectionPicturesProps } from '#/features/nfts/CollectionPictures'
import { openedCollections } from '#/features/nfts/openedCollections'

/**
 * All NFTs of a collection that an address holds, in the square of its card. No endpoint has those of one collection: they are read
 * from the list of all its NFTs of that type, which has them collection by collection (contract §4.1), from behind the last one that
 * is known on. What comes is held against the collection, so that a server of another order shows too few and never others.
 */
export default function WholeCollection({ chain, collection, holder }: CollectionPicturesProps) {
  const { token, token_instances, amount } = collection
  const given = useMemo(() => token_instances ?? [], [token_instances])
  const type = RESOURCES.addressNft.filters.type.of.find((each) => each === token?.type)
  const last = given.at(-1)?.id ?? null
  const start = encodeCursor({
    token_contract_address_hash: token?.address_hash?.toLowerCase() ?? null,
    token_type: type ?? null,
    token_id: last,
  })
  const request = { resource: 'addressNft', params: { hash: holder }, filters: type ? { type: [type] } : {} } as const
  const asked = amount !== null && amount > BigInt(given.length) && type !== undefined && last !== null
  const query = useInfiniteQuery({ ...listQuery(useChain(), request, start), enabled: asked })
  const { data, error, isFetching, hasNextPage } = query
  const { rows, ended } = useMemo(() => {
    const all = mergeRows<RowOf<'addressNft'>>(data?.pages ?? []).flatMap(({ value }) => value ?? [])
    const ours = all.filter((each) => sameHash(each.token?.address_hash, token?.address_hash))
    const known = new Set(given.map(({ id }) => id))
    return { rows: [...given, ...ours.filter(({ id }) => !known.has(id))], ended: all.length > ours.length }
  }, [data, given, token])
  const more = asked && !ended && (hasNextPage || !data)
  const held = rows.reduce((sum, { value }) => sum + (value ?? 1n), 0n)
  const missing = amount !== null && !more && held < amount ? amount - held : 0n
  const takeUp = useCallback(
    (list: HTMLElement | null) => {
      const left = openedCollections.get(collection)
      openedCollections.set(collection, left ?? 0)
      if (left !== undefined) list?.scrollTo({ top: left })
      // The focus was on what this stands in place of.
      else list?.focus({ preventScroll: true })
    },
    [collection],
  )
  return (
    <ul
      ref={takeUp}
      onScroll={({ currentTarget }) => openedCollections.set(collection, currentTarget.scrollTop)}
      aria-label={`All NFTs of ${token?.name || token?.symbol || 'the collection'}`}
      aria-busy={isFetching}
      // A box that scrolls is reached by the keyboard, too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      // Narrower than it might be: the edge of the next line tells that there is one, where no scroll bar does.
      className="grid aspect-square grid-cols-2 content-start gap-1 overflow-y-auto pr-4"
    >
      {rows.map((instance) => (
        <CollectionItem key={String(instance.id)} chain={chain} instance={instance} token={token} />
      ))}
      {(more || missing > 0n) && (
        <li className="col-span-2 text-sm">
          {missing > 0n ? (
            <p className="p-2 text-muted">
              The server does not tell the other {grouped(missing)} by collection: they are among{' '}
              <a href={`${paths.address(chain, holder, 'nft')}${type ? `?type=${type}` : ''}`} className="underline">
                all NFTs of the address
              </a>
              .
            </p>
          ) : (
            <button
              type="button"
              disabled={isFetching}
              onClick={() => void (data ? query.fetchNextPage() : query.refetch())}
              className="min-h-11 w-full rounded-sm border border-line-strong bg-raised text-ink hover:bg-sunken"
            >
              {isFetching ? 'Loading more…' : error ? 'It failed: try again' : 'Load more'}
            </button>
          )}
        </li>
      )}
    </ul>
  )
}

import { lazy, Suspense, useState } from 'react'
import type { NftCollection } from '#/api/schemas/nft'
import { grouped } from '#/domain/numberFormat'
import { CollectionItem } from '#/features/nfts/CollectionItem'
import { openedCollections } from '#/features/nfts/openedCollections'

const WholeCollection = lazy(() => import('#/features/nfts/WholeCollection'))

export interface CollectionPicturesProps {
  chain: string
  collection: NftCollection
  /** Whose NFTs they are. */
  holder: string
}

/** Pictures that stand for a collection: two lines of two. */
const samples = 4

/** The first pictures of a collection in one square, each a link to its NFT; all of them, to be scrolled there, on request. */
export function CollectionPictures(props: CollectionPicturesProps) {
  const { chain, collection } = props
  const { token, token_instances, amount } = collection
  const [whole, setWhole] = useState(openedCollections.has(collection))
  const given = token_instances ?? []
  if (given.length === 0)
    return (
      <span className="grid aspect-square place-items-center rounded-sm bg-sunken text-sm text-muted">No pictures</span>
    )
  const more = amount !== null && amount > BigInt(given.length) ? amount : BigInt(given.length)
  const shown = given.slice(0, more > BigInt(samples) ? samples - 1 : samples)
  const rest = more - BigInt(shown.length)
  const few = (
    <ul className={`grid aspect-square content-start gap-1 ${shown.length > 1 ? 'grid-cols-2' : 'grid-cols-1'}`}>
      {shown.map((instance) => (
        <CollectionItem key={String(instance.id)} chain={chain} instance={instance} token={token} />
      ))}
      {rest > 0n && (
        <li>
          <button
            type="button"
            onClick={() => setWhole(true)}
            className="grid aspect-square w-full place-items-center rounded-sm border border-line-strong bg-raised text-sm text-ink hover:bg-sunken"
          >
            {grouped(rest)} more
          </button>
        </li>
      )}
    </ul>
  )
  if (!whole) return few
  return (
    <Suspense fallback={few}>
      <WholeCollection {...props} />
    </Suspense>
  )
}

import { useState } from 'react'
import type { NftInstance } from '#/api/schemas/nft'
import { grouped } from '#/domain/numberFormat'
import { type Attribute, attributesOf } from '#/features/nfts/attributes'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'

/** As many as are shown at once: more than any real NFT has, fewer than would keep a browser busy. */
const page = 60

/** The traits of an NFT, in the form that its author asked for; many of them come piece by piece. */
export function Traits({ metadata }: Pick<NftInstance, 'metadata'>) {
  const [shown, setShown] = useState(page)
  const attributes = attributesOf(metadata)
  if (attributes.length === 0) return null
  const rest = attributes.length - shown
  return (
    <>
      <h2 className="mt-6 mb-2 font-semibold">
        Traits <span className="font-normal text-muted">{grouped(attributes.length)}</span>
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 border-t border-line lg:grid-cols-3">
        {attributes.slice(0, shown).map((attribute, place) => (
          // Traits of one name may come more than once.
          // oxlint-disable-next-line react/no-array-index-key
          <Trait key={place} attribute={attribute} />
        ))}
      </dl>
      {rest > 0 && (
        <Button className="mt-2" onClick={() => setShown(shown + 10 * page)}>
          Show more traits: {grouped(rest)} left
        </Button>
      )}
    </>
  )
}

function Trait({ attribute: { trait, value, shownAs } }: { attribute: Attribute }) {
  return (
    <div className="min-w-0 border-b border-line py-2">
      <dt className="truncate text-sm text-muted">{trait ? <UntrustedText text={trait} max={60} /> : 'Trait'}</dt>
      <dd className="line-clamp-3 break-words">
        <UntrustedText text={value} max={200} />
        {shownAs && (
          <span className="ml-2 text-sm text-muted">
            (as <UntrustedText text={shownAs} max={30} />)
          </span>
        )}
      </dd>
    </div>
  )
}

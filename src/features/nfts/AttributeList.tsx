import { useState } from 'react'
import type { NftInstance } from '#/api/schemas/nft'
import { grouped } from '#/domain/numberFormat'
import { type Attribute, attributesOf } from '#/features/nfts/attributes'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'

/** Attributes shown before "Show more": more than real NFTs have, few enough to draw quickly. */
const INITIAL_ATTRIBUTES = 60

/** The attributes of an NFT, formatted as its author asked (`display_type`). */
export function AttributeList({ metadata }: Pick<NftInstance, 'metadata'>) {
  const [shown, setShown] = useState(INITIAL_ATTRIBUTES)
  const attributes = attributesOf(metadata)
  if (attributes.length === 0) return null
  const rest = attributes.length - shown
  return (
    <>
      <h2 className="mt-6 mb-2 font-semibold">
        Attributes <span className="font-normal text-muted">{grouped(attributes.length)}</span>
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 border-t border-line lg:grid-cols-3">
        {attributes.slice(0, shown).map((attribute, index) => (
          // Several attributes may share a name.
          // oxlint-disable-next-line react/no-array-index-key
          <AttributeEntry key={index} attribute={attribute} />
        ))}
      </dl>
      {rest > 0 && (
        <Button className="mt-2" onClick={() => setShown(shown + 10 * INITIAL_ATTRIBUTES)}>
          Show more attributes ({grouped(rest)} left)
        </Button>
      )}
    </>
  )
}

function AttributeEntry({ attribute: { name, value, displayType } }: { attribute: Attribute }) {
  return (
    <div className="min-w-0 border-b border-line py-2">
      <dt className="truncate text-sm text-muted">{name ? <UntrustedText text={name} max={60} /> : 'Attribute'}</dt>
      <dd className="line-clamp-3 break-words">
        <UntrustedText text={value} max={200} />
        {displayType && (
          <span className="ml-2 text-sm text-muted">
            (display type: <UntrustedText text={displayType} max={30} />)
          </span>
        )}
      </dd>
    </div>
  )
}

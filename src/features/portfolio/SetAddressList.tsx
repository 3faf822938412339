import { useSyncExternalStore } from 'react'
import { addressSet, type SetAddress } from '#/data/addressSet/addressSet'
import { labelIn, labels } from '#/data/labels/labels'
import { checksummed } from '#/domain/checksum'
import { counted } from '#/domain/numberFormat'
import { OwnLabel } from '#/entity/AddressLink'
import { Button } from '#/ui/Button'
import { FullHash } from '#/ui/FullHash'
import { LazyDetails } from '#/ui/LazyDetails'
import { UntrustedText } from '#/ui/UntrustedText'

/** The addresses of a set with their labels or names, each to remove if the set is yours. */
export function SetAddressList({ addresses, isEditable }: { addresses: readonly SetAddress[]; isEditable: boolean }) {
  const ownLabels = useSyncExternalStore(labels.subscribe, labels.get)
  return (
    <LazyDetails summary={counted(addresses.length, 'address', 'addresses')}>
      <div className="stack-3 pb-3">
        <ul className="max-h-96 overflow-y-auto border-y border-line">
          {addresses.map(({ hash, name }) => {
            const label = labelIn(ownLabels, hash)
            return (
              <li
                key={hash}
                className="flex flex-wrap items-center gap-x-3 border-b border-line py-1.5 last:border-b-0"
              >
                {(label ?? name) !== null && (
                  <span className="font-medium">
                    {label === null ? <UntrustedText text={name ?? ''} max={60} /> : <OwnLabel text={label} />}
                  </span>
                )}
                <span className="min-w-0 grow">
                  <FullHash hash={checksummed(hash, '')} />
                </span>
                {isEditable && (
                  <Button
                    aria-label={`Remove ${hash}`}
                    onClick={() => addressSet.set(addressSet.get().filter((each) => each.hash !== hash))}
                  >
                    Remove
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
        {isEditable && <Button onClick={() => addressSet.set([])}>Remove all addresses</Button>}
      </div>
    </LazyDetails>
  )
}

import { lazy } from 'react'
import { useStore } from '#/data/useStore'
import { addressSet, type SetAddress, setChains } from '#/data/addressSet/addressSet'
import { type Chain, type Config, usualChains } from '#/data/config/config'
import { labelIn, labels } from '#/data/labels/labels'
import { bookmarks } from '#/data/settings/bookmarks'
import { checksummed } from '#/domain/hashes/checksum'
import { isAddressHash } from '#/domain/hashes/hash'
import { counted, grouped } from '#/domain/amounts/numberFormat'
import { OwnLabel } from '#/entity/AddressLink'
import { Button } from '#/ui/Button'
import { FullHash } from '#/ui/Hash'
import { LazyDetails, LazyPanel } from '#/ui/LazyPanel'
import { UntrustedText } from '#/ui/UntrustedText'

/** The addresses of a set with their labels or names, each to remove if the set is yours. */
export function SetAddressList({ addresses, isEditable }: { addresses: readonly SetAddress[]; isEditable: boolean }) {
  const ownLabels = useStore(labels)
  return (
    <LazyDetails summary={counted(addresses.length, 'address', 'addresses')}>
      <div className="stack-3 pb-3">
        <ul className="panel max-h-96 overflow-y-auto px-4">
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

/** Buttons that add the addresses with private labels, and those that are bookmarked; without those that are in the set. */
export function AddressSources({ onAdd }: { onAdd: (hashes: readonly string[]) => void }) {
  const set = useStore(addressSet)
  const labeled = useStore(labels)
  const marked = useStore(bookmarks)
  const here = new Set(set.map(({ hash }) => hash))
  const others = (hashes: readonly string[]) =>
    [...new Set(hashes.filter(isAddressHash).map((hash) => hash.toLowerCase()))].filter((hash) => !here.has(hash))
  const fromLabels = others(Object.keys(labeled))
  const fromBookmarks = others(marked.map(({ href }) => /^\/\d+\/address\/([^/]+)/.exec(href)?.[1] ?? ''))
  return (
    <>
      {fromLabels.length > 0 && (
        <Button onClick={() => onAdd(fromLabels)}>Add private labels ({grouped(fromLabels.length)})</Button>
      )}
      {fromBookmarks.length > 0 && (
        <Button onClick={() => onAdd(fromBookmarks)}>Add bookmarks ({grouped(fromBookmarks.length)})</Button>
      )}
    </>
  )
}

const ChainChoice = lazy(() => import('#/entity/ChainChoice'))

/** Checkboxes for the chains of the set. */
export function SetChainChoice({ config, chains }: { config: Config; chains: readonly Chain[] }) {
  return (
    <LazyPanel fallback={<p className="text-muted">Chains…</p>}>
      <ChainChoice
        config={config}
        selected={new Set(chains.map(({ id }) => id))}
        usual={usualChains(config).length}
        onSelect={setChains.set}
      />
    </LazyPanel>
  )
}

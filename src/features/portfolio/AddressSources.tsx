import { useSyncExternalStore } from 'react'
import { addressSet } from '#/data/addressSet/addressSet'
import { labels } from '#/data/labels/labels'
import { bookmarks } from '#/data/settings/bookmarks'
import { isAddressHash } from '#/domain/hash'
import { grouped } from '#/domain/numberFormat'
import { Button } from '#/ui/Button'

/** Buttons that add the addresses with private labels, and those that are bookmarked; without those that are in the set. */
export function AddressSources({ onAdd }: { onAdd: (hashes: readonly string[]) => void }) {
  const set = useSyncExternalStore(addressSet.subscribe, addressSet.get)
  const labeled = useSyncExternalStore(labels.subscribe, labels.get)
  const marked = useSyncExternalStore(bookmarks.subscribe, bookmarks.get)
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

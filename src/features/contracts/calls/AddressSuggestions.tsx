import { useSyncExternalStore } from 'react'
import { labels } from '#/data/labels/labels'
import { bookmarks } from '#/data/settings/bookmarks'
import { SUGGESTIONS_ID } from '#/features/contracts/calls/LeafField'

/** Addresses that you have labeled or bookmarked, which fields for addresses suggest. */
export function AddressSuggestions() {
  const labeled = useSyncExternalStore(labels.subscribe, labels.get)
  const marked = useSyncExternalStore(bookmarks.subscribe, bookmarks.get)
  const names = new Map<string, string>()
  for (const { href, title } of marked) {
    const address = /\/(?:address|token)\/(0x[\da-f]{40})/i.exec(href)?.[1]
    if (address) names.set(address.toLowerCase(), title)
  }
  for (const [address, label] of Object.entries(labeled)) names.set(address.toLowerCase(), label)
  return (
    <datalist id={SUGGESTIONS_ID}>
      {[...names].map(([address, name]) => (
        <option key={address} value={address}>
          {name}
        </option>
      ))}
    </datalist>
  )
}

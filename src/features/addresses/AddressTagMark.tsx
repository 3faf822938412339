import type { AddressTag } from '#/domain/addressTags'
import { UntrustedText } from '#/ui/UntrustedText'

const signs = { metadata: '', public: '', private: '✎ ', watchlist: '★ ' } as const
const authors = {
  metadata: 'Tag',
  public: 'Public tag',
  private: 'Your own tag',
  watchlist: 'On your watch list',
} as const

/** A label of an address, in its author's colours where these can be read; who gave it and what it means are on hover. */
export function AddressTagMark({ tag: { text, source, about, colours } }: { tag: AddressTag }) {
  return (
    <span
      title={about ? `${authors[source]}. ${about}` : authors[source]}
      className={`inline-block max-w-full rounded-xs px-1.5 text-sm ${colours ? '' : 'bg-sunken'}`}
      style={colours ? { background: colours.background, color: colours.ink } : undefined}
    >
      {signs[source]}
      <UntrustedText text={text} max={40} />
    </span>
  )
}

/** Who gave a label, in words. */
export function authorOf({ source }: AddressTag): string {
  return authors[source]
}

import type { AddressTag } from './addressTags'
import { UntrustedText } from '#/ui/UntrustedText'

const icons = { metadata: '', public: '', private: 'icon icon-pencil', watchlist: 'icon icon-star-full' } as const

const sources = {
  metadata: 'Public tag',
  public: 'Public tag',
  private: 'Private tag',
  watchlist: 'Watchlist',
} as const

/** A tag of an address, in its own colors if these are legible; its source and meaning are in the tooltip. */
export function AddressTagBadge({ tag: { text, source, about, colors } }: { tag: AddressTag }) {
  return (
    <span
      title={about ? `${sources[source]}. ${about}` : sources[source]}
      className={`${icons[source]} inline-block max-w-full rounded-xs px-1.5 text-sm ${colors ? '' : 'bg-sunken'}`}
      style={colors ? { background: colors.background, color: colors.ink } : undefined}
    >
      <UntrustedText text={text} max={40} />
    </span>
  )
}

/** Says who assigned a tag. */
export function tagSource({ source }: AddressTag): string {
  return sources[source]
}

import type { Phrase } from '#/domain/tokenSummary'
import { UntrustedText } from '#/ui/UntrustedText'

/** A sentence in which what others wrote is kept apart from our own words. */
export function Sentence({ phrases }: { phrases: readonly Phrase[] }) {
  return phrases.map((phrase, place) =>
    typeof phrase === 'string' ? (
      phrase
    ) : (
      // A sentence's parts have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <UntrustedText key={place} text={phrase.hostile} max={60} />
    ),
  )
}

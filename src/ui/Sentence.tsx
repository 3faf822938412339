import type { Phrase } from '#/domain/tokens/tokenSummary'
import { UntrustedText } from '#/ui/UntrustedText'

/** A sentence that contains untrusted texts. */
export function Sentence({ phrases }: { phrases: readonly Phrase[] }) {
  return phrases.map((phrase, index) =>
    typeof phrase === 'string' ? (
      phrase
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- phrases have no identity but their position
      <UntrustedText key={index} text={phrase.untrusted} max={60} />
    ),
  )
}

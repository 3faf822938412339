import { labelOf } from '#/domain/open'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

/** A status or another word of the API in words ("in_challenge_period" → "In challenge period"). */
export function StatusWords({ text }: { text: string | null }) {
  return text ? <UntrustedText text={labelOf({ other: text })} max={60} /> : <MissingValue />
}

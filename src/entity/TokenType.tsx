import type { Token } from '#/api/schemas/token'
import { isOther } from '#/domain/open'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

/** A token type; one that Astrolabe doesn't know is shown as the API reports it. */
export function TokenType({ type }: { type: Token['type'] }) {
  if (type === null) return <MissingValue />
  return isOther(type) ? <UntrustedText text={type.other} max={16} /> : type
}

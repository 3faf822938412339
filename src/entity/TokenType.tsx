import type { Token } from '#/api/schemas/token'
import { isOther } from '#/domain/open'
import { HostileText } from '#/ui/HostileText'
import { Unknown } from '#/ui/Unknown'

/** A token standard; one that is not known here is the server's word. */
export function TokenType({ type }: { type: Token['type'] }) {
  if (type === null) return <Unknown />
  return isOther(type) ? <HostileText text={type.other} max={16} /> : type
}

import type { Token } from '#/api/schemas/token'
import { shortHash } from '#/domain/hashes/hash'
import { isOther } from '#/domain/open'
import { paths } from '#/domain/links/paths'
import { plainText } from '#/domain/text/text'
import { ScamMark } from '#/entity/AddressLink'
import { SameNameMark } from '#/entity/SameNameMark'
import { monogram, TokenMark } from '#/entity/TokenMark'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

interface TokenSymbolProps {
  chain: string
  /** Its texts are untrusted. */
  token: { readonly hash: string | null; readonly symbol: string | null; readonly name: string | null }
  /** Whether it is called by its name rather than its symbol. */
  byName?: boolean
  /** As the API reports it. */
  reputation?: unknown
  /** URL of the token's logo, as the API reports it. */
  icon?: string | null
}

/** Symbols up to this length never break from their mark. */
const MAX_UNBROKEN = 12

/** A token in running text: its logo or monogram and its symbol, else its name or hash; a link where its contract is known. */
export function TokenSymbol({ chain, token, byName = false, reputation, icon }: TokenSymbolProps) {
  const { hash, symbol, name } = token
  const text = (byName && name) || symbol || name || (hash === null ? 'an unknown token' : shortHash(hash))
  const mark = icon ? undefined : monogram(token)
  const words = (
    <>
      {reputation === 'scam' && <ScamMark />}
      <SameNameMark token={hash} />
      <UntrustedText text={text} max={24} />
    </>
  )
  return hash === null ? (
    words
  ) : (
    <a
      href={paths.token(chain, hash)}
      data-address={hash.toLowerCase()}
      title={name ? `${plainText(name, 60)}, ${hash}` : hash}
      {...mark}
      className={`${mark?.className ?? ''} ${text.length <= MAX_UNBROKEN ? 'whitespace-nowrap' : ''}`}
    >
      {icon && <TokenMark token={token} url={icon} />}
      {words}
    </a>
  )
}

/** A token type; one that Astrolabe doesn't know is shown as the API reports it. */
export function TokenType({ type }: { type: Token['type'] }) {
  if (type === null) return <MissingValue />
  return isOther(type) ? <UntrustedText text={type.other} max={16} /> : type
}

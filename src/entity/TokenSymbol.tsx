import { shortHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import { ScamMark } from '#/entity/AddressLink'
import { UntrustedText } from '#/ui/UntrustedText'

interface TokenSymbolProps {
  chain: string
  /** What is known of the token; its texts were written by anybody. */
  token: { readonly hash: string | null; readonly symbol: string | null; readonly name: string | null }
  /** What the server thinks of it. */
  reputation?: unknown
}

/** A token in running text: by its symbol, else its name or hash; a link where its contract is known. */
export function TokenSymbol({ chain, token: { hash, symbol, name }, reputation }: TokenSymbolProps) {
  const text = symbol || name || (hash === null ? 'an unknown token' : shortHash(hash))
  const words = (
    <>
      {reputation === 'scam' && <ScamMark />}
      <UntrustedText text={text} max={24} />
    </>
  )
  return hash === null ? (
    words
  ) : (
    <a href={paths.token(chain, hash)} data-address={hash.toLowerCase()} title={name ? `${name}, ${hash}` : hash}>
      {words}
    </a>
  )
}

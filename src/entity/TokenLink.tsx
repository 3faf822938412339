import type { Token } from '#/api/schemas/token'
import { shortHash } from '#/domain/hashes/hash'
import { paths } from '#/domain/links/paths'
import { ScamMark } from '#/entity/AddressLink'
import { SameNameMark } from '#/entity/SameNameMark'
import { monogram, TokenMark } from '#/entity/TokenMark'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

/** The fields of a token that its name consists of. */
type NamedToken = Pick<Token, 'address_hash' | 'icon_url' | 'symbol' | 'name' | 'reputation'>

/**
 * Links to a token by its logo or monogram, name and symbol, marked where the API flags it as a scam; by its contract's hash where it
 * has neither name nor symbol.
 */
export function TokenLink({ chain, token }: { chain: string; token: NamedToken | null }) {
  if (!token?.address_hash) return <TokenName token={token} />
  const { address_hash: hash, icon_url: icon, symbol, name } = token
  const mark = icon ? undefined : monogram({ hash, symbol, name })
  return (
    <a
      href={paths.token(chain, hash)}
      data-address={hash.toLowerCase()}
      title={hash}
      {...mark}
      className={`token-link ${mark?.className ?? ''}`}
    >
      {icon && <TokenMark token={{ hash, symbol, name }} url={icon} />}
      <TokenName token={token} />
    </a>
  )
}

/** A token's name and symbol without a link. */
export function TokenName({ token }: { token: NamedToken | null }) {
  if (!token) return <MissingValue />
  const { name, symbol, address_hash, reputation } = token
  const title = name || symbol || (address_hash && shortHash(address_hash))
  return (
    <>
      {reputation === 'scam' && <ScamMark />}
      <SameNameMark token={address_hash} />
      {title ? <UntrustedText text={title} max={40} /> : <MissingValue what="No name" />}
      {name && symbol && name !== symbol && (
        <>
          {/* Copied text and accessible names need the space. */}{' '}
          <span className="ml-0.5 text-muted">
            <UntrustedText text={symbol} max={16} />
          </span>
        </>
      )}
    </>
  )
}

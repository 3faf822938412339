import { type CSSProperties, lazy, Suspense } from 'react'
import { addressColors } from '#/ui/addressColors'

/** What the mark of a token is drawn from. */
interface MarkedToken {
  readonly hash: string | null
  readonly symbol: string | null
  readonly name: string | null
}

/**
 * The properties of an element that starts with a token's monogram (hash.css): the first letter of its symbol in the color of its
 * contract, drawn before the element's text, so that it costs no element. Decorative, as the name is next to it.
 */
export function monogram({ hash, symbol, name }: MarkedToken): {
  className: string
  'data-letter': string
  style: CSSProperties | undefined
} {
  return {
    className: 'token',
    'data-letter': letterOf(symbol) ?? letterOf(name) ?? '·',
    style: hash === null ? undefined : addressColors(hash.toLowerCase()),
  }
}

const letterOf = (text: string | null) => /[\p{L}\p{N}]/u.exec(text ?? '')?.[0].toUpperCase()

/** The monogram of a chain's native currency. */
export function NativeMark({ currency: { symbol } }: { currency: { readonly symbol: string } }) {
  return <span {...monogram({ hash: null, symbol, name: null })} />
}

interface TokenMarkProps {
  token: MarkedToken
  /** URL of the logo, as the API reports it. */
  url: string | null
}

/** Lazy: few tokens have a logo, and rows are shown without it first. */
const TokenLogo = lazy(() => import('#/entity/TokenLogo'))

/** A token's logo in a place of fixed size; its monogram until that is loaded, and where there is none. */
export function TokenMark({ token, url }: TokenMarkProps) {
  const mark = <span {...monogram(token)} />
  return url ? (
    <Suspense fallback={mark}>
      <TokenLogo url={url} fallback={mark} />
    </Suspense>
  ) : (
    mark
  )
}

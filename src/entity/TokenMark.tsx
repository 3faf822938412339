import { type CSSProperties, useState } from 'react'
import { mediaChoice, mediaHosts } from '#/data/settings/mediaChoice'
import { useChain } from '#/data/sources/useChain'
import { mediaSources } from '#/entity/mediaSource'
import { UntrustedImage } from '#/entity/UntrustedImage'
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

/** A token's logo in a place of fixed size; its monogram if it has none, if it fails, and where you turned automatic images off. */
export function TokenMark({ token, url }: TokenMarkProps) {
  const { config } = useChain()
  const [found] = url ? mediaSources(url, mediaHosts(config), 'image', 60) : []
  const source = mediaChoice() === 'automatic' || found?.startsWith('data:') ? found : undefined
  const [failed, setFailed] = useState<string | null>(null)
  if (!source || source === failed) return <span {...monogram(token)} />
  return (
    <UntrustedImage
      key={source}
      source={source}
      alt=""
      loading="lazy"
      decoding="async"
      className="token-logo"
      onError={() => setFailed(source)}
      onWithheld={() => setFailed(source)}
    />
  )
}

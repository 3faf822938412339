import { type ReactNode, useState } from 'react'
import { mediaChoice, mediaHosts } from '#/data/settings/mediaChoice'
import { useChain } from '#/data/sources/useChain'
import { mediaSources } from '#/entity/mediaSource'
import { UntrustedImage } from '#/entity/UntrustedImage'

interface TokenLogoProps {
  url: string
  fallback: ReactNode
}

/** A token's logo; `fallback` if it fails, and where you turned automatic images off. */
export default function TokenLogo({ url, fallback }: TokenLogoProps) {
  const { config } = useChain()
  const [found] = mediaSources(url, mediaHosts(config), 'image', 60)
  const source = mediaChoice() === 'automatic' || found?.startsWith('data:') ? found : undefined
  const [failed, setFailed] = useState<string | null>(null)
  if (!source || source === failed) return fallback
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

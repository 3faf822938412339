import { useState } from 'react'
import { mediaChoice, mediaHosts } from '#/data/settings/mediaChoice'
import { useChain } from '#/data/sources/useChain'
import { mediaSources } from '#/entity/mediaSource'

interface TokenIconProps {
  /** URL of the icon, as the API reports it. */
  url: string | null
  /** The token's symbol or name, whose first letter replaces a missing icon. */
  name: string | null
}

/** A token's icon in a box of fixed size, so that nothing shifts when it loads or fails; decorative, as the name is next to it. */
export function TokenIcon({ url, name }: TokenIconProps) {
  const { config } = useChain()
  const [found] = url ? mediaSources(url, mediaHosts(config), 'image', 60) : []
  // Only the letter where the user turned automatic images off.
  const source = mediaChoice() === 'automatic' || found?.startsWith('data:') ? found : undefined
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span
      aria-hidden
      className="mr-2.5 inline-grid size-7 shrink-0 place-items-center overflow-hidden rounded-full bg-sunken align-top text-sm text-muted"
    >
      {source && source !== failed ? (
        <img
          src={source}
          alt=""
          width={28}
          height={28}
          decoding="async"
          referrerPolicy="no-referrer"
          className="size-full object-contain"
          onError={() => setFailed(source)}
        />
      ) : (
        (/[\p{L}\p{N}]/u.exec(name ?? '')?.[0].toUpperCase() ?? '·')
      )}
    </span>
  )
}

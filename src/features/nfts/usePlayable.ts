import { useState } from 'react'
import { mediaHosts } from '#/data/settings/mediaChoice'
import { useChain } from '#/data/sources/useChain'
import { mediaSources } from '#/entity/mediaSource'
import { isReadModel } from '#/domain/mediaKind'
import type { ActiveMedium } from '#/features/nfts/activeMedium'

/** The addresses that a medium may be played from, the first one first; a page only over an encrypted connection. */
export function usePlayable({ written, kind }: ActiveMedium): readonly string[] {
  const { config } = useChain()
  const [hosts] = useState(() => mediaHosts(config))
  if (kind === 'model') return isReadModel(written) ? mediaSources(written, hosts, kind) : []
  if (kind !== 'page') return mediaSources(written, hosts, kind)
  // A frame is no medium: a proxy that gave it another origin would give it what that origin may do.
  return mediaSources(written, { ...hosts, mediaProxy: null }).filter((source) => source.startsWith('https:'))
}

import { useState } from 'react'
import { mediaHosts } from '#/data/settings/mediaChoice'
import { useChain } from '#/data/sources/useChain'
import { isReadModel } from '#/domain/media/mediaKind'
import { mediaSources } from '#/entity/mediaSource'
import type { ActiveMedia } from '#/entity/nftMedia'

/** URLs that the media may load from, in order of preference; HTML pages over https only. */
export function usePlayableSources({ url, kind }: ActiveMedia): readonly string[] {
  const { config } = useChain()
  // Read once, so that a change of the preferred gateway does not restart what plays.
  const [hosts] = useState(() => mediaHosts(config))
  if (kind === 'model') return isReadModel(url) ? mediaSources(url, hosts, kind) : []
  if (kind !== 'page') return mediaSources(url, hosts, kind)
  // Never through the media proxy: the page would run with the rights of the proxy's origin.
  return mediaSources(url, { ...hosts, mediaProxy: null }).filter((source) => source.startsWith('https:'))
}

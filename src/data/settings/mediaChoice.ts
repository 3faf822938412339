import { storedText, storeText } from '#/data/persistence/browserStorage'
import { storedValue } from '#/data/persistence/storedValue'
import type { Config } from '#/data/config/config'

/** When images from third-party hosts are loaded. What plays or runs is always loaded by a click only. */
export type MediaChoice = 'automatic' | 'on click' | 'never'

const GATEWAY_SLOT = 'astrolabe.gateway'

const choice = storedValue('astrolabe.media', (stored): MediaChoice =>
  stored === 'on click' || stored === 'never' ? stored : 'automatic',
)

/** Your choice; 'automatic' by default, because images are requested without a referrer. */
export const mediaChoice = choice.get

/** Saves your choice. */
export const saveMediaChoice = choice.set

/** The gateways and the proxy that media are loaded through. */
export type MediaHosts = Pick<Config, 'ipfsGateways' | 'arweaveGateways' | 'swarmGateways' | 'mediaProxy'>

/** Those of a configuration, with the gateway first that responded first last time. */
export function mediaHosts({ ipfsGateways, arweaveGateways, swarmGateways, mediaProxy }: Config): MediaHosts {
  const fastest = storedText('tab', GATEWAY_SLOT)
  const inOrder = (gateways: readonly string[]) =>
    gateways.toSorted((a, b) => Number(b === fastest) - Number(a === fastest))
  return {
    ipfsGateways: inOrder(ipfsGateways),
    arweaveGateways: inOrder(arweaveGateways),
    swarmGateways: inOrder(swarmGateways),
    mediaProxy,
  }
}

/** Notes the gateway that responded first, if `source` was loaded through one. */
export function noteSource({ ipfsGateways }: Config, source: string): void {
  const gateway = ipfsGateways.find((each) => source.startsWith(`${each}/`))
  if (gateway) storeText('tab', GATEWAY_SLOT, gateway)
}

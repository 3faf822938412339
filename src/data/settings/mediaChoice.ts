import type { Config } from '#/data/config/config'

/** When images from third-party hosts are loaded. What plays or runs is always loaded by a click only. */
export type MediaChoice = 'automatic' | 'on click' | 'never'

const CHOICE_SLOT = 'astrolabe.media'
const GATEWAY_SLOT = 'astrolabe.gateway'

/** Your choice; 'automatic' by default, because images are requested without a referrer. */
export function mediaChoice(): MediaChoice {
  try {
    const stored = localStorage.getItem(CHOICE_SLOT)
    return stored === 'on click' || stored === 'never' ? stored : 'automatic'
  } catch {
    return 'automatic' // Storage is denied: nothing was chosen.
  }
}

/** Saves your choice. */
export function saveMediaChoice(choice: MediaChoice): void {
  try {
    localStorage.setItem(CHOICE_SLOT, choice)
  } catch {
    // Storage is denied: the setting shows that it has not changed.
  }
}

/** The gateways and the proxy that media are loaded through. */
export type MediaHosts = Pick<Config, 'ipfsGateways' | 'arweaveGateways' | 'swarmGateways' | 'mediaProxy'>

/** Those of a configuration, with the gateway first that responded first last time. */
export function mediaHosts({ ipfsGateways, arweaveGateways, swarmGateways, mediaProxy }: Config): MediaHosts {
  const fastest = fastestGateway()
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
  try {
    if (gateway) sessionStorage.setItem(GATEWAY_SLOT, gateway)
  } catch {
    // Storage is denied: the configured order stays.
  }
}

function fastestGateway(): string | null {
  try {
    return sessionStorage.getItem(GATEWAY_SLOT)
  } catch {
    return null
  }
}

import type { Config } from '#/data/config/config'

/** When what others host is fetched: pictures; what plays or runs is never fetched unasked. */
export type MediaChoice = 'at once' | 'on click' | 'never'

const choiceSlot = 'astrolabe.media'
const gatewaySlot = 'astrolabe.gateway'

/** What the reader chose on this device; at once by default, as pictures are fetched without telling from which page. */
export function mediaChoice(): MediaChoice {
  try {
    const kept = localStorage.getItem(choiceSlot)
    return kept === 'on click' || kept === 'never' ? kept : 'at once'
  } catch {
    return 'at once' // Storage is denied: nothing was chosen.
  }
}

/** Keeps the reader's choice. */
export function keepMediaChoice(choice: MediaChoice): void {
  try {
    localStorage.setItem(choiceSlot, choice)
  } catch {
    // As above: it holds for nothing then, and the settings show so.
  }
}

/** Through which servers media are fetched that are not in the web themselves, or none of them. */
export type MediaHosts = Pick<Config, 'ipfsGateways' | 'arweaveGateways' | 'mediaProxy'>

/** Those of a configuration, the gateway first that answered first the last time. */
export function mediaHosts({ ipfsGateways, arweaveGateways, mediaProxy }: Config): MediaHosts {
  const winner = lastWinner()
  const inOrder = (gateways: readonly string[]) =>
    gateways.toSorted((a, b) => Number(b === winner) - Number(a === winner))
  return { ipfsGateways: inOrder(ipfsGateways), arweaveGateways: inOrder(arweaveGateways), mediaProxy }
}

/** Notes which gateway's answer came first, if `source` came through one. */
export function noteSource({ ipfsGateways }: Config, source: string): void {
  const gateway = ipfsGateways.find((each) => source.startsWith(`${each}/`))
  try {
    if (gateway) sessionStorage.setItem(gatewaySlot, gateway)
  } catch {
    // Storage is denied: the configured order stays.
  }
}

function lastWinner(): string | null {
  try {
    return sessionStorage.getItem(gatewaySlot)
  } catch {
    return null
  }
}

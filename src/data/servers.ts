import type { Chain } from '#/data/config'

/** What of a configuration says where its chains are read. */
export interface Servers {
  readonly demo?: boolean | undefined
  readonly proUrl?: string | undefined
  readonly chains: readonly Pick<Chain, 'id' | 'baseUrl' | 'proUrl' | 'multichain'>[]
}

/** That alone of a configuration; null of a demo, which asks nobody. */
export function serversOf({ demo, proUrl, chains }: Servers): Servers | null {
  if (demo) return null
  return {
    proUrl,
    chains: chains.map(({ id, baseUrl, proUrl: own, multichain }) => ({ id, baseUrl, proUrl: own, multichain })),
  }
}

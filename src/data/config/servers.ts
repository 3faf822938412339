import type { Chain, Config } from '#/data/config/config'

/** What of a configuration says where its chains are read. */
export interface ConfiguredServers {
  readonly demo?: boolean | undefined
  readonly proUrl?: string | undefined
  readonly chains: readonly Pick<Chain, 'id' | 'baseUrl' | 'proUrl' | 'multichain'>[]
}

/** That alone of a configuration; null of a demo, which asks nobody. */
export function serversOf({ demo, proUrl, chains }: ConfiguredServers): ConfiguredServers | null {
  if (demo) return null
  return {
    proUrl,
    chains: chains.map(({ id, baseUrl, proUrl: own, multichain }) => ({ id, baseUrl, proUrl: own, multichain })),
  }
}

/** The URL of the multichain API that serves a chain; undefined where none does. */
export function proUrlOf(config: Pick<Config, 'proUrl'>, { multichain, proUrl }: Chain): string | undefined {
  return multichain ? (proUrl ?? config.proUrl) : undefined
}

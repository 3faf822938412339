import type { Chain, Config } from '#/data/config/config'

/** The URL of the multichain API that serves a chain; undefined where none does. */
export function proUrlOf(config: Pick<Config, 'proUrl'>, { multichain, proUrl }: Chain): string | undefined {
  return multichain ? (proUrl ?? config.proUrl) : undefined
}

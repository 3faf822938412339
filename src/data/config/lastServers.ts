/* oxlint-disable typescript/no-unsafe-type-assertion -- what is found is a guess, which whoever makes a request of it tries */
import { type ConfiguredServers, serversOf } from '#/data/config/servers'

/** Another app may be below another path of this origin, with servers of its own. */
const slot = `astrolabe.servers ${import.meta.env.BASE_URL}`

/** Servers that were named so long ago are asked for nothing before the configuration is there, days. */
const LASTING = 30
/** More than that is not kept, characters: a few hundred chains. */
const MOST = 50_000

const today = () => Math.floor(Date.now() / 86_400_000)

/** The servers that the configuration named when a page was opened here last; null where that is unknown, or long ago. */
export function lastServers(): ConfiguredServers | null {
  try {
    const { on, ...servers } = JSON.parse(localStorage.getItem(slot) ?? '{}') as ConfiguredServers & { on?: unknown }
    return typeof on === 'number' && today() - on <= LASTING ? servers : null
  } catch {
    return null // Storage is denied, or damaged: see rememberServers.
  }
}

/** Keeps the servers of a configuration for the next time; none of a demo, which asks nobody. */
export function saveLastServers(config: ConfiguredServers): void {
  const servers = serversOf(config)
  const text = JSON.stringify({ on: today(), ...servers })
  try {
    if (!servers || text.length > MOST) localStorage.removeItem(slot)
    else if (localStorage.getItem(slot) !== text) localStorage.setItem(slot, text)
  } catch {
    // Denied or full: the next page waits for its configuration.
  }
}

import { paths } from '#/domain/links/paths'
import { addableHost } from '#/domain/search/explorerHosts'
import type { ForeignLink } from '#/features/search/searchQuery'

/** What a link to a chain that is not configured is to, and the offer to add the chain; `name` is null for one that is not known. */
export function foreignTitle({ chain, host }: ForeignLink, name: string | null): string {
  // A payment request and an address with its chain in front have no host.
  return `${host.includes('.') ? 'This link is to' : 'This address is on'} ${nameOf(chain, name)}. Add it?`
}

/** The label of the link that adds a chain. */
export function addLabel(chain: string, name: string | null): string {
  return `Add ${nameOf(chain, name)}`
}

/** The form that adds a chain, with the URL of its explorer if one is known. */
export function addPath(chain: string): string {
  const server = addableHost(chain)
  return paths.addChain(server === null ? undefined : `https://${server}`)
}

const nameOf = (chain: string, name: string | null) => name ?? `chain ${chain}`

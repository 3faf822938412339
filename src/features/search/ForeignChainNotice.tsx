import { knownChain } from '#/data/config/chainDirectory'
import { paths } from '#/domain/links/paths'
import { addableHost } from '#/domain/search/explorerHosts'
import type { ForeignLink } from '#/features/search/searchQuery'
import { Notice } from '#/ui/Notice'
import { UntrustedText } from '#/ui/UntrustedText'

/** Says which chain a link is to that is not configured, with a link that adds the chain. */
export function ForeignChainNotice({ link: { chain, host } }: { link: ForeignLink }) {
  const name = knownChain(chain)?.name ?? `chain ${chain}`
  const server = addableHost(chain)
  // A payment request and an address with its chain in front have no host.
  const what = host.includes('.') ? 'link' : 'address'
  return (
    <div className="pt-3">
      <Notice title={`This ${what} is to ${name}. Add it?`}>
        <p className="text-muted">
          {what === 'link' && (
            <>
              <UntrustedText text={host} max={60} /> shows {name}.{' '}
            </>
          )}
          {name === `chain ${chain}` ? 'The chain is' : `${name} (chain ID ${chain}) is`} not configured here.
        </p>
        <p>
          <a href={paths.addChain(server === null ? undefined : `https://${server}`)} className="underline">
            Add {name}
          </a>
        </p>
      </Notice>
    </div>
  )
}

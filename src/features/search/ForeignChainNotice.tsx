import { knownChain } from '#/data/config/chainDirectory'
import { addLabel, addPath, foreignTitle } from '#/features/search/foreignChain'
import type { ForeignLink } from '#/features/search/searchQuery'
import { Notice } from '#/ui/Notice'
import { UntrustedText } from '#/ui/UntrustedText'

/** Says which chain a link is to that is not configured, with a link that adds the chain. */
export function ForeignChainNotice({ link }: { link: ForeignLink }) {
  const { chain, host } = link
  const name = knownChain(chain)?.name ?? null
  return (
    <div className="pt-3">
      <Notice title={foreignTitle(link, name)}>
        <p className="text-muted">
          {host.includes('.') && (
            <>
              <UntrustedText text={host} max={60} /> shows {name ?? `chain ${chain}`}.{' '}
            </>
          )}
          {name === null ? 'The chain is' : `${name} (chain ID ${chain}) is`} not configured here.
        </p>
        <p>
          <a href={addPath(chain)} className="underline">
            {addLabel(chain, name)}
          </a>
        </p>
      </Notice>
    </div>
  )
}

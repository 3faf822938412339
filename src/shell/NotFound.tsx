import { useRouter, useRouterState } from '@tanstack/react-router'
import { lazy } from 'react'
import { findChain } from '#/data/config/config'
import type { NotAnIdentifier } from '#/data/routeParams'
import { isAddressHash, isTransactionHash } from '#/domain/hashes/hash'
import { paths } from '#/domain/links/paths'
import { chainOfWord } from '#/domain/search/chainWords'
import SearchForm from '#/entity/SearchForm'
import { UntrustedText } from '#/ui/UntrustedText'
import { LazyPanel } from '#/ui/LazyPanel'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

/** Lazy: it has the names of all chains. */
const UnknownChain = lazy(() => import('#/shell/UnknownChain'))

/** The 404 page: names the invalid part of the URL and links to valid pages. */
export default function NotFound({ data }: { data?: unknown }) {
  const { pathname } = useRouterState({ select: ({ location }) => location })
  const { config } = useRouter().options.context
  const first = pathname.split('/').find(Boolean) ?? ''
  const chain = findChain(config, first)
  const unknownChain = chain ? null : chainOfWord(first)
  const wrong = isNotAnIdentifier(data) ? data : null
  return (
    <div className="py-8">
      <PageMeta title="Not found" />
      <h1 className="sr-only">Not found</h1>
      <Notice
        title={
          wrong ? (
            <>
              <UntrustedText text={wrong.given} max={90} /> is not {wrong.expected.split(':')[0]}
            </>
          ) : unknownChain ? (
            `Chain ${first} not configured`
          ) : (
            'Page not found'
          )
        }
      >
        {unknownChain ? (
          <LazyPanel>
            <UnknownChain chain={unknownChain} />
          </LazyPanel>
        ) : (
          <p className="text-muted">
            {wrong ? (
              `Expected ${wrong.expected}.`
            ) : (
              <>
                No page at <UntrustedText text={pathname} max={120} />
              </>
            )}
          </p>
        )}
        {wrong && chain && <OtherRecord chain={chain.id} given={wrong.given} />}
        <SearchForm key={pathname} chain={chain ?? null} initial={wrong?.given ?? ''} />
        <p className="flex gap-4">
          {wrong && chain && <a href={paths.search(chain.id, wrong.given)}>Search {chain.name}</a>}
          {chain && <a href={paths.chain(chain.id)}>{chain.name}</a>}
          <a href={paths.chains()}>All chains</a>
        </p>
      </Notice>
    </div>
  )
}

/** What the digits in a path are: those of a hash where an address is expected, or the other way round. */
function OtherRecord({ chain, given }: { chain: string; given: string }) {
  if (isTransactionHash(given))
    return (
      <p>
        This has the digits of a hash. <a href={paths.transaction(chain, given)}>Open it as a transaction</a>
      </p>
    )
  if (!isAddressHash(given)) return null
  return (
    <p>
      This has the digits of an address. <a href={paths.address(chain, given)}>Open the address</a>
    </p>
  )
}

function isNotAnIdentifier(data: unknown): data is NotAnIdentifier {
  return typeof data === 'object' && data !== null && 'expected' in data
}

import { useRouter, useRouterState } from '@tanstack/react-router'
import { findChain } from '#/data/config/config'
import type { NotAnIdentifier } from '#/data/routeParams'
import { isChainKey } from '#/domain/chainKey'
import { paths } from '#/domain/links/paths'
import SearchForm from '#/entity/SearchForm'
import { UntrustedText } from '#/ui/UntrustedText'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

/** The 404 page: names the invalid part of the URL and links to valid pages. */
export default function NotFound({ data }: { data?: unknown }) {
  const { pathname } = useRouterState({ select: ({ location }) => location })
  const { config } = useRouter().options.context
  const first = pathname.split('/').find(Boolean) ?? ''
  const chain = findChain(config, first)
  const isUnknownChain = !chain && isChainKey(first)
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
          ) : isUnknownChain ? (
            `Chain ${first} not found`
          ) : (
            'Page not found'
          )
        }
      >
        <p className="text-muted">
          {wrong ? (
            `Expected ${wrong.expected}.`
          ) : (
            <>
              No page at <UntrustedText text={pathname} max={120} />
            </>
          )}
        </p>
        <SearchForm key={pathname} chain={chain ?? null} initial={wrong?.given ?? ''} />
        <p className="flex gap-4">
          {wrong && chain && <a href={paths.search(chain.id, wrong.given)}>Search {chain.name}</a>}
          {chain && <a href={paths.chain(chain.id)}>{chain.name}</a>}
          <a href={paths.chains()}>All chains</a>
          {isUnknownChain && <a href={paths.addChain()}>Add chain</a>}
        </p>
      </Notice>
    </div>
  )
}

function isNotAnIdentifier(data: unknown): data is NotAnIdentifier {
  return typeof data === 'object' && data !== null && 'expected' in data
}

import { useQueries } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import type { Connection } from '#/data/connection'
import { firstPageQuery } from '#/data/queries'
import { paths } from '#/domain/paths'
import { HostileText } from '#/ui/HostileText'
import { PageMeta } from '#/ui/PageMeta'

function found(count: number, more: boolean): string {
  return count === 0 ? 'nothing found' : `${count}${more ? ' or more' : ''} found`
}

function reasonOf(error: Error): string {
  return error instanceof ApiError ? `could not be asked: ${error.kind.replaceAll('-', ' ')}` : 'could not be asked'
}

/** How many each chain found, and the way to its results; a chain that fails says so and does not hold up the others. */
export function SearchEverywhere({ connection, text }: { connection: Connection; text: string }) {
  const { chains } = connection.config
  const answers = useQueries({
    queries: chains.map((chain) => ({
      ...firstPageQuery({ ...connection, chain }, { resource: 'search', params: {}, filters: { q: text } }),
      enabled: text !== '',
      refetchInterval: false as const,
    })),
  })
  return (
    <div className="max-w-3xl">
      <PageMeta title={text ? `Search for ${text}` : 'Search'} query={text && `?${new URLSearchParams({ q: text })}`} />
      <h1 className="py-5 text-xl font-semibold">
        {text ? (
          <>
            Results for <HostileText text={text} max={80} />
          </>
        ) : (
          'Search all chains'
        )}
      </h1>
      {text === '' && <p className="text-muted">Type a name, an address, a hash or a height into the box above.</p>}
      <ul className="divide-y divide-line border-y border-line">
        {text !== '' &&
          chains.map((chain, index) => {
            const { data, error } = answers[index] ?? {}
            return (
              <li key={chain.id} className="flex flex-wrap items-baseline gap-x-4 py-3">
                <a href={paths.search(chain.id, text)} className="min-w-40 text-lg">
                  {chain.name}
                </a>
                <span className="text-muted" role="status">
                  {data ? found(data.rows.length, data.next !== null) : error ? reasonOf(error) : 'looking…'}
                </span>
              </li>
            )
          })}
      </ul>
    </div>
  )
}

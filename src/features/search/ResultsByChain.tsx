import { useMemo, useState } from 'react'
import { type Chain, type Config, defaultChain } from '#/data/config/config'
import type { ChainResult } from '#/data/search/crossChainSearch'
import type { CrossChainSearch } from '#/data/search/useCrossChainSearch'
import type { Connection } from '#/data/sources/dataSource'
import { grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { useDomain } from '#/data/search/domains'
import { notFoundAdvice } from '#/features/search/searchAdvice'
import { readSearchInput } from '#/domain/search/searchInput'
import { ChainMark } from '#/entity/ChainMark'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { NamesakeContext } from '#/entity/SameNameMark'
import { namesakesIn } from '#/features/search/searchResultView'
import { searchTable } from '#/features/search/columns'
import { NearMisses } from '#/features/search/SearchHints'
import type { CrossChainSearchParameters } from '#/features/search/parameters'
import { ResultTypeFilter, rowsOfType } from '#/features/search/ResultTypeFilter'
import { exactMatches, type HashQuery, type TextQuery } from '#/features/search/searchQuery'
import { PreviewTable } from '#/list/PreviewTable'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'

/** Results shown per chain before "Show more", where several chains have some. */
const PREVIEW_ROWS = 5

interface ResultsByChainProps {
  query: TextQuery | HashQuery
  progress: CrossChainSearch
  connection: Connection
  search: CrossChainSearchParameters
}

/** The results of all chains that have responded, one table per chain, filtered by type. */
export function ResultsByChain({ query, progress, connection, search }: ResultsByChainProps) {
  const { config } = connection
  const { chains, text } = query.crossChain
  const { states, isDone, loadMore } = progress
  const responses = chains.flatMap((chain) => {
    const state = states.get(chain.id)
    return state?.kind === 'success' ? [{ chain, found: state.data }] : []
  })
  const results = useInOrderOfArrival(responses.filter(({ found }) => found.rows.length > 0))
  const rows = results.flatMap(({ found }) => found.rows)
  const isFound = query.kind === 'exact' ? exactMatches(query, progress).length > 0 : rows.length > 0
  // The page says which chain it is of.
  const isForeign = query.kind === 'exact' && query.foreign !== null
  return (
    <>
      <div className="flex min-h-11 items-end pt-3">
        {rows.length > 0 && <ResultTypeFilter rows={rows} search={{ ...search }} />}
      </div>
      {results.map(({ chain, found }) => (
        <ChainResults
          key={chain.id}
          chain={chain}
          text={text}
          found={found}
          type={search.kind}
          previewRows={results.length > 1 ? PREVIEW_ROWS : Infinity}
          onMore={() => loadMore(chain)}
        />
      ))}
      {isDone && rows.length === 0 && responses.length > 0 && (
        <NearMisses connection={{ ...connection, chain: defaultChain(config) }} text={text} />
      )}
      {isDone && !isFound && !isForeign && <NoResults query={query} config={config} progress={progress} />}
    </>
  )
}

/** The chains that have results, each below those that were shown before it, so that nothing moves when one is slow. */
function useInOrderOfArrival<T extends { readonly chain: Chain }>(results: readonly T[]): readonly T[] {
  const [shown, setShown] = useState<readonly Chain[]>([])
  const arrived = results.map(({ chain }) => chain).filter((chain) => !shown.includes(chain))
  const order = [...shown, ...arrived]
  if (arrived.length > 0) setShown(order)
  return results.toSorted((a, b) => order.indexOf(a.chain) - order.indexOf(b.chain))
}

interface ChainResultsProps {
  chain: Chain
  text: string
  found: ChainResult
  type: string | undefined
  previewRows: number
  onMore: () => void
}

const NO_PARAMS = {}

function ChainResults({ chain, text, found, type, previewRows, onMore }: ChainResultsProps) {
  const [maxRows, setMaxRows] = useState(previewRows)
  const rows = rowsOfType(found.rows, type)
  const namesakes = useMemo(() => namesakesIn(found.rows.map(({ value }) => value)), [found.rows])
  if (rows.length === 0 && found.next === null) return null
  const hidden = rows.length - maxRows
  const count = `${grouped(rows.length)}${found.next ? '+' : ''} ${rows.length === 1 && !found.next ? 'result' : 'results'}`
  return (
    <section aria-labelledby={`results-${chain.id}`} className="pt-6">
      <h2 id={`results-${chain.id}`} className="flex items-center gap-2 text-lg font-semibold">
        <ChainMark chain={chain} />
        <a href={paths.search(chain.id, text)} data-prefetch="never">
          {chain.name}
        </a>
        <span className="text-sm font-normal text-muted">{count}</span>
      </h2>
      <NamesakeContext value={namesakes}>
        <PreviewTable
          definition={searchTable}
          name={`Results on ${chain.name}`}
          rows={rows.slice(0, maxRows)}
          chain={chain}
          params={NO_PARAMS}
        />
      </NamesakeContext>
      <div className="flex flex-wrap items-center gap-3 py-2 empty:hidden">
        {hidden > 0 && (
          <Button onClick={() => setMaxRows(Infinity)}>
            Show {grouped(hidden)} more on {chain.name}
          </Button>
        )}
        {hidden <= 0 && found.next && !(found.nextPage instanceof Error) && (
          <Button
            disabled={found.nextPage === 'loading'}
            onClick={() => {
              setMaxRows(Infinity)
              onMore()
            }}
          >
            {found.nextPage === 'loading' ? 'Loading more' : 'Load more'} results on {chain.name}
            {found.nextPage === 'loading' && '…'}
          </Button>
        )}
        {found.nextPage instanceof Error && (
          <ErrorNotice error={found.nextPage} what={`More results on ${chain.name}`} onRetry={onMore} />
        )}
      </div>
    </section>
  )
}

interface NoResultsProps {
  query: TextQuery | HashQuery
  config: Config
  progress: CrossChainSearch
}

/** Chains without a response that are named; the list of chains has all of them. */
const MAX_NAMED_CHAINS = 5

/** The chains that have no response yet, by name; those that were left out to save credits as well. */
function namesOfMissing({ crossChain }: NoResultsProps['query'], { states }: CrossChainSearch): string {
  const missing = crossChain.chains.filter(({ id }) => states.get(id)?.kind !== 'success').map(({ name }) => name)
  const named = missing.slice(0, MAX_NAMED_CHAINS).join(', ')
  return missing.length > MAX_NAMED_CHAINS ? `${named} and ${grouped(missing.length - MAX_NAMED_CHAINS)} more` : named
}

/** Possible reasons why no chain has a result, and a link to the page that polls for a new transaction. */
function NoResults({ query, config, progress }: NoResultsProps) {
  const { text } = query
  const states = [...progress.states.values()]
  const responses = states.filter(({ kind }) => kind === 'success').length
  const missing = namesOfMissing(query, progress)
  const chain = defaultChain(config)
  const { isServed } = useDomain(chain, null)
  const input = readSearchInput(text)
  const future = input.kind === 'blockNumber' && responses > 0 ? String(input.height) : null
  const isHash = query.kind === 'exact' && query.crossChain.until === 'any'
  const href = isHash ? paths.transaction(chain.id, text) : paths.address(chain.id, text)
  return (
    <Notice
      title={
        responses === 0
          ? 'No chain could be searched'
          : missing
            ? 'Some chains could not be searched'
            : 'No results on any chain'
      }
    >
      {missing && (
        <p>
          Not searched: {missing}. {responses > 0 && 'They may have a result.'}
        </p>
      )}
      {states.some(({ kind }) => kind === 'failed') && <Button onClick={() => progress.resume()}>Retry</Button>}
      <p className="text-muted">
        {responses === 0
          ? 'See the reason next to each chain.'
          : isHash
            ? 'It may be on a chain that is not configured, not indexed yet, or of Bitcoin or Tron, whose hashes look the same.'
            : (notFoundAdvice(input, isServed) ??
              (query.kind === 'exact'
                ? 'This address has no activity on the configured chains yet.'
                : 'Check the spelling, or search for an address or a hash.'))}
      </p>
      {future !== null && (
        <p>
          <a href={paths.block(chain.id, future)}>
            Countdown to block {grouped(BigInt(future))} on {chain.name}
          </a>
        </p>
      )}
      {query.kind === 'exact' && (
        <p>
          <a href={query.link === null ? href : paths.below(chain.id, query.link)}>
            {isHash ? `Wait for the transaction on ${chain.name}` : `Open on ${chain.name}`}
          </a>
        </p>
      )}
    </Notice>
  )
}

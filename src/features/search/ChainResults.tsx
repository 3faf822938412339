import { useState } from 'react'
import type { Chain } from '#/data/config/config'
import type { ChainResult } from '#/data/search/crossChainSearch'
import { grouped } from '#/domain/numberFormat'
import { paths } from '#/domain/paths'
import { ChainMark } from '#/entity/ChainMark'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { searchTable } from '#/features/search/columns'
import { rowsOfKind } from '#/features/search/kinds'
import { PreviewTable } from '#/list/PreviewTable'
import { Button } from '#/ui/Button'

interface ChainResultsProps {
  chain: Chain
  text: string
  found: ChainResult
  kind: string | undefined
  /** As many rows are shown at first, beside those of other chains. */
  some: number
  onMore: () => void
}

const params = {}

/** What one chain has of what all were asked for; nothing where it has none of the chosen kind and no more to load. */
export function ChainResults({ chain, text, found, kind, some, onMore }: ChainResultsProps) {
  const [most, setMost] = useState(some)
  const rows = rowsOfKind(found.rows, kind)
  if (rows.length === 0 && found.next === null) return null
  const hidden = rows.length - most
  const loaded = `${grouped(rows.length)} ${rows.length === 1 ? 'result' : 'results'}`
  return (
    <section aria-labelledby={`results-${chain.id}`} className="pt-6">
      <h2 id={`results-${chain.id}`} className="flex items-center gap-2 text-lg font-semibold">
        <ChainMark chain={chain} />
        <a href={paths.search(chain.id, text)}>{chain.name}</a>
        <span className="text-sm font-normal text-muted">
          {loaded}
          {found.next && ' loaded'}
        </span>
      </h2>
      <PreviewTable
        definition={searchTable}
        name={`Results on ${chain.name}`}
        rows={rows.slice(0, most)}
        chain={chain}
        params={params}
      />
      <div className="flex flex-wrap items-center gap-3 py-2 empty:hidden">
        {hidden > 0 && (
          <Button onClick={() => setMost(Infinity)}>
            Show {grouped(hidden)} more of {chain.name}
          </Button>
        )}
        {hidden <= 0 && found.next && !(found.more instanceof Error) && (
          <Button
            disabled={found.more === 'asking'}
            onClick={() => {
              setMost(Infinity)
              onMore()
            }}
          >
            {found.more === 'asking' ? 'Loading more' : 'Load more'} results on {chain.name}
            {found.more === 'asking' && '…'}
          </Button>
        )}
        {found.more instanceof Error && (
          <ErrorNotice error={found.more} what={`More results on ${chain.name}`} onRetry={onMore} />
        )}
      </div>
    </section>
  )
}

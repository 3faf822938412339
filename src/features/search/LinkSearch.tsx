import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useChain } from '#/data/sources/useChain'
import { readSearchInput } from '#/domain/searchInput'
import { SearchOf } from '#/features/search/ChainSearch'
import type { ChainSearchParameters } from '#/features/search/parameters'
import { pathOfInput } from '#/features/search/target'

/** A search for a text that may be a link, or have one in it: where it leads to a page, that opens instead. */
export default function LinkSearch({ search }: { search: ChainSearchParameters }) {
  const { chain, config } = useChain()
  const { history } = useRouter()
  const { q = '' } = search
  const input = readSearchInput(q)
  const leadsTo = input.kind === 'explorerUrl' ? pathOfInput(q, config, chain) : null
  useEffect(() => {
    if (leadsTo !== null) history.replace(leadsTo)
  }, [history, leadsTo])
  if (leadsTo === null) return <SearchOf input={input} search={search} />
  return (
    <p role="status" className="py-5 text-muted">
      Opening what the link names…
    </p>
  )
}

import { lazy } from 'react'
import { useChain } from '#/data/sources/useChain'
import { LazyPanel } from '#/ui/LazyPanel'

/** Lazy: most records are found. */
const SearchForm = lazy(() => import('#/entity/SearchForm'))

/** The search of the chain, on the page of a record that is not found. */
export function SearchAgain() {
  return (
    <LazyPanel>
      <SearchForm chain={useChain().chain} initial="" />
    </LazyPanel>
  )
}

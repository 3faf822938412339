import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { isCached } from '#/data/persistence/persister'

export interface StaleBadgeProps {
  /** The query whose data is shown. */
  query: Pick<UseQueryResult<object>, 'data' | 'dataUpdatedAt' | 'isFetching' | 'error' | 'refetch'>
}

function Nothing() {
  return null
}

/** First visits have nothing to mark; a mark that can't be fetched is left out. */
const KeptMark = lazy<ComponentType<StaleBadgeProps>>(() =>
  import('#/entity/StaleBadgeContent').catch(() => ({ default: Nothing })),
)

/** Marks what is shown from an earlier visit, or was asked for again in vain, with its age; nothing for what is fresh. */
export function StaleBadge({ query }: StaleBadgeProps) {
  if (!query.data || !(query.error || isCached(query.data))) return null
  return (
    <Suspense>
      <KeptMark query={query} />
    </Suspense>
  )
}

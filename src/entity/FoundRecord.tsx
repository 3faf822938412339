import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useChain } from '#/data/sources/useChain'
import type { ChainConnection } from '#/data/sources/dataSource'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

interface FoundRecordProps {
  /** What is looked up: 'Block at 2026-11-20 12:00 UTC'. */
  title: string
  /** Finds the path of the record's page, or why there is none. Rejects with an ApiError. */
  find: (connection: ChainConnection, signal: AbortSignal) => Promise<FoundPath>
  /** Shown above. */
  children?: ReactNode
}

/** The path of a record's page, or a sentence that says what was not found, and where. */
type FoundPath = { readonly path: string } | { readonly absent: string }

/** Finds a record by something else than its identifier, and opens its page in place of this one. */
export function FoundRecord({ title, find, children }: FoundRecordProps) {
  const connection = useChain()
  const { history } = useRouter()
  const { data, error, refetch } = useQuery({
    queryKey: [connection.chain.id, 'found record', title],
    queryFn: ({ signal }) => find(connection, signal),
    gcTime: 0,
  })
  useEffect(() => {
    if (data && 'path' in data) history.replace(data.path)
  }, [history, data])
  return (
    <div className="py-5">
      <PageMeta title={title} />
      <h1 className="pb-4 text-xl font-semibold wrap-anywhere md:text-2xl">{title}</h1>
      {children}
      {error ? (
        <ErrorNotice error={error} what="Search" onRetry={() => void refetch()} />
      ) : data && 'absent' in data ? (
        <Notice title={data.absent} role="alert" />
      ) : (
        <p role="status" className="text-muted">
          Searching…
        </p>
      )}
    </div>
  )
}

import type { ReactNode } from 'react'
import { ApiError } from '#/api/errors'
import type { InstanceRecord } from '#/data/queries/instance'
import { RecordBoundary } from '#/entity/RecordBoundary'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'
import { RawApiResponse } from '#/ui/RawApiResponse'

interface InstanceBoundaryProps {
  record: InstanceRecord
  /** Title of the tab; the first tab has none. */
  title?: string
  /** What to show of the NFT; nothing while nothing is known. */
  children: ReactNode
}

/** One tab of an NFT's page: its content, a loading state, or why there is nothing to show. */
export function InstanceBoundary({ record, title, children }: InstanceBoundaryProps) {
  const { isPending, error, retry, raw } = record
  const isMissing = error instanceof ApiError && error.kind === 'not-found' && !isPending
  return (
    <>
      <PageMeta title={isMissing ? 'No such NFT' : title} />
      <RecordBoundary
        what="Details of the NFT"
        absent="No such NFT is known here. It may not have been minted, or not been indexed yet."
        error={isPending ? null : error}
        onRetry={retry}
      >
        {children ||
          (!isPending && !error && (
            <>
              <Notice tone="bad" title="Details of the NFT came back unreadable" />
              <RawApiResponse raw={raw} />
            </>
          ))}
      </RecordBoundary>
    </>
  )
}

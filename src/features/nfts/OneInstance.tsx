import type { ReactNode } from 'react'
import { ApiError } from '#/api/errors'
import type { InstanceRecord } from '#/data/queries/instance'
import { RecordBoundary } from '#/entity/RecordBoundary'
import { MoreFromServer } from '#/features/nfts/laterParts'
import { AfterPaint } from '#/ui/AfterPaint'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

interface OneInstanceProps {
  record: InstanceRecord
  /** What a tab shows, for its title; the first one has none. */
  title?: string
  /** What is to be shown of it; nothing while nothing is known. */
  children: ReactNode
}

/** One NFT in its place in a tab: what is known of it, or why nothing is. */
export function OneInstance({ record, title, children }: OneInstanceProps) {
  const { isPending, error, retry, raw } = record
  const none = error instanceof ApiError && error.kind === 'not-found' && !isPending
  return (
    <>
      <PageMeta title={none ? 'No such NFT' : title} />
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
              <AfterPaint>
                <MoreFromServer raw={raw} />
              </AfterPaint>
            </>
          ))}
      </RecordBoundary>
    </>
  )
}

import type { ReactNode } from 'react'
import { ApiError } from '#/api/errors'
import type { InstanceRecord } from '#/data/queries/instance'
import { RecordBoundary } from '#/entity/RecordBoundary'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'
import { RawApiResponse } from '#/ui/RawRecord'

interface InstanceBoundaryProps {
  record: InstanceRecord
  /** Title of the tab; the first tab has none. */
  title?: string
  /** The content of the tab; nothing until the NFT is loaded. */
  children: ReactNode
}

/** One tab of an NFT's page: its content, a loading state, or why there is nothing to show. */
export function InstanceBoundary({ record, title, children }: InstanceBoundaryProps) {
  const { isPending, error, retry, raw } = record
  const isMissing = error instanceof ApiError && error.kind === 'not-found' && !isPending
  return (
    <>
      <PageMeta title={isMissing ? 'NFT not found' : title} />
      <RecordBoundary
        what="NFT details"
        absent="NFT not found. It may not be minted or indexed yet."
        error={isPending ? null : error}
        onRetry={retry}
      >
        {children ||
          (!isPending && !error && (
            <>
              <Notice tone="bad" title="Couldn’t load NFT details. The API returned an unexpected response." />
              <RawApiResponse raw={raw} />
            </>
          ))}
      </RecordBoundary>
    </>
  )
}

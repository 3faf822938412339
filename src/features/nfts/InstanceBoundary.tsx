import type { ReactNode } from 'react'
import type { NftInstance } from '#/api/schemas/nft'
import type { InstanceLookup } from '#/data/queries/instance'
import { RecordBoundary } from '#/entity/RecordBoundary'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'
import { RawApiResponse } from '#/ui/RawRecord'

interface InstanceBoundaryProps {
  record: InstanceLookup
  /** Title of the tab; the first tab has none. */
  title?: string
  /** The content of the tab; the NFT is null if only its transfers are known. */
  children: (instance: NftInstance | null) => ReactNode
}

/** One tab of an NFT's page: its content, a loading state, or why there is nothing to show. */
export function InstanceBoundary({ record, title, children }: InstanceBoundaryProps) {
  return (
    <>
      <PageMeta title={record.state === 'absent' ? 'NFT not found' : title} />
      <RecordBoundary record={record} what="NFT details" absent="NFT not found. It may not be minted or indexed yet.">
        {({ state, value, raw }) =>
          value !== null || state === 'composed' ? (
            children(value)
          ) : (
            <>
              <Notice tone="bad" title="Couldn’t load NFT details. The API returned an unexpected response." />
              <RawApiResponse raw={raw} />
            </>
          )
        }
      </RecordBoundary>
    </>
  )
}

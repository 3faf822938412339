import { useMemo } from 'react'
import { stringifyJson } from '#/api/json'
import { type InstanceParams, useInstance } from '#/data/queries/instance'
import { AttributeList } from '#/features/nfts/AttributeList'
import { InstanceBoundary } from '#/features/nfts/InstanceBoundary'
import { CopyButton } from '#/ui/CopyButton'
import { Notice } from '#/ui/Notice'
import { RawApiResponse } from '#/ui/RawRecord'
import RawFields, { LongText } from '#/ui/RawFields'

/** The Metadata tab: an NFT's attributes, every field of its metadata, and the JSON as a whole. */
export function InstanceMetadata(params: InstanceParams) {
  const record = useInstance(params)
  return (
    <section aria-label="Metadata" className="pt-4">
      <InstanceBoundary record={record} title="Metadata">
        {(instance) =>
          instance?.metadata ? (
            <>
              <AttributeList metadata={instance.metadata} />
              <h2 className="mt-6 mb-2 font-semibold">All fields</h2>
              <RawFields raw={instance.metadata} />
              <Json metadata={instance.metadata} />
            </>
          ) : (
            <>
              <Notice title="No metadata found">
                <p className="text-muted">The NFT has none, or it could not be loaded when the NFT was indexed.</p>
              </Notice>
              <RawApiResponse raw={record.raw} />
            </>
          )
        }
      </InstanceBoundary>
    </section>
  )
}

function Json({ metadata }: { metadata: Record<string, unknown> }) {
  // Metadata may have megabytes: it is written once, not on every render.
  const text = useMemo(() => stringifyJson(metadata, 2), [metadata])
  return (
    <>
      <h2 className="mt-6 mb-2 font-semibold">
        JSON <CopyButton text={text} what="metadata JSON" />
      </h2>
      <LongText text={text} className="font-mono text-sm break-all" />
    </>
  )
}

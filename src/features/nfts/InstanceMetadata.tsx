import { useMemo } from 'react'
import { stringifyJson } from '#/api/json'
import { type InstanceParams, useInstance } from '#/data/queries/instance'
import { AttributeList } from '#/features/nfts/AttributeList'
import { InstanceBoundary } from '#/features/nfts/InstanceBoundary'
import { CopyButton } from '#/ui/CopyButton'
import { Notice } from '#/ui/Notice'
import { RawApiResponse } from '#/ui/RawApiResponse'
import { LongText } from '#/ui/RawFields'
import { RawRecord } from '#/ui/RawRecord'

/** The Metadata tab: an NFT's attributes, every field of its metadata, and the JSON as a whole. */
export function InstanceMetadata(params: InstanceParams) {
  const record = useInstance(params)
  const { instance, evidence, raw, isPending } = record
  const metadata = instance?.metadata
  return (
    <section aria-label="Metadata of the NFT" className="pt-4">
      <InstanceBoundary record={record} title="Metadata of the NFT">
        {metadata ? (
          <>
            <AttributeList metadata={metadata} />
            <h2 className="mt-6 mb-2 font-semibold">Every field</h2>
            <RawRecord raw={metadata} />
            <Json metadata={metadata} />
          </>
        ) : (
          !isPending &&
          (instance || evidence) && (
            <>
              <Notice title="The server has no metadata of this NFT">
                <p className="text-muted">
                  Its author published none, or what was published could not be fetched or read.
                </p>
              </Notice>
              <RawApiResponse raw={raw} />
            </>
          )
        )}
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
        As JSON <CopyButton text={text} what="the metadata as JSON" />
      </h2>
      <LongText text={text} className="font-mono text-sm break-all" />
    </>
  )
}

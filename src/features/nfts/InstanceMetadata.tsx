import { useMemo } from 'react'
import { stringifyJson } from '#/api/json'
import { useInstance } from '#/data/queries/instance'
import { OneInstance } from '#/features/nfts/OneInstance'
import { Traits } from '#/features/nfts/Traits'
import { CopyButton } from '#/ui/CopyButton'
import { RawApiResponse } from '#/ui/RawApiResponse'
import { Notice } from '#/ui/Notice'
import { LongText } from '#/ui/RawFields'
import { RawRecord } from '#/ui/RawRecord'

/** All that an NFT's author published of it: its traits, every field to be read, and the JSON as a whole. */
export function InstanceMetadata({ token: hash, id }: { token: string; id: string }) {
  const record = useInstance({ hash, id })
  const { instance, evidence, raw, isPending } = record
  const metadata = instance?.metadata
  return (
    <section aria-label="Metadata of the NFT" className="pt-4">
      <OneInstance record={record} title="Metadata of the NFT">
        {metadata ? (
          <>
            <Traits metadata={metadata} />
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
      </OneInstance>
    </section>
  )
}

function Json({ metadata }: { metadata: Record<string, unknown> }) {
  // Megabytes of it are not written anew for every change on the page.
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

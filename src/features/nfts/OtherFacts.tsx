import type { ReactNode } from 'react'
import type { InstanceRecord } from '#/data/queries/instance'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/paths'
import { TransactionLink } from '#/entity/links'
import { Timestamp } from '#/entity/Timestamp'
import { Traits } from '#/features/nfts/Traits'
import { type Fact, DetailRows } from '#/ui/DetailRows'
import { UntrustedText } from '#/ui/UntrustedText'
import { RawApiResponse } from '#/ui/RawApiResponse'
import { UntrustedUrl } from '#/ui/UntrustedUrl'

interface OtherFactsProps {
  record: InstanceRecord
  /** Of its token, and which of them it is. */
  hash: string
  id: string
}

/** What is known of an NFT below its first facts: what its author published, its traits, and all that its server sent. */
export function OtherFacts({ record, hash, id }: OtherFactsProps): ReactNode {
  const chain = useChain().chain.id
  const { instance, raw } = record
  return (
    <>
      <DetailRows facts={otherFacts(record, chain)} />
      {instance?.metadata && (
        <>
          <Traits metadata={instance.metadata} />
          <p className="mt-4">
            <a href={paths.instance(chain, hash, id, 'metadata')}>All of its metadata</a>
          </p>
        </>
      )}
      <div className="my-4">
        <RawApiResponse raw={raw} />
      </div>
    </>
  )
}

/** The facts that its author wrote, and the movement that told whose it is where no record did; one that is not known is left out. */
function otherFacts({ instance, evidence }: InstanceRecord, chain: string): Fact[] {
  return [
    { label: 'Description', value: written(instance?.metadata?.['description'] ?? null) },
    { label: 'Site named by its author', value: address(instance?.external_app_url) },
    { label: 'Home page', value: address(instance?.metadata?.['home_url']) },
    { label: 'Animation', value: address(instance?.animation_url) },
    { label: 'Media type', value: written(instance?.media_type) },
    {
      label: 'Latest transfer',
      value: evidence && (
        <span className="[&>*]:mr-3">
          <TransactionLink chain={chain} hash={evidence.transaction_hash} />
          <Timestamp date={evidence.timestamp} />
        </span>
      ),
    },
  ]
}

function written(text: unknown) {
  return typeof text === 'string' && text.trim() ? (
    <span className="break-words whitespace-pre-line">
      <UntrustedText text={text} max={1000} multiline />
    </span>
  ) : null
}

/** Written by the token's author: shown to be read, never a link. */
function address(text: unknown) {
  return typeof text === 'string' && text.trim() ? <UntrustedUrl text={text} /> : null
}

import { lazy } from 'react'
import { type InstanceParams, type InstanceLookup, useInstance } from '#/data/queries/instance'
import { isUnsupported } from '#/data/queries/record'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { nameOfInstance } from '#/entity/nftName'
import { AttributeList } from '#/features/nfts/AttributeList'
import { InstanceBoundary } from '#/features/nfts/InstanceBoundary'
import { primaryFacts, secondaryFacts } from '#/features/nfts/instanceFacts'
import { hasMedia, InstanceMedia } from '#/features/nfts/InstanceMedia'
import { DetailRows } from '#/ui/DetailRows'
import { LazyDetails } from '#/ui/LazyPanel'
import { Notice } from '#/ui/Notice'
import { RawApiResponse } from '#/ui/RawRecord'

// Collapsed until it is opened.
const NodeComparison = lazy(() => import('#/entity/compare/NodeComparison'))

/** The first tab of an NFT's page: its media, facts and attributes. */
export function InstanceOverview({ hash, id }: InstanceParams) {
  const record = useInstance({ hash, id })
  return (
    <section aria-label="Overview" className="pt-4">
      <InstanceBoundary record={record}>
        {() => <InstanceDetails record={record} hash={hash} id={id} />}
      </InstanceBoundary>
    </section>
  )
}

function InstanceDetails({ record, hash, id }: InstanceParams & { record: InstanceLookup }) {
  const chain = useChain().chain.id
  const { value: instance, token, raw } = record
  const wide =
    instance && hasMedia(instance) ? 'lg:grid-cols-[minmax(0,22rem)_1fr] xl:grid-cols-[minmax(0,30rem)_1fr]' : ''
  return (
    <div className={`grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,15rem)_1fr] ${wide}`}>
      {instance ? (
        <InstanceMedia instance={instance} name={nameOfInstance(instance, token)} />
      ) : (
        <NoRecordNotice burned={record.burned} hasNoEndpoint={isUnsupported(record.query)} />
      )}
      <div className="min-w-0">
        <div className="grid gap-4">
          <DetailRows facts={primaryFacts(record, { hash, id, chain })} />
          <DetailRows facts={secondaryFacts(record, chain)} />
        </div>
        {instance?.metadata && (
          <>
            <AttributeList metadata={instance.metadata} />
            <p className="mt-4">
              <a href={paths.instance(chain, hash, id, 'metadata')}>View metadata</a>
            </p>
          </>
        )}
        <div className="my-4">
          {record.single && (
            <LazyDetails summary="Compare with node">
              <NodeComparison subject={{ kind: 'instance', hash, id }} />
            </LazyDetails>
          )}
          <RawApiResponse raw={raw} />
        </div>
      </div>
    </div>
  )
}

/** Shown in place of the image of an NFT that is known from its transfers only. */
function NoRecordNotice({ burned, hasNoEndpoint }: { burned: boolean; hasNoEndpoint: boolean }) {
  if (burned) {
    return (
      <Notice title="This NFT is burnt">
        <p className="text-muted">Its previous owners are in its transfers.</p>
      </Notice>
    )
  }
  return (
    <Notice title={hasNoEndpoint ? 'NFT details not available for this chain' : 'NFT details not found'}>
      <p className="text-muted">
        {!hasNoEndpoint && 'It may not be indexed yet. '}Partial data from its transfers is shown.
      </p>
    </Notice>
  )
}

import { type InstanceRecord, useInstance } from '#/data/queries/instance'
import { useChain } from '#/data/sources/useChain'
import { nameOfInstance } from '#/entity/nftName'
import { firstFacts } from '#/features/nfts/firstFields'
import { InstanceMedia, OtherFacts } from '#/features/nfts/laterParts'
import { MediaPlace } from '#/features/nfts/MediaPlace'
import { OneInstance } from '#/features/nfts/OneInstance'
import { AfterPaint } from '#/ui/AfterPaint'
import { DetailRows } from '#/ui/DetailRows'
import { Notice } from '#/ui/Notice'

/** What is known of one NFT: its picture, its owner, its traits and all else that its author published. */
export function InstanceOverview({ token: hash, id }: { token: string; id: string }) {
  const record = useInstance({ hash, id })
  return (
    <section aria-label="Overview of the NFT" className="pt-4">
      <OneInstance record={record}>
        {(record.instance || record.evidence) && <Known record={record} hash={hash} id={id} />}
      </OneInstance>
    </section>
  )
}

function Known({ record, hash, id }: { record: InstanceRecord; hash: string; id: string }) {
  const chain = useChain().chain.id
  const { instance, token } = record
  return (
    <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,15rem)_1fr] lg:grid-cols-[minmax(0,22rem)_1fr] xl:grid-cols-[minmax(0,30rem)_1fr]">
      {instance ? (
        <AfterPaint place={<MediaPlace />}>
          <InstanceMedia instance={instance} name={nameOfInstance(instance, token)} />
        </AfterPaint>
      ) : (
        <Gone burned={record.burned} />
      )}
      <div className="min-w-0">
        <DetailRows facts={firstFacts(record, { hash, id, chain })} />
        <AfterPaint>
          <OtherFacts record={record} hash={hash} id={id} />
        </AfterPaint>
      </div>
    </div>
  )
}

/** What stands where the picture would be of an NFT that the server tells nothing of but its transfers. */
function Gone({ burned }: { burned: boolean }) {
  return (
    <Notice title={burned ? 'This NFT was burned' : 'The server has no record of this NFT'}>
      <p className="text-muted">
        {burned
          ? 'The server keeps no record of it: who had it, and the end of it, are told by its transfers.'
          : 'It may not be indexed yet. What is here is told by its transfers.'}
      </p>
    </Notice>
  )
}

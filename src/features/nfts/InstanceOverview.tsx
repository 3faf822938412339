import { type InstanceRecord, useInstance } from '#/data/instanceRecord'
import { useChain } from '#/data/useChain'
import { paths } from '#/domain/paths'
import { nameOfInstance } from '#/entity/nftName'
import { instanceFacts } from '#/features/nfts/fields'
import { InstanceMedia } from '#/features/nfts/InstanceMedia'
import { OneInstance } from '#/features/nfts/OneInstance'
import { Traits } from '#/features/nfts/Traits'
import { Facts } from '#/ui/Facts'
import { MoreFromServer } from '#/ui/MoreFromServer'
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
  const { instance, token, raw } = record
  return (
    <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,15rem)_1fr] lg:grid-cols-[minmax(0,22rem)_1fr] xl:grid-cols-[minmax(0,30rem)_1fr]">
      {instance ? (
        <InstanceMedia instance={instance} name={nameOfInstance(instance, token)} />
      ) : (
        <Gone burned={record.burned} />
      )}
      <div className="min-w-0">
        <Facts facts={instanceFacts(record, chain)} />
        {instance?.metadata && (
          <>
            <Traits metadata={instance.metadata} />
            <p className="mt-4">
              <a href={paths.instance(chain, hash, id, 'metadata')}>All of its metadata</a>
            </p>
          </>
        )}
        <div className="my-4">
          <MoreFromServer raw={raw} />
        </div>
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

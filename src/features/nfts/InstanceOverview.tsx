import { useQuery } from '@tanstack/react-query'
import type { NftInstance } from '#/api/schemas/nft'
import { itemQuery } from '#/data/queries'
import { useChain } from '#/data/useChain'
import { FullAddress } from '#/entity/FullAddress'
import { nameOfInstance } from '#/entity/nftName'
import { NftMedia } from '#/entity/NftMedia'
import { OneRecord } from '#/entity/OneRecord'
import { TokenLink } from '#/entity/TokenLink'
import { TokenType } from '#/entity/TokenType'
import { attributesOf } from '#/features/nfts/attributes'
import { type Fact, Facts } from '#/ui/Facts'
import { HostileText } from '#/ui/HostileText'
import { PageMeta } from '#/ui/PageMeta'
import { ServerRecord } from '#/ui/ServerRecord'
import { Unknown } from '#/ui/Unknown'

/** What is known of one NFT: its picture, its owner, its traits and all else that its author published. */
export function InstanceOverview({ token: hash, id }: { token: string; id: string }) {
  const connection = useChain()
  const { chain } = connection
  const query = useQuery(itemQuery(connection, 'tokenInstance', { hash, id }))
  return (
    <section aria-label="Overview of the NFT">
      <PageMeta />
      <OneRecord
        query={query}
        what="Details of the NFT"
        absent="No such NFT is known here. It may not have been minted, or not been indexed yet."
      >
        {(instance) => (
          <div className="grid gap-8 md:grid-cols-[minmax(0,22rem)_1fr]">
            <NftMedia instance={instance} size="500x500" alt={nameOfInstance(instance, instance.token)} />
            <div className="min-w-0">
              <Facts facts={facts(instance, chain.id)} />
              <Attributes metadata={instance.metadata} />
              {instance.metadata && (
                <>
                  <h2 className="mt-6 mb-2 font-semibold">Metadata</h2>
                  <ServerRecord raw={instance.metadata} />
                </>
              )}
            </div>
          </div>
        )}
      </OneRecord>
    </section>
  )
}

function facts(
  { owner, token, token_type, is_unique, metadata, external_app_url }: NftInstance,
  chain: string,
): Fact[] {
  const description = metadata?.['description']
  return [
    {
      label: 'Owner',
      value: owner || is_unique !== false ? <FullAddress chain={chain} address={owner} /> : 'several may hold it',
    },
    { label: 'Token', value: <TokenLink chain={chain} token={token} /> },
    { label: 'Type', value: <TokenType type={token_type ?? token?.type ?? null} /> },
    {
      label: 'Unique',
      value:
        is_unique === null ? <Unknown /> : is_unique ? 'Yes: there is one of it' : 'No: there may be several of it',
    },
    {
      label: 'Description',
      value: typeof description === 'string' && description ? <HostileText text={description} max={1000} /> : null,
    },
    // Written by the token's author: shown to be read, never a link.
    {
      label: 'Site named by its author',
      value: external_app_url ? <HostileText text={external_app_url} max={200} /> : null,
    },
  ]
}

function Attributes({ metadata }: Pick<NftInstance, 'metadata'>) {
  const attributes = attributesOf(metadata)
  if (attributes.length === 0) return null
  return (
    <>
      <h2 className="mt-6 mb-2 font-semibold">Traits</h2>
      <dl className="grid grid-cols-2 gap-x-6 border-t border-line lg:grid-cols-3">
        {attributes.map(({ trait, value }, place) => (
          // Traits of one name may come more than once.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={place} className="min-w-0 border-b border-line py-2">
            <dt className="truncate text-sm text-muted">{trait ? <HostileText text={trait} max={60} /> : 'Trait'}</dt>
            <dd className="truncate">
              <HostileText text={value} max={120} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

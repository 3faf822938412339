import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type InstanceParams, type InstanceLookup, useInstance } from '#/data/queries/instance'
import { itemQuery } from '#/data/queries/resourceQueries'
import { isMissing } from '#/data/queries/record'
import { useRouteTabs } from '#/data/routeTabs'
import { useChain } from '#/data/sources/useChain'
import { shortHash } from '#/domain/hashes/hash'
import { describeInstance } from '#/domain/tokens/tokenSummary'
import { paths } from '#/domain/links/paths'
import { AddressHashLink, AddressLink, nameOfAddress } from '#/entity/AddressLink'
import { nameOfInstance } from '#/entity/nftName'
import { RecordActions } from '#/entity/RecordActions'
import { StaleBadge } from '#/entity/StaleBadge'
import { TokenSymbol, TokenType } from '#/entity/TokenSymbol'
import { CopyButton } from '#/ui/CopyButton'
import { FullHash } from '#/ui/Hash'
import { PageSubject } from '#/ui/PageMeta'
import { RecordHeader } from '#/ui/RecordHeader'
import { UntrustedText } from '#/ui/UntrustedText'

/** Document title and description for all tabs of an NFT's page. */
export function InstancePageSubject({ hash, id, children }: InstanceParams & { children: ReactNode }) {
  const { state, value: instance, token, owner, burned, single } = useInstance({ hash, id })
  const chain = useChain().chain.id
  const names = {
    token: token?.name || token?.symbol || shortHash(hash),
    owner: owner && (nameOfAddress(owner) ?? shortHash(owner.hash ?? '')),
  }
  const sentence = describeInstance({ id, owner: names.owner, unique: single, burnt: burned })
    .map((part) => (typeof part === 'string' ? part : names[part.linked]))
    .join('')
  return (
    <PageSubject
      title={nameOfInstance({ metadata: instance?.metadata ?? null, id: BigInt(id) }, token)}
      // A row of a list may lack the owner, so the sentence waits for the record.
      description={token && state !== 'row' ? sentence : undefined}
      path={paths.instance(chain, token?.address_hash ?? hash, BigInt(id))}
    >
      {children}
    </PageSubject>
  )
}

/** The header of an NFT's page: breadcrumbs, name, token ID and a sentence with its collection and owner. */
export function InstanceHeader({ hash, id }: InstanceParams) {
  const record = useInstance({ hash, id })
  const { state, value: instance, token } = record
  const isKnown = instance !== null || token !== null
  const chain = useChain().chain.id
  return (
    <RecordHeader
      noun="NFT"
      parents={[
        { key: 'tokens', label: 'Tokens', href: paths.tokens(chain) },
        {
          key: 'token',
          label: <UntrustedText text={token?.name || token?.symbol || 'Token'} max={40} />,
          href: paths.token(chain, hash),
        },
      ]}
      here={id.length < 9 ? `#${id}` : 'NFT'}
      title={
        isKnown && (
          <UntrustedText text={nameOfInstance({ metadata: instance?.metadata ?? null, id: BigInt(id) }, token)} />
        )
      }
      identity={
        <>
          <span className="text-muted">Token ID</span> <FullHash hash={id} />
          <CopyButton text={id} what="token ID" />
        </>
      }
      marks={
        isMissing(record) ? null : (
          <>
            {token?.type && (
              <span className="chip">
                <TokenType type={token.type} />
              </span>
            )}
            {record.burned && <span className="text-warn">Burnt</span>}
            <StaleBadge query={record.query} />
            {isKnown && state === 'composed' && <span className="text-muted">Partial data (from transfers)</span>}
          </>
        )
      }
      actions={<RecordActions what="Token ID" id={id} json={record.text} />}
    >
      {/* Reserves the height of most sentences, so that nothing below moves once it is known. */}
      {!isMissing(record) && (
        <p className="min-h-12 text-lg break-words md:min-h-6 [&_a]:underline [&_a]:underline-offset-3">
          {isKnown && !record.isOwnerLoading && !(state === 'row' && record.owner === null) && (
            <InstanceSentence record={record} hash={hash} id={id} />
          )}
        </p>
      )}
    </RecordHeader>
  )
}

function InstanceSentence({ record, hash, id }: InstanceParams & { record: InstanceLookup }) {
  const chain = useChain().chain.id
  const { token, owner, burned, single } = record
  const parts = describeInstance({
    id,
    owner: owner && (nameOfAddress(owner) ?? owner.hash),
    unique: single,
    burnt: burned,
  })
  return parts.map((part) =>
    typeof part === 'string' ? (
      part
    ) : part.linked === 'owner' ? (
      <AddressLink key="owner" chain={chain} address={owner} />
    ) : token ? (
      // A collection is known by its name; its symbol next to it would repeat it.
      <TokenSymbol
        key="token"
        chain={chain}
        token={{ ...token, hash: token.address_hash }}
        byName
        reputation={token.reputation}
        icon={token.icon_url}
      />
    ) : (
      <AddressHashLink key="token" chain={chain} hash={hash} kind="contract" />
    ),
  )
}

/** The tabs of an NFT's page, with the number of transfers where the API counts them. */
export function useInstanceTabs(params: InstanceParams) {
  const counters = useQuery(itemQuery(useChain(), 'tokenInstanceCounters', params)).data?.value
  return useRouteTabs('/$chain/token/$hash_/instance/$id', { transfers: { count: counters?.transfers_count } })
}

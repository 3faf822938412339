import { type InstanceRecord, useInstance } from '#/data/queries/instance'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/paths'
import { describeInstance } from '#/domain/nftSummary'
import { AddressHashLink, AddressLink, nameOfAddress } from '#/entity/AddressLink'
import { StaleBadge } from '#/entity/StaleBadge'
import { RecordActions } from '#/entity/RecordActions'
import { nameOfInstance } from '#/entity/nftName'
import { TokenSymbol } from '#/entity/TokenSymbol'
import { TokenType } from '#/entity/TokenType'
import { room } from '#/features/nfts/InstanceHead'
import { CopyButton } from '#/ui/CopyButton'
import { FullHash } from '#/ui/FullHash'
import { UntrustedText } from '#/ui/UntrustedText'
import { RecordHeader } from '#/ui/RecordHeader'
import { Breadcrumbs } from '#/ui/Breadcrumbs'

interface InstanceProps {
  token: string
  id: string
}

/** The head of an NFT's page: what its author calls it, its id, and in a sentence which token it is of and whose it is. */
export default function InstanceHeader({ token: hash, id }: InstanceProps) {
  const record = useInstance({ hash, id })
  const { instance, token, source, text, isPending } = record
  const known = instance !== null || token !== null
  const missing = !known && record.error !== null
  const chain = useChain().chain.id
  return (
    <div className="relative">
      {token && (
        <Breadcrumbs
          steps={[
            { key: 'tokens', label: 'Tokens', href: paths.tokens(chain) },
            {
              key: 'token',
              label: <UntrustedText text={token.name || token.symbol || 'Token'} max={40} />,
              href: paths.token(chain, hash),
            },
          ]}
          here={id.length < 9 ? `#${id}` : 'NFT'}
        />
      )}
      <RecordHeader
        noun="NFT"
        title={
          known && (
            <UntrustedText text={nameOfInstance({ metadata: instance?.metadata ?? null, id: BigInt(id) }, token)} />
          )
        }
        identity={
          <>
            <span className="text-muted">Token id</span> <FullHash hash={id} />
            <CopyButton text={id} what="token id" />
          </>
        }
        marks={
          missing ? null : (
            <>
              {token?.type && (
                <span>
                  <TokenType type={token.type} />
                </span>
              )}
              {record.burned && <span className="text-warn">✗ burned</span>}
              <StaleBadge query={record.query} />
              {known && source === 'evidence' && (
                <span className="text-muted">As its transfers tell it: this server has no record of it.</span>
              )}
            </>
          )
        }
        actions={<RecordActions what="Token id" id={id} json={text} />}
      >
        {/* Room for what most sentences need, so that nothing below moves when it comes. */}
        {!missing && (
          <p className={`text-lg break-words [&_a]:underline [&_a]:underline-offset-3 ${room}`}>
            {known && !isPending && !(source === 'row' && record.owner === null) && (
              <InstanceSentence record={record} hash={hash} id={id} />
            )}
          </p>
        )}
      </RecordHeader>
    </div>
  )
}

function InstanceSentence({ record, hash, id }: { record: InstanceRecord; hash: string; id: string }) {
  const chain = useChain().chain.id
  const { token, owner, burned, single } = record
  const parts = describeInstance({
    id,
    owner: owner && (nameOfAddress(owner) ?? owner.hash),
    unique: single,
    burned,
  })
  return parts.map((part) =>
    typeof part === 'string' ? (
      part
    ) : part.named === 'owner' ? (
      <AddressLink key="owner" chain={chain} address={owner} />
    ) : token ? (
      // A collection is known by its name, of which its symbol would be a repetition.
      <TokenSymbol
        key="token"
        chain={chain}
        token={{ hash: token.address_hash, symbol: token.name || token.symbol, name: null }}
        reputation={token.reputation}
      />
    ) : (
      <AddressHashLink key="token" chain={chain} hash={hash} kind="contract" />
    ),
  )
}

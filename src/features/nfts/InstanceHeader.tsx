import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '#/data/queries'
import { useChain } from '#/data/useChain'
import { AddressHashLink, AddressLink } from '#/entity/AddressLink'
import { nameOfInstance } from '#/entity/nftName'
import { TokenLink } from '#/entity/TokenLink'
import { TokenType } from '#/entity/TokenType'
import { CopyAs } from '#/ui/CopyAs'
import { CopyButton } from '#/ui/CopyButton'
import { FullHash } from '#/ui/FullHash'
import { HostileText } from '#/ui/HostileText'
import { RecordHead } from '#/ui/RecordHead'

/** The head of an NFT's page: what its author calls it, which token it is of, its id and its owner. */
export function InstanceHeader({ token: hash, id }: { token: string; id: string }) {
  const connection = useChain()
  const chain = connection.chain.id
  const data = useQuery(itemQuery(connection, 'tokenInstance', { hash, id })).data
  const instance = data?.value
  const token = instance?.token ?? null
  return (
    <RecordHead
      noun="NFT"
      title={instance && <HostileText text={nameOfInstance(instance, token)} max={80} />}
      identity={
        <>
          <span className="text-muted">Token id</span> <FullHash hash={id} />
          <CopyButton text={id} what="token id" />
        </>
      }
      actions={<CopyAs what="Token id" id={id} json={data?.text} />}
      marks={
        <>
          <span>
            <span className="text-muted">of </span>
            {token ? (
              <TokenLink chain={chain} token={token} />
            ) : (
              <AddressHashLink chain={chain} hash={hash} kind="contract" />
            )}
          </span>
          {token?.type && (
            <span>
              <TokenType type={token.type} />
            </span>
          )}
          {instance?.owner && (
            <span>
              <span className="text-muted">held by </span>
              <AddressLink chain={chain} address={instance.owner} />
            </span>
          )}
        </>
      }
    />
  )
}

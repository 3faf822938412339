import type { ReactNode } from 'react'
import { useInstance } from '#/data/queries/instance'
import { useChain } from '#/data/sources/useChain'
import { shortHash } from '#/domain/hash'
import { describeInstance } from '#/domain/nftSummary'
import { paths } from '#/domain/paths'
import { nameOfAddress } from '#/entity/AddressLink'
import { nameOfInstance } from '#/entity/nftName'
import { PageSubject } from '#/ui/PageMeta'

/** What all tabs of an NFT are titled with: the name that its author gave it once known, else its id; and whose it is. */
export function InstanceSubject({ token: hash, id, children }: { token: string; id: string; children: ReactNode }) {
  const { instance, token, owner, burned, single, source } = useInstance({ hash, id })
  const named = {
    token: token?.name || token?.symbol || shortHash(hash),
    owner: owner && (nameOfAddress(owner) ?? shortHash(owner.hash ?? '')),
  }
  const known = token !== null && source !== 'row'
  const parts = describeInstance({ id, owner: named.owner, unique: single, burned })
  return (
    <PageSubject
      title={nameOfInstance({ metadata: instance?.metadata ?? null, id: BigInt(id) }, token)}
      description={
        known ? parts.map((part) => (typeof part === 'string' ? part : named[part.named])).join('') : undefined
      }
      path={paths.instance(useChain().chain.id, token?.address_hash ?? hash, BigInt(id))}
    >
      {children}
    </PageSubject>
  )
}

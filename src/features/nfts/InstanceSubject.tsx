import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { itemQuery } from '#/data/queries'
import { useChain } from '#/data/useChain'
import { paths } from '#/domain/paths'
import { nameOfInstance } from '#/entity/nftName'
import { PageSubject } from '#/ui/PageMeta'

/** What all tabs of an NFT are titled with: the name that its author gave it once known, else its id. */
export function InstanceSubject({ token: hash, id, children }: { token: string; id: string; children: ReactNode }) {
  const connection = useChain()
  const instance = useQuery(itemQuery(connection, 'tokenInstance', { hash, id })).data?.value
  const token = instance?.token ?? null
  return (
    <PageSubject
      title={nameOfInstance({ metadata: instance?.metadata ?? null, id: BigInt(id) }, token)}
      path={paths.instance(connection.chain.id, token?.address_hash ?? hash, id)}
    >
      {children}
    </PageSubject>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { itemQuery } from '#/data/queries'
import { useChain } from '#/data/useChain'
import { shortHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import { nameOfAddress } from '#/entity/AddressLink'
import { PageSubject } from '#/ui/PageMeta'

/** What all tabs of an address are titled with: its name once known, and its hash in the server's spelling. */
export function AddressSubject({ hash, children }: { hash: string; children: ReactNode }) {
  const connection = useChain()
  const address = useQuery(itemQuery(connection, 'address', { hash })).data?.value
  const name = address && nameOfAddress(address)
  return (
    <PageSubject
      title={name ? `${name} (${shortHash(hash)})` : `Address ${shortHash(hash)}`}
      path={paths.address(connection.chain.id, address?.hash ?? hash)}
    >
      {children}
    </PageSubject>
  )
}

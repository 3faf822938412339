import type { ReactNode } from 'react'
import { useChain } from '#/data/useChain'
import { shortHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import { nameOfAddress } from '#/entity/AddressLink'
import { useAddress } from '#/features/addresses/useAddress'
import { PageSubject } from '#/ui/PageMeta'

/** What all tabs of an address are titled with: its name once known, and its hash in the server's spelling. */
export function AddressSubject({ hash, children }: { hash: string; children: ReactNode }) {
  const connection = useChain()
  const address = useAddress(hash).value
  const name = address && nameOfAddress(address)
  return (
    <PageSubject
      title={name ? `${name} (${shortHash(hash)})` : `Address ${shortHash(hash)}`}
      description={`Balance, transactions, tokens and NFTs of ${name || 'the address'} ${hash} on ${connection.chain.name}.`}
      path={paths.address(connection.chain.id, address?.hash ?? hash)}
    >
      {children}
    </PageSubject>
  )
}

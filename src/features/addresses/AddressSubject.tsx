import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { itemQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { useCode } from '#/data/useCode'
import { shortHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import { nameOfAddress } from '#/entity/AddressLink'
import { useAddress } from '#/features/addresses/useAddress'
import { PageSubject } from '#/ui/PageMeta'

/** What all tabs of an address are titled with: its name once known, and its hash in the server's spelling; and what it is. */
export function AddressSubject({ hash, children }: { hash: string; children: ReactNode }) {
  const connection = useChain()
  const { chain } = connection
  const { value: address, extent } = useAddress(hash)
  const counts = useQuery(itemQuery(connection, 'addressCounters', { hash })).data?.value ?? null
  // The page's sentence, whose code no list waits for.
  const words = useCode('addressText', () => import('#/features/addresses/addressText'))
  const name = address && nameOfAddress(address)
  const spelt = address?.hash ?? hash
  return (
    <PageSubject
      title={name ? `${name} (${shortHash(spelt)})` : `Address ${shortHash(spelt)}`}
      description={
        address && words
          ? words.addressText({ address, counts, partial: extent !== 'whole' }, chain)
          : `Balance, transactions, tokens and NFTs of ${name || 'the address'} ${spelt} on ${chain.name}.`
      }
      path={paths.address(chain.id, spelt)}
    >
      {children}
    </PageSubject>
  )
}

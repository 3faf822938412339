import type { Address } from '#/api/schemas/address'
import { useLabel } from '#/data/labels/labels'
import { AddressLink, nameOfAddress } from '#/entity/AddressLink'
import { Hash } from '#/ui/Hash'

/** `AddressLink` in a column with room for both: the hash after a name, except on phones. */
export function NamedAddress({ chain, address }: { chain: string; address: Address | null }) {
  const own = useLabel(address?.hash ?? '')
  const link = <AddressLink chain={chain} address={address} />
  if (!address?.hash || !(own ?? nameOfAddress(address))) return link
  return (
    <>
      {link}{' '}
      <span className="ml-1.5 text-muted max-sm:hidden">
        <Hash hash={address.hash} />
      </span>
    </>
  )
}

import type { Address } from '#/api/schemas/address'
import { useLabel } from '#/data/labels/labels'
import {
  AddressLink,
  FullAddressLink,
  isScamAddress,
  nameOfAddress,
  addressOutlineOf,
  ScamMark,
} from '#/entity/AddressLink'
import { CopyButton } from '#/ui/CopyButton'
import { FullHash } from '#/ui/Hash'
import { MissingValue } from '#/ui/MissingValue'

/** An address by its name and full hash with a copy button, for detail pages. */
export function FullAddress({ chain, address }: { chain: string; address: Address | null }) {
  const own = useLabel(address?.hash ?? '')
  if (!address?.hash) return <MissingValue />
  const { hash } = address
  return (
    <span className="[&>*]:mr-2">
      {own || nameOfAddress(address) ? (
        <>
          <AddressLink chain={chain} address={address} />
          <FullHash hash={hash} />
        </>
      ) : (
        <>
          {isScamAddress(address) && <ScamMark />}
          <FullAddressLink chain={chain} hash={hash} kind={addressOutlineOf(address)} />
        </>
      )}
      <CopyButton text={hash} what="address" />
    </span>
  )
}

import type { Address } from '#/api/schemas/address'
import { AddressLink, FullAddressLink, nameOfAddress } from '#/entity/AddressLink'
import { CopyButton } from '#/ui/CopyButton'
import { FullHash } from '#/ui/FullHash'
import { Unknown } from '#/ui/Unknown'

/** An address by its name and the whole of its hash, to be copied, for pages of one record. */
export function FullAddress({ chain, address }: { chain: string; address: Address | null }) {
  if (!address?.hash) return <Unknown />
  const { hash, is_contract } = address
  return (
    <span className="[&>*]:mr-2">
      {nameOfAddress(address) ? (
        <>
          <AddressLink chain={chain} address={address} />
          <FullHash hash={hash} />
        </>
      ) : (
        <FullAddressLink chain={chain} hash={hash} kind={is_contract ? 'contract' : 'account'} />
      )}
      <CopyButton text={hash} what="address" />
    </span>
  )
}

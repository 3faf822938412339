import { useChain } from '#/data/sources/useChain'
import { isAddressHash } from '#/domain/hashes/hash'
import { AddressHashLink } from '#/entity/AddressLink'
import { FilterChip } from '#/list/FilterChip'
import { UntrustedText } from '#/ui/UntrustedText'

/** The token that the transfers are filtered by. */
export default function TokenChip({ token, hrefWithout }: { token: string; hrefWithout: string }) {
  const { chain } = useChain()
  return (
    <FilterChip label="Token" hrefWithout={hrefWithout}>
      {isAddressHash(token) ? (
        <AddressHashLink chain={chain.id} hash={token} kind="contract" />
      ) : (
        <UntrustedText text={token} max={50} />
      )}
    </FilterChip>
  )
}

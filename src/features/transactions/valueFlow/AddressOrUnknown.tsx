import type { Address } from '#/api/schemas/address'
import type { Chain } from '#/data/config/config'
import { ZERO_ADDRESS } from '#/domain/transactions/transactionRecords'
import { AddressHashLink, AddressLink } from '#/entity/AddressLink'
import { Hash } from '#/ui/Hash'
import { MissingValue } from '#/ui/MissingValue'

interface AddressOrUnknownProps {
  /** Null if the API does not report it. */
  address: string | null
  names: ReadonlyMap<string, Address>
  /** The addresses whose name does not tell them apart; they have their hash next to it. */
  sharedNames: ReadonlySet<string>
  chain: Chain
}

/** One side of a transfer of value: an address by its name, the zero address as minted or burnt, or unknown. */
export function AddressOrUnknown({ address, names, sharedNames, chain }: AddressOrUnknownProps) {
  if (address === null) return <MissingValue />
  const known = names.get(address.toLowerCase())
  if (address === ZERO_ADDRESS) return <span className="text-muted">Minted / Burnt (zero address)</span>
  const link = known ? (
    <AddressLink chain={chain.id} address={known} />
  ) : (
    <AddressHashLink chain={chain.id} hash={address} />
  )
  if (!sharedNames.has(address.toLowerCase())) return link
  return (
    <span className="min-w-0">
      {link}
      <span className="block pl-6 text-sm text-muted">
        <Hash hash={address} />
      </span>
    </span>
  )
}

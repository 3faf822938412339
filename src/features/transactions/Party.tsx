import type { Address } from '#/api/schemas/address'
import type { Chain } from '#/data/config/config'
import { ZERO_ADDRESS } from '#/domain/transactionRecords'
import { AddressHashLink, AddressLink } from '#/entity/AddressLink'
import { MissingValue } from '#/ui/MissingValue'

interface PartyProps {
  /** Null where the server does not say. */
  address: string | null
  names: ReadonlyMap<string, Address>
  chain: Chain
}

/** Who took part in a movement of value: the address by its name, or that nobody gave or got it. */
export function Party({ address, names, chain }: PartyProps) {
  if (address === null) return <MissingValue />
  const known = names.get(address.toLowerCase())
  if (address === ZERO_ADDRESS) return <span className="text-muted">minted or burned (zero address)</span>
  return known ? <AddressLink chain={chain.id} address={known} /> : <AddressHashLink chain={chain.id} hash={address} />
}

import type { Address } from '#/api/schemas/address'
import { useLabel } from '#/data/labels/labels'
import { AddressHashLink, AddressLink } from '#/entity/AddressLink'
import { useTokenTransfers } from '#/entity/knownAddresses'
import { TokenSymbol } from '#/entity/TokenSymbol'
import { isScamToken, tokenOf } from '#/entity/transferredTokens'
import { MissingValue } from '#/ui/MissingValue'

interface ContractLinkProps {
  chain: string
  hash: string | null
  /** What a record reports of it. */
  address: Address | null
}

/** Links to a contract: by the symbol of its token if the transaction transfers that and you gave it no label, else by its name. */
export function ContractLink({ chain, hash, address }: ContractLinkProps) {
  const own = useLabel(hash ?? '')
  const transfers = useTokenTransfers()
  const token = tokenOf(hash, transfers)
  if (hash === null) return <MissingValue />
  if (own || !token || !(token.symbol || token.name)) {
    return address ? <AddressLink chain={chain} address={address} /> : <AddressHashLink chain={chain} hash={hash} />
  }
  return (
    <TokenSymbol
      chain={chain}
      token={{ hash, symbol: token.symbol, name: token.name }}
      reputation={isScamToken(hash, transfers, address) ? 'scam' : null}
      icon={token.icon_url}
    />
  )
}

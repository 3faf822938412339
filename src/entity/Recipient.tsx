import type { Address } from '#/api/schemas/address'
import { AddressLink } from '#/entity/AddressLink'

interface RecipientProps {
  chain: string
  to: Address | null
  created: Address | null
}

/** The recipient of a transaction or call, or the contract that it created. */
export function Recipient({ chain, to, created }: RecipientProps) {
  if (to || !created) return <AddressLink chain={chain} address={to} />
  return (
    <>
      <span className="text-muted">creates </span>
      <AddressLink chain={chain} address={created} />
    </>
  )
}

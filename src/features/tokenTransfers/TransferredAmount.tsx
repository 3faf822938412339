import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import { Amount } from '#/entity/Amount'
import { InstanceLink } from '#/entity/InstanceLink'
import { TokenAmount } from '#/entity/TokenAmount'

interface TransferredAmountProps {
  chain: string
  transfer: TokenTransfer
  /** Left out where the token stands beside it. */
  symbol?: string | null
}

/** What moved: an amount of a fungible token, one NFT by its id, or a quantity of one. */
export function TransferredAmount({ chain, transfer: { token, total }, symbol = null }: TransferredAmountProps) {
  const { token_id: id = null, value = null, decimals = null } = total ?? {}
  if (id === null) return <TokenAmount value={value} token={token} decimals={decimals} symbol={symbol} />
  const link = <InstanceLink chain={chain} token={token?.address_hash ?? null} id={id} />
  if (value === null || value === 1n) return link
  return (
    <>
      <Amount value={value} decimals={decimals ?? token?.decimals ?? 0} /> <span className="text-muted">×</span> {link}
    </>
  )
}

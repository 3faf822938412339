import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import { ownMultiplier } from '#/domain/amounts/tokenAmount'
import { Amount, TokenAmount } from '#/entity/Amount'
import { InstanceLink } from '#/entity/InstanceLink'

interface TransferredAmountProps {
  chain: string
  transfer: Pick<TokenTransfer, 'token' | 'total'> & Partial<Pick<TokenTransfer, 'ui_multiplier'>>
}

/** What was transferred: an amount of a fungible token, one NFT by its token ID, or a quantity of one. */
export function TransferredAmount({ chain, transfer }: TransferredAmountProps) {
  const { token, total } = transfer
  const { token_instance: instance = null, value = null, decimals = null } = total ?? {}
  const id = total?.token_id ?? instance?.id ?? null
  if (id === null) {
    const multiplier = ownMultiplier(transfer)
    return <TokenAmount value={value} token={token} decimals={decimals} multiplier={multiplier} />
  }
  const link = <InstanceLink chain={chain} token={token?.address_hash ?? null} id={id} instance={instance} />
  if (value === null || value === 1n) return link
  return (
    <>
      <Amount value={value} decimals={0} /> <span className="text-muted">×</span>{' '}
      <span className="min-w-0 [&_a]:underline">{link}</span>
    </>
  )
}

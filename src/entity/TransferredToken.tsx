import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import { tokenName } from '#/domain/transactions/summaryParts'
import { TokenSymbol } from '#/entity/TokenSymbol'
import { TransferredAmount } from '#/entity/TransferredAmount'

interface TransferredTokenProps {
  chain: string
  transfer: TokenTransfer
  /** URL of the token's logo, as the API reports it. */
  icon?: string | null
}

/** What a token transfer moved, in running text: its amount, or its NFT, and its token. */
export function TransferredToken({ chain, transfer, icon = null }: TransferredTokenProps) {
  const { token } = transfer
  return (
    <>
      <TransferredAmount chain={chain} transfer={transfer} />{' '}
      <TokenSymbol chain={chain} token={tokenName(token)} reputation={token?.reputation ?? null} icon={icon} />
    </>
  )
}

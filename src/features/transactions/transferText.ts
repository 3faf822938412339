import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import { baseUnits, exactAmount } from '#/domain/amounts/amount'
import { decimalsOf, quantityOf } from '#/domain/amounts/tokenAmount'
import { plainText } from '#/domain/text/text'

/** "60 USDM from 0x… to 0x…", with whole addresses. */
export function transferText(transfer: TokenTransfer): string {
  const { from, to } = transfer
  return `${movedText(transfer)} from ${from?.hash ?? 'unknown'} to ${to?.hash ?? 'unknown'}`
}

/** "60 USDM", or "COPPER #7". */
export function movedText(transfer: TokenTransfer): string {
  const { token, total } = transfer
  const id = total?.token_id ?? total?.token_instance?.id ?? null
  const quantity = quantityOf(transfer)
  const decimals = decimalsOf(transfer)
  const name = plainText(token?.symbol || token?.name || token?.address_hash || 'unknown token', 60)
  const unit = decimals === null && quantity !== null ? `${baseUnits(quantity)} of ${name}` : name
  const amount = quantity === null ? 'unknown amount of' : exactAmount(quantity, decimals ?? 0)
  return id === null ? `${amount} ${unit}` : `${quantity === 1n ? '' : `${amount} × `}${name} #${id}`
}

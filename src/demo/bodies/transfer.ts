import type { TokenFacts, TransferFacts } from '#/demo/recording'
import type { View } from '#/demo/view'
import { addressBody } from './address'
import { isoTime } from './time'
import { tokenBody, tokenFacts } from './token'

/** What a token transfer is told from. */
export type TransferView = View<'addresses' | 'blocks' | 'tokens' | 'transactions'>

/** A token transfer (contract §2.6). */
export function transferBody(view: TransferView, facts: TransferFacts) {
  const transaction = view.transactions[facts.transaction]
  const block = view.blocks[transaction?.block ?? -1]
  const token = tokenFacts(view, facts.token)
  return {
    transaction_hash: transaction?.hash,
    block_hash: block?.hash,
    block_number: block?.height,
    timestamp: block && isoTime(block.timestamp),
    log_index: facts.logIndex,
    method: transaction?.method,
    type: facts.type,
    token_type: token?.type,
    from: addressBody(view, facts.from),
    to: addressBody(view, facts.to),
    token: tokenBody(view, facts.token),
    total: totalOf(facts, token),
  }
}

/** What moved: an amount, an instance, or an amount of an instance. */
export function totalOf({ value, tokenId }: TransferFacts, token: TokenFacts | undefined) {
  return {
    token_id: tokenId,
    value,
    decimals: value === undefined || token?.decimals === undefined ? undefined : String(token.decimals),
  }
}

import { blockAt } from '#/served/indexes'
import type { TokenFacts, TransferFacts } from '#/served/recording'
import type { View } from '#/served/store'
import { addressBody } from './address'
import { isoTime } from './values'
import { tokenBody, tokenFacts } from './token'

/** The facts that a token transfer is built from. */
export type TransferView = View<'addresses' | 'blocks' | 'tokens' | 'transactions'>

/** A token transfer (contract §2.6). */
export function transferBody(view: TransferView, facts: TransferFacts) {
  const transaction = view.transactions[facts.transaction]
  const block = blockAt(view.blocks, transaction?.block)
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
    total: totalBody(facts, token),
  }
}

/** The transferred amount, NFT, or amount of an NFT. */
export function totalBody({ value, tokenId }: TransferFacts, token: TokenFacts | undefined) {
  return {
    token_id: tokenId,
    value,
    decimals: value === undefined || token?.decimals === undefined ? undefined : String(token.decimals),
  }
}

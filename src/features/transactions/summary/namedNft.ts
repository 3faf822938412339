import { isAddressHash, sameHash } from '#/domain/hashes/hash'
import { soleParameter } from '#/domain/transactions/soleParameter'
import type { Currency } from '#/domain/amounts/currency'
import { type TransactionRecord, ZERO_ADDRESS } from '#/domain/transactions/transactionRecords'
import { type SummaryFact, tokenName } from '#/domain/transactions/summaryParts'
import type { CalledToken } from '#/domain/transactions/tokenCall'

const COLLECTION = /^_*(?:collection|nft|nft_?(?:address|contract)|token_?(?:address|contract))$/i
const TOKEN_ID = /^_*(?:token|nft)_?id$/i
const PRICE = /^_*(?:price|ask(?:ing)?_?price)$/i
const CURRENCY = /^_*(?:currency|payment_?token)$/i

/**
 * The NFT that a decoded call names by collection and token ID, as a listing for sale does, and its price if that is in the native
 * currency. It says nothing of what became of them; empty if none is named for certain. `called` is the collection, if it has loaded.
 */
export function namedNft(
  transaction: TransactionRecord,
  { decimals }: Currency,
  called: CalledToken,
): (string | SummaryFact)[] {
  const parameter = (names: RegExp, type: RegExp) => {
    const one = soleParameter(transaction.decoded_input, names)
    return one && type.test(one.type ?? '') && typeof one.value === 'string' ? one.value : null
  }
  const hash = parameter(COLLECTION, /^address$/)
  const tokenId = numberIn(parameter(TOKEN_ID, /^uint\d*$/))
  if (hash === null || !isAddressHash(hash) || tokenId === null) return []
  const record = called === 'loading' || !sameHash(called?.address_hash, hash) ? null : called
  const token = record ? { ...tokenName(record), hash } : { hash, symbol: null, name: null }
  const evidence = ['decoded_input'] as const
  const nft: SummaryFact = { kind: 'amount', value: 1n, decimals: 0, token, tokenId: String(tokenId), evidence }
  const price = numberIn(parameter(PRICE, /^uint\d*$/))
  // The zero address stands for the native currency; amounts of a token would need its decimals.
  if (price === null || !sameHash(parameter(CURRENCY, /^address$/), ZERO_ADDRESS)) return [': ', nft]
  return [': ', nft, ' for ', { kind: 'amount', value: price, decimals, token: 'native', evidence }]
}

function numberIn(text: string | null): bigint | null {
  return text !== null && /^\d{1,78}$/.test(text) ? BigInt(text) : null
}

import { sameHash } from '#/domain/hashes/hash'
import { decimalsOf, quantityOf, tokenDecimals } from '#/domain/amounts/tokenAmount'
import { selectorOf } from '#/domain/transactions/decoded'
import {
  isNftTransfer,
  type TokenRecord,
  type TransactionRecord,
  type TransferRecord,
} from '#/domain/transactions/transactionRecords'
import { tokenCall } from '#/domain/transactions/tokenCall'

/** A token amount that a transaction without a native value transferred. */
export interface RowMoney {
  /** Base units, or the number of NFTs. */
  readonly value: bigint
  /** Null if unknown. */
  readonly decimals: number | null
  readonly symbol: string | null
  /** Contract of the token, whose record has the decimals and the symbol where the row has neither; null if it is unknown. */
  readonly token: string | null
  readonly tokenId: bigint | null
  /** Who received it, where neither the address of the list nor the recipient of the transaction did. */
  readonly recipient: string | null
}

/** `transfer(address,uint256)`, which only fungible tokens have by their standards. */
const TRANSFER = '0xa9059cbb'

/**
 * The token amount that a transaction of an address moved, by its only transfer from or to that address, else by its call of a token.
 * Null if its row has neither, for one that failed, and for one with a native value.
 */
export function rowMoney(transaction: TransactionRecord, own: string): RowMoney | null {
  const { status, value, token_transfers, token_transfers_overflow, transaction_types } = transaction
  if (status !== 'ok' || (value ?? 0n) !== 0n) return null
  // Some lists have an empty list in each row.
  const isUnlisted = token_transfers?.length === 0 && transaction_types?.includes('token_transfer') === true
  if (token_transfers === null || isUnlisted) return moneyOfCall(transaction, own)
  if (token_transfers_overflow === true) return null
  const [transfer, another] = token_transfers.filter(
    ({ from, to }) => sameHash(from?.hash, own) || sameHash(to?.hash, own),
  )
  return transfer && another === undefined ? moneyOfTransfer(transfer, transaction, own) : null
}

function moneyOfTransfer(transfer: TransferRecord, { to }: TransactionRecord, own: string): RowMoney | null {
  const value = quantityOf(transfer)
  if (value === null) return null
  const { token, total } = transfer
  return {
    value,
    decimals: decimalsOf(transfer),
    symbol: token?.symbol || token?.name || null,
    token: token?.address_hash ?? null,
    tokenId: isNftTransfer(transfer) ? (total?.token_id ?? null) : null,
    recipient: recipientOf(transfer.to?.hash ?? null, to?.hash ?? null, own),
  }
}

/** By the input data: the units are unknown, as rows name no token. */
function moneyOfCall(transaction: TransactionRecord, own: string): RowMoney | null {
  const { to, raw_input, decoded_input } = transaction
  const selector = decoded_input?.method_id ? selectorOf(decoded_input.method_id) : (raw_input ?? '').slice(0, 10)
  const called: TokenRecord = {
    address_hash: to?.hash ?? null,
    name: null,
    symbol: null,
    decimals: null,
    type: 'ERC-20',
  }
  const intent = tokenCall(transaction, sameHash(selector, TRANSFER) ? called : null)
  if (intent?.kind !== 'transfer') return null
  const amount = intent.rest.find((part) => part.kind === 'amount')
  const recipient = intent.rest.find((part) => part.kind === 'address' && part.role === 'recipient')
  if (amount?.kind !== 'amount' || recipient?.kind !== 'address') return null
  return {
    value: amount.value,
    decimals: tokenDecimals({ type: null, decimals: amount.decimals }),
    symbol: null,
    token: to?.hash ?? null,
    tokenId: amount.tokenId === undefined ? null : BigInt(amount.tokenId),
    recipient: recipientOf(recipient.address.hash, to?.hash ?? null, own),
  }
}

function recipientOf(recipient: string | null, called: string | null, own: string): string | null {
  return sameHash(recipient, own) || sameHash(recipient, called) ? null : recipient
}

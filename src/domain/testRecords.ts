import type { AddressRecord, CallRecord, TokenRecord, TransactionRecord, TransferRecord } from './transactionRecords'

/** Records for tests: of addresses by their last digits, and with nothing known but what a test says. */
export function named(digits: string, more: Partial<AddressRecord> = {}): AddressRecord & { hash: string } {
  return { name: null, ens_domain_name: null, is_contract: null, ...more, hash: hashOf(digits) }
}

/** The address that ends with these digits. */
export function hashOf(digits: string): string {
  return `0x${digits.padStart(40, '0')}`
}

/** A token contract at an address. */
export function token(digits: string, more: Partial<TokenRecord> = {}): TokenRecord {
  return { address_hash: hashOf(digits), name: null, symbol: null, decimals: null, type: 'ERC-20', ...more }
}

/** A transfer of an amount, of an NFT, or of an amount of one; from nobody ('') it is a mint. */
export function aTransfer(
  from: string,
  to: string,
  moved: TokenRecord | null,
  value: bigint | null,
  tokenId: bigint | null = null,
): TransferRecord {
  const total = { decimals: moved?.decimals ?? null, value, token_id: tokenId }
  return { from: named(from), to: named(to), token: moved, type: null, total }
}

/** A call that succeeded. */
export function aCall(from: string, to: string, more: Partial<CallRecord> = {}): CallRecord {
  return {
    index: null,
    type: 'call',
    from: named(from),
    to: named(to),
    created_contract: null,
    value: 0n,
    gas_limit: null,
    success: true,
    error: null,
    ...more,
  }
}

/** A transaction that succeeded. */
export function aTransaction(more: Partial<TransactionRecord>): TransactionRecord {
  return {
    from: null,
    to: null,
    created_contract: null,
    value: null,
    status: 'ok',
    result: 'success',
    block_number: 1,
    method: null,
    raw_input: null,
    decoded_input: null,
    revert_reason: null,
    transaction_types: null,
    token_transfers: null,
    token_transfers_overflow: null,
    actions: null,
    ...more,
  }
}

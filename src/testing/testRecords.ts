import type {
  AddressRecord,
  CallRecord,
  TokenRecord,
  TransactionRecord,
  TransferRecord,
} from '#/domain/transactions/transactionRecords'

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

/** A transfer of an amount, of an NFT, or of an amount of one; without a sender ('') it is a mint. */
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

/** The coin of the tests. */
export const coin = { symbol: 'ETH', decimals: 18 }
/** Whole coins in wei. */
export const eth = (amount: number) => BigInt(Math.round(amount * 1e6)) * 10n ** 12n
/** Who sends. */
export const alice = named('a', { name: 'Alice', is_contract: false })
/** Who gets. */
export const bob = named('b', { name: 'Bob', is_contract: false })
/** A contract that does things. */
export const router = named('c', { name: 'Router', is_contract: true })
/** Tokens of every kind. */
export const usd = token('5d', { symbol: 'USD', decimals: 6 })
export const dai = token('da', { symbol: 'DAI', decimals: 18 })
export const nft = token('4f', { symbol: 'NFT', type: 'ERC-721' })
export const weth = token('e', { symbol: 'WETH', decimals: 18 })
/** A contract with a name. */
export const contractOf = (digits: string, name: string) => named(digits, { name, is_contract: true })

/** A call that moved nothing. */
export const called = {
  from: alice,
  to: router,
  method: 'act',
  raw_input: '0x12345678',
  value: 0n,
  token_transfers: [],
}
/** Decoded call data of one-word parameters. */
export const decoded = (method_id: string, ...parameters: [name: string, type: string, value: string][]) => ({
  method_call: 'named()',
  method_id,
  parameters: parameters.map(([name, type, value]) => ({ name, type, value })),
})
/** A decoded approval of an amount for the router. */
export const approve = (name: string, value: bigint) =>
  decoded('095ea7b3', ['spender', 'address', hashOf('c')], [name, 'uint256', String(value)])

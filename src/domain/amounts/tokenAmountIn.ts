import { exceedsSupply, MIN_UNLIMITED } from './amount'
import { tokenAmountPlace } from '#/domain/transactions/decodedTree'
import { sameHash } from '#/domain/hashes/hash'
import { ownMultiplier, shownAmount } from './tokenAmount'
import { type DecodedRecord, isErc20, type TransferRecord } from '#/domain/transactions/transactionRecords'

/** A parameter of a call or event that is an amount of a token. */
export interface TokenAmountIn {
  /** Position of the parameter. */
  readonly place: number
  /** Base units, as people see them. */
  readonly value: bigint
  readonly decimals: number
  /** Untrusted text. */
  readonly symbol: string
  /** Whether it approves a spender for any amount. */
  readonly isUnlimited: boolean
}

/**
 * Position of the amount in calls and events of tokens that are no part of ERC-20. A vault may count another token in them, so that
 * they need a transfer of the same amount.
 */
const NEEDS_TRANSFER: ReadonlyMap<string, number> = new Map([
  // mint(address,uint256)
  ['0x40c10f19', 1],
  // burn(uint256)
  ['0x42966c68', 0],
  // burn(address,uint256)
  ['0x9dc29fac', 1],
  // burnFrom(address,uint256)
  ['0x79cc6790', 1],
  // deposit(uint256)
  ['0xb6b55f25', 0],
  // withdraw(uint256)
  ['0x2e1a7d4d', 0],
  // Mint(address,uint256)
  ['0x0f6798a560793a54c3bcfe86a93cde1e73087d944c0ea20544137d4121396885', 1],
  // Burn(address,uint256)
  ['0xcc16f5dbb4873280815c1ee09dbd06736cffcc184412cf7a71a0fdb75d397ca5', 1],
  // Deposit(address,uint256)
  ['0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c', 1],
  // Withdrawal(address,uint256)
  ['0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65', 1],
])

/** Selectors of approve, increaseAllowance and permit, and the first digits of the topic of Approval. */
const APPROVES = /^0x(?:095ea7b3|39509351|d505accf|8c5be1e5)/

/** More decimals than a uint256 has digits. */
const MAX_DECIMALS = 77

/**
 * The amount in a decoded call or event of `contract`, where it is certain to be of the token of that contract: one that a transfer of
 * the transaction reports as ERC-20, with decimals and a symbol. Null for any other.
 */
export function tokenAmountIn(
  { method_id, parameters }: DecodedRecord,
  contract: string | null,
  transfers: readonly TransferRecord[],
): TokenAmountIn | null {
  const own = transfers.filter(({ token }) => sameHash(token?.address_hash, contract))
  const { type = null, symbol, decimals = null } = own[0]?.token ?? {}
  if (!isErc20(type) || !symbol || decimals === null) return null
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > MAX_DECIMALS) return null
  const id = `0x${(method_id ?? '').replace(/^0x/i, '').toLowerCase()}`
  const standard = tokenAmountPlace(id)
  const place = standard ?? NEEDS_TRANSFER.get(id)
  const parameter = place === undefined ? undefined : parameters?.[place]
  if (place === undefined || parameter?.type !== 'uint256') return null
  if (typeof parameter.value !== 'string' || !/^\d{1,78}$/.test(parameter.value)) return null
  const raw = BigInt(parameter.value)
  const same = own.find(({ total }) => total?.value === raw)
  if (standard === null && !same) return null
  const { token, ...moved } = same ?? own[0] ?? { token: null, total: null }
  const value = shownAmount(raw, token, ownMultiplier(moved))
  const isMost = raw >= MIN_UNLIMITED || exceedsSupply(raw, token?.total_supply)
  const isUnlimited = isMost && APPROVES.test(id)
  return { place, value, decimals, symbol, isUnlimited }
}

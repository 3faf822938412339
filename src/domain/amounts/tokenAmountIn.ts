import { AMOUNT_NAME, NO_AMOUNT_NAME } from '#/domain/amounts/amountNames'
import { exceedsSupply, MIN_UNLIMITED } from './amount'
import { tokenAmountPlace } from '#/domain/transactions/decodedTree'
import { sameHash } from '#/domain/hashes/hash'
import { ownMultiplier, shownAmount } from './tokenAmount'
import {
  type DecodedRecord,
  isErc20,
  type ParameterRecord,
  type TransferRecord,
} from '#/domain/transactions/transactionRecords'

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

/** Numbers from this on are equal by no chance, and those of which the name says that they are amounts from less. */
const MIN_EQUAL = { amount: 1000n, other: 1_000_000n }

/**
 * The amounts in a decoded call or event of `contract` whose token is certain: by the standard the contract's, in any other place that
 * of the transfers of the same amount. Tokens count that `transfers` report as ERC-20, with decimals and a symbol.
 */
export function tokenAmountsIn(
  { method_id, parameters }: DecodedRecord,
  contract: string | null,
  transfers: readonly TransferRecord[],
): readonly TokenAmountIn[] {
  const known = transfers.filter(({ token }) => isMeasured(token))
  const own = known.filter(({ token }) => sameHash(token?.address_hash, contract))
  const id = `0x${(method_id ?? '').replace(/^0x/i, '').toLowerCase()}`
  const standard = tokenAmountPlace(id)
  return (parameters ?? []).flatMap((parameter, place) => {
    const raw = integerIn(parameter)
    if (raw === null) return []
    const equal = transferOf(raw, own)
    // A transfer of another token may have the same amount as an ERC-20 call of a token that is unknown.
    const meant =
      place === standard
        ? (equal ?? own[0])
        : place === NEEDS_TRANSFER.get(id) && equal
          ? equal
          : standard === null && isCertain(parameter.name, raw)
            ? equalOf(raw, known)
            : null
    const { token = null, ...moved } = meant ?? { total: null }
    if (!token?.symbol || token.decimals === null || (raw < 0n && place === standard)) return []
    const isMost = raw >= MIN_UNLIMITED || exceedsSupply(raw, token.total_supply)
    const value = shownAmount(raw, token, ownMultiplier(moved))
    return [
      {
        place,
        value,
        decimals: token.decimals,
        symbol: token.symbol,
        isUnlimited: isMost && APPROVES.test(id),
      },
    ]
  })
}

function isMeasured(token: TransferRecord['token']): boolean {
  const { type = null, symbol, decimals = null } = token ?? {}
  if (!isErc20(type) || !symbol || decimals === null) return false
  return Number.isInteger(decimals) && decimals >= 0 && decimals <= MAX_DECIMALS
}

/** The number of a parameter whose type is wide enough for amounts; null for any other. */
function integerIn({ type, value }: ParameterRecord): bigint | null {
  if (typeof value !== 'string' || !/^u?int(?:256|1\d\d)?$/.test(type ?? '')) return null
  return (type?.startsWith('u') ? /^\d{1,78}$/ : /^-?\d{1,78}$/).test(value) ? BigInt(value) : null
}

function isCertain(name: string | null, number: bigint): boolean {
  const least = AMOUNT_NAME.test(name ?? '') ? MIN_EQUAL.amount : MIN_EQUAL.other
  return !NO_AMOUNT_NAME.test(name ?? '') && (number >= least || -number >= least)
}

/** The first transfer of an amount, whatever its sign. */
function transferOf(amount: bigint, transfers: readonly TransferRecord[]): TransferRecord | null {
  return transfers.find(({ total }) => total?.value === amount || total?.value === -amount) ?? null
}

/** The same if all transfers of that amount are of one token. */
function equalOf(amount: bigint, transfers: readonly TransferRecord[]): TransferRecord | null {
  const first = transferOf(amount, transfers)
  const others = transfers.filter(
    ({ token }) => token !== first?.token && !sameHash(token?.address_hash, first?.token?.address_hash),
  )
  return transferOf(amount, others) === null ? first : null
}

import * as z from 'zod/mini'
import { wei } from './amounts'
import { address } from './address'
import { nullish, required, withAliases } from './fields'
import {
  addressHash,
  boolean,
  decimal,
  fraction,
  integer,
  jsonObject,
  largeInteger,
  scalar,
  text,
  timestamp,
  word,
} from './scalars'

/** The language of a contract's source. */
export const language = word(['solidity', 'vyper', 'yul', 'scilla', 'stylus_rust', 'geas'])

/** An ABI as it was sent: an array, or its JSON in a string. `readAbi` reads it entry by entry. */
export const abiJson: z.ZodMiniType = scalar('ABI', z.array(z.record(z.string(), z.unknown())), (raw) =>
  Array.isArray(raw) || typeof raw === 'string' ? (raw as unknown) : undefined,
)

/** A pair of value and parameter for each argument, handed on as it came. */
const decodedArguments: z.ZodMiniType<readonly unknown[]> = scalar(
  'decoded arguments',
  z.array(z.array(z.union([z.string(), z.record(z.string(), z.unknown())]))),
  (raw) => (Array.isArray(raw) ? (raw as readonly unknown[]) : undefined),
)

const sourceFile = z.object({ file_path: required(text), source_code: required(text) })

const namedAddress = withAliases(z.object({ address_hash: required(addressHash), name: nullish(text) }), {
  address_hash: 'address',
})

/** Implementations that a proxy pattern other than the reported one leads to. */
const conflictingImplementations = z.object({
  proxy_type: nullish(text),
  implementations: nullish(z.array(namedAddress)),
})

/**
 * Served at /smart-contracts/{hash}, outside of the contract: source, ABI and code. A contract that is not verified has only its
 * code and what is known of it as a proxy. All text is attacker-written.
 */
export const smartContract = withAliases(
  z.object({
    name: nullish(text),
    is_verified: nullish(boolean),
    is_fully_verified: nullish(boolean),
    is_partially_verified: nullish(boolean),
    is_verified_via_sourcify: nullish(boolean),
    is_verified_via_eth_bytecode_db: nullish(boolean),
    is_verified_via_verifier_alliance: nullish(boolean),
    certified: nullish(boolean),
    verified_at: nullish(timestamp),
    sourcify_repo_url: nullish(text),
    verified_twin_address_hash: nullish(addressHash),
    language: nullish(language),
    is_vyper_contract: nullish(boolean),
    compiler_version: nullish(text),
    optimization_enabled: nullish(boolean),
    optimization_runs: nullish(integer),
    evm_version: nullish(text),
    license_type: nullish(text),
    package_name: nullish(text),
    compiler_settings: nullish(jsonObject),
    external_libraries: nullish(z.array(namedAddress)),
    file_path: nullish(text),
    source_code: nullish(text),
    additional_sources: nullish(z.array(sourceFile)),
    abi: nullish(abiJson),
    constructor_args: nullish(text),
    decoded_constructor_args: nullish(decodedArguments),
    creation_bytecode: nullish(text),
    deployed_bytecode: nullish(text),
    creation_status: nullish(word(['selfdestructed', 'failed', 'success'])),
    is_self_destructed: nullish(boolean),
    is_changed_bytecode: nullish(boolean),
    is_blueprint: nullish(boolean),
    proxy_type: nullish(text),
    implementations: nullish(z.array(namedAddress)),
    conflicting_implementations: nullish(z.array(conflictingImplementations)),
  }),
  { verified_twin_address_hash: 'verified_twin_address' },
)

/** Source, ABI and code of a contract. */
export type SmartContract = z.infer<typeof smartContract>

/** Served at /smart-contracts, outside of the contract: one verified contract. */
export const verifiedContract = withAliases(
  z.object({
    address: required(address),
    language: nullish(language),
    compiler_version: nullish(text),
    optimization_enabled: nullish(boolean),
    has_constructor_args: nullish(boolean),
    license_type: nullish(text),
    certified: nullish(boolean),
    verified_at: nullish(timestamp),
    coin_balance: nullish(wei),
    transactions_count: nullish(largeInteger),
    market_cap: nullish(fraction),
    reputation: nullish(word(['ok', 'scam'])),
  }),
  { transactions_count: ['tx_count', 'transaction_count'] },
)

/** Served at /smart-contracts/counters, outside of the contract. */
export const smartContractCounters = z.object({
  smart_contracts: nullish(decimal),
  new_smart_contracts_24h: nullish(decimal),
  verified_smart_contracts: nullish(decimal),
  new_verified_smart_contracts_24h: nullish(decimal),
})

/** Served at /stats/hot-smart-contracts, outside of the contract: how much a contract was called in a period. */
export const hotContract = z.object({
  contract_address: required(address),
  balance: nullish(wei),
  transactions_count: nullish(largeInteger),
  total_gas_used: nullish(largeInteger),
})

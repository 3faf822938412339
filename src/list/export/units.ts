import type * as z from 'zod/mini'
import { RESOURCES } from '#/api/resources'
import { balanceChange, coinHolder } from '#/api/schemas/address'
import { block } from '#/api/schemas/block'
import { tokenBalance, tokenHolder } from '#/api/schemas/holder'
import { internalTransaction, traceStep } from '#/api/schemas/internalTransaction'
import { advancedTransfer } from '#/api/schemas/movement'
import { stateChange } from '#/api/schemas/stateChange'
import { token } from '#/api/schemas/token'
import { arbitrumTransaction, scrollTransaction } from '#/api/schemas/rollupParts'
import { tokenTransfer } from '#/api/schemas/tokenTransfer'
import { stabilityFee, transaction } from '#/api/schemas/transaction'
import { withdrawal } from '#/api/schemas/beacon'

/**
 * The unit of an amount: wei ('coin'), wei as a gas price ('nativeGasPrice'), wei of ether as one ('gwei', on L1), or base units of the
 * token that the record is ('own') or has as its `token` ('token'), also with decimals and a multiplier of the amount itself ('moved');
 * 'either' is the token's if the record has one, else wei. Where gas was paid in a token, 'fee' and 'gasPrice' are in it, and
 * 'nativeFee' is not known; else they are wei. Gas prices are written in the unit of `gasPriceUnit`.
 */
export type Unit =
  | 'coin'
  | 'gwei'
  | 'own'
  | 'token'
  | 'moved'
  | 'either'
  | 'fee'
  | 'gasPrice'
  | 'nativeGasPrice'
  | 'nativeFee'

type Fields<Schema extends z.ZodMiniObject> = {
  readonly [Path in FieldOf<Schema> | `${FieldOf<Schema>}.value`]?: Unit
}

type FieldOf<Schema extends z.ZodMiniObject> = keyof Schema['shape'] & string

const units = new Map<z.core.$ZodType, Readonly<Record<string, Unit>>>()

function counts<Schema extends z.ZodMiniObject>(schema: Schema, fields: Fields<Schema>): void {
  units.set(schema, fields as Readonly<Record<string, Unit>>)
}

counts(transaction, {
  value: 'coin',
  emission_reward: 'coin',
  'fee.value': 'fee',
  transaction_burnt_fee: 'nativeFee',
  priority_fee: 'nativeFee',
  l1_fee: 'coin',
  gas_price: 'gasPrice',
  max_fee_per_gas: 'gasPrice',
  max_priority_fee_per_gas: 'gasPrice',
  base_fee_per_gas: 'nativeGasPrice',
  l1_gas_price: 'gwei',
  operator_fee: 'coin',
  burnt_blob_fee: 'coin',
  blob_gas_price: 'nativeGasPrice',
  max_fee_per_blob_gas: 'nativeGasPrice',
})
counts(arbitrumTransaction, { poster_fee: 'coin', network_fee: 'coin' })
counts(scrollTransaction, { l1_fee: 'coin' })
counts(stabilityFee, { total_fee: 'token', validator_fee: 'token', dapp_fee: 'token' })
counts(block, {
  base_fee_per_gas: 'nativeGasPrice',
  burnt_fees: 'coin',
  priority_fee: 'coin',
  transaction_fees: 'coin',
})
counts(internalTransaction, { value: 'coin' })
counts(coinHolder, { coin_balance: 'coin' })
counts(balanceChange, { delta: 'coin', value: 'coin' })
counts(RESOURCES.smartContracts.item, { coin_balance: 'coin' })
counts(withdrawal, { amount: 'coin' })
counts(advancedTransfer, { value: 'coin', fee: 'coin', 'total.value': 'moved' })
counts(RESOURCES.hotContracts.item, { balance: 'coin' })
counts(RESOURCES.userOperations.item, { fee: 'coin' })
counts(traceStep, { 'action.value': 'coin' })
counts(tokenTransfer, { 'total.value': 'moved' })
counts(token, { total_supply: 'own' })
counts(tokenBalance, { value: 'token' })
counts(tokenHolder, { value: 'token' })
counts(stateChange, { balance_before: 'either', balance_after: 'either', change: 'either' })

/** The units of a record's amounts by their paths; null if the schema is not of a record. */
export function unitsOf(schema: z.core.$ZodType): Readonly<Record<string, Unit>> | null {
  return units.get(schema) ?? null
}

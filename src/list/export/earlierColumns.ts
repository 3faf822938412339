import type { ListName } from '#/api/resources'
import type { FileColumn, FileText } from './fileText'

/** A column as version 0.2 saved it with an export: by the header of its table, and its name in the file. */
interface EarlierColumn {
  readonly header: string
  readonly name: string
}

/** What a file has in the columns of version 0.2, by header, or by list and header. New columns are saved with their text. */
const TEXTS: Readonly<Record<string, FileText>> = {
  'tokens Contract': 'address_hash',
  'addressTokens Contract': 'token.address_hash',
  'addresses Address': { address: 'row' },
  Address: ['contract_address.hash', 'address.hash', 'address'],
  After: 'balance_after',
  Age: ['timestamp', 'block_timestamp'],
  Amount: { as: 'amount' },
  'Amount / ID': { as: 'transferred' },
  Asset: { as: 'asset' },
  Balance: ['coin_balance', 'balance', 'value'],
  'Base fee': 'base_fee_per_gas',
  Before: 'balance_before',
  'Blob hash': 'hash',
  Block: ['block_number', 'height', 'block_hash'],
  'Burnt fees': 'burnt_fees',
  Change: { as: 'change' },
  Compiler: 'compiler_version',
  Contract: { address: ['address', 'contract_address'] },
  Direction: { as: 'direction' },
  Event: ['decoded.method_call', 'topics'],
  Fee: 'fee',
  From: { address: ['from', 'from_address'] },
  'From / To': { address: 'counterparty' },
  'Gas limit': 'gas_limit',
  'Gas used': ['gas_used', 'total_gas_used'],
  Holder: { address: ['address'] },
  Holders: 'holders_count',
  Index: 'index',
  'KZG commitment': 'kzg_commitment',
  'KZG proof': 'kzg_proof',
  Language: 'language',
  License: 'license_type',
  'Market cap': 'circulating_market_cap',
  Method: { as: 'method' },
  Position: 'position',
  Price: ['exchange_rate', 'token.exchange_rate'],
  'Public key': 'pubkey',
  Quantity: { as: 'nftCount' },
  Reward: { as: 'blockReward' },
  Role: { as: 'role' },
  Sender: { address: ['sender'] },
  Size: { as: 'blobSize' },
  Status: { as: 'status' },
  To: { address: ['to', 'created_contract', 'receiver'] },
  Token: ['token.symbol', 'token.name', 'token.address_hash', 'symbol', 'name'],
  'Token ID': 'token_id',
  'Total supply': 'total_supply',
  'Txn count': 'transactions_count',
  'Txn fee': { as: 'fee' },
  'Txn hash': { as: 'transaction' },
  Txns: 'transactions_count',
  Type: { as: 'type' },
  'User op hash': 'hash',
  Validator: { address: ['miner'] },
  'Validator index': 'validator_index',
  Value: ['value', 'emission_reward'],
  Values: ['decoded.parameters', 'data'],
  Verified: 'verified_at',
  'Withdrawal address': { address: ['withdrawal_address'] },
}

/** The columns of a saved export, whatever version saved them. */
export function readColumns(resource: ListName, saved: readonly (FileColumn | EarlierColumn)[]): FileColumn[] {
  return saved.map((column) =>
    'text' in column
      ? column
      : { name: column.name, text: TEXTS[`${resource} ${column.header}`] ?? TEXTS[column.header] ?? [] },
  )
}

/** The titles of the lists of a chain by the last part of their path, which index.html shows before the app runs. */
export const LIST_TITLES = {
  addresses: 'Top accounts',
  blocks: 'Blocks',
  contracts: 'Verified contracts',
  deposits: 'Deposits',
  'internal-transactions': 'Internal transactions',
  ops: 'User operations',
  'token-transfers': 'Token transfers',
  tokens: 'Tokens',
  transfers: 'Advanced filter',
  txs: 'Transactions',
  withdrawals: 'Withdrawals',
} as const

/** What a record is called in its heading, by the part of its path before its hash or height; index.html shows it before the app runs. */
export const RECORD_NOUNS = {
  address: 'Address',
  blob: 'Blob',
  block: 'Block',
  op: 'User operation',
  token: 'Token',
  tx: 'Transaction',
} as const

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

/**
 * The pages in the navigation of a chain: the name of the path, the label, which index.html shows before the app runs, and the first
 * segment in the paths of the records that belong to the page.
 */
export const CHAIN_PAGES = [
  ['chain', 'Overview'],
  ['transactions', 'Transactions', 'tx'],
  ['blocks', 'Blocks', 'block'],
  ['addresses', 'Accounts'],
  ['tokens', 'Tokens', 'token'],
  ['tokenTransfers', 'Token transfers'],
  ['contracts', 'Contracts', 'contracts'],
  ['internalTransactions', 'Internal txns'],
  ['withdrawals', 'Withdrawals', 'deposits'],
  ['gas', 'Gas'],
  ['charts', 'Charts'],
  ['lists', 'More lists', 'rollup'],
  ['tools', 'Tools', 'decode'],
  ['portfolio', 'Portfolio'],
  ['settings', 'Settings'],
] as const

/** The pages in the navigation outside of a chain, likewise. */
export const SITE_PAGES = [
  ['chains', 'All chains'],
  ['portfolio', 'Portfolio'],
  ['settings', 'Settings'],
] as const

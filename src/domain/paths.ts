/** The app's own addresses (the URL map), built here alone so that no page spells one; `chain` is a decimal chain id. */
export const paths = {
  chains: () => '/',
  settings: () => '/settings',
  apiStatus: () => '/api-status',
  addChain: () => '/add-chain',
  networks: () => '/admin/networks',
  network: (chain: string) => `/admin/networks/${chain}`,
  chain: (chain: string) => `/${chain}`,
  transactions: (chain: string) => `/${chain}/txs`,
  transaction: (chain: string, hash: string, tab = '') => `/${chain}/tx/${hash}${tail(tab)}`,
  blocks: (chain: string) => `/${chain}/blocks`,
  block: (chain: string, heightOrHash: string | number, tab = '') => `/${chain}/block/${heightOrHash}${tail(tab)}`,
  addresses: (chain: string) => `/${chain}/addresses`,
  address: (chain: string, hash: string, tab = '') => `/${chain}/address/${hash}${tail(tab)}`,
  internalTransactions: (chain: string) => `/${chain}/internal-transactions`,
  withdrawals: (chain: string) => `/${chain}/withdrawals`,
  tokens: (chain: string) => `/${chain}/tokens`,
  token: (chain: string, hash: string, tab = '') => `/${chain}/token/${hash}${tail(tab)}`,
  instance: (chain: string, token: string, id: string | bigint, tab = '') =>
    `/${chain}/token/${token}/instance/${encodeURIComponent(String(id))}${tail(tab)}`,
  search: (chain: string | null, text: string) => `${chain ? `/${chain}` : ''}/search?q=${encodeURIComponent(text)}`,
  /** Looks on all chains for the one that has a hash; `link` is the page of it below that chain. */
  seek: (hash: string, link: string) => `/search?q=${hash}&link=${encodeURIComponent(link)}`,
}

function tail(tab: string): string {
  return tab ? `/${tab}` : ''
}

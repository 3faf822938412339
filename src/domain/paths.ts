/** The app's own addresses (the URL map), built here alone so that no page spells one; `chain` is a decimal chain id. */
export const paths = {
  chains: () => '/',
  settings: () => '/settings',
  apiStatus: () => '/api-status',
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
}

function tail(tab: string): string {
  return tab ? `/${tab}` : ''
}

/** The first segments that stand for a page rather than for a chain. */
const pages = /^(tx|txs|block|blocks|address|addresses|token|tokens|internal-transactions|withdrawals)$/
const renamed: Record<string, string> = { accounts: 'addresses', transactions: 'txs' }

/**
 * Reads a path as other explorers write it, without a chain, and gives the path below `/{chain}` that shows the same thing,
 * or null when the path has no such meaning.
 * `chainlessPath('/nft/0xabc…/7')` is `/token/0xabc…/instance/7`.
 */
export function chainlessPath(pathname: string): string | null {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean)
  if (first === 'nft' && rest.length >= 2) return `/token/${rest[0]}/instance/${rest.slice(1).join('/')}`
  const page = renamed[first] ?? first
  return pages.test(page) ? `/${[page, ...rest].join('/')}` : null
}

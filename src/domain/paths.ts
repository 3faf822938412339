/** The path that the app is served below, without a slash at its end: '' at the root of a site, and where nothing is served. */
const BASE = typeof __BASE__ === 'undefined' ? '' : __BASE__

/** The path of the app, as its router has it, of a path of the site. */
export function pathInApp(pathname: string): string {
  return pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname
}

/** The app's own addresses (the URL map), built here alone so that no page spells one; `chain` is a decimal chain id. */
export const paths = {
  /** The address of a path as the router has it. */
  of: (path: string) => `${BASE}${path}`,
  /** The address of a path below a chain's own. */
  below: (chain: string, path: string) => `${BASE}/${chain}${path}`,
  chains: () => `${BASE}/`,
  settings: () => `${BASE}/settings`,
  apiStatus: () => `${BASE}/api-status`,
  addChain: () => `${BASE}/add-chain`,
  networks: () => `${BASE}/admin/networks`,
  network: (chain: string) => `${BASE}/admin/networks/${chain}`,
  chain: (chain: string) => `${BASE}/${chain}`,
  transactions: (chain: string) => `${BASE}/${chain}/txs`,
  transaction: (chain: string, hash: string, tab = '') => `${BASE}/${chain}/tx/${hash}${tail(tab)}`,
  blocks: (chain: string) => `${BASE}/${chain}/blocks`,
  block: (chain: string, heightOrHash: string | number, tab = '') =>
    `${BASE}/${chain}/block/${heightOrHash}${tail(tab)}`,
  addresses: (chain: string) => `${BASE}/${chain}/addresses`,
  address: (chain: string, hash: string, tab = '') => `${BASE}/${chain}/address/${hash}${tail(tab)}`,
  internalTransactions: (chain: string) => `${BASE}/${chain}/internal-transactions`,
  withdrawals: (chain: string) => `${BASE}/${chain}/withdrawals`,
  tokens: (chain: string) => `${BASE}/${chain}/tokens`,
  token: (chain: string, hash: string, tab = '') => `${BASE}/${chain}/token/${hash}${tail(tab)}`,
  instance: (chain: string, token: string, id: string | bigint, tab = '') =>
    `${BASE}/${chain}/token/${token}/instance/${encodeURIComponent(String(id))}${tail(tab)}`,
  search: (chain: string | null, text: string) =>
    `${BASE}${chain ? `/${chain}` : ''}/search?q=${encodeURIComponent(text)}`,
  /** Looks on all chains for the one that has a hash; `link` is the page of it below that chain. */
  seek: (hash: string, link: string) => `${BASE}/search?q=${hash}&link=${encodeURIComponent(link)}`,
}

function tail(tab: string): string {
  return tab ? `/${tab}` : ''
}

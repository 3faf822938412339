/** The path that the app is served below, without a slash at its end: '' at the root of a site, and where nothing is served. */
const BASE = typeof __BASE__ === 'undefined' ? '' : __BASE__

/** The path of the app, as its router has it, of a path of the site. */
export function pathInApp(pathname: string): string {
  return pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname
}

/** The URLs of the app (the URL map). All links are built here; `chain` is the key of a chain. */
export const paths = {
  /** The URL of a path of the router. */
  of: (path: string) => `${BASE}${path}`,
  /** The URL of a path under a chain. */
  below: (chain: string, path: string) => `${BASE}/${chain}${path}`,
  chains: () => `${BASE}/`,
  settings: () => `${BASE}/settings`,
  apiStatus: () => `${BASE}/api-status`,
  /** The form that adds a chain, with the URL of its explorer if that is known. */
  addChain: (explorer?: string) =>
    `${BASE}/add-chain${explorer === undefined ? '' : `?url=${encodeURIComponent(explorer)}`}`,
  /** The addresses of the user over all chains; a tab, such as tax. */
  portfolio: (tab = '') => `${BASE}/portfolio${tail(tab)}`,
  networks: () => `${BASE}/admin/networks`,
  network: (chain: string) => `${BASE}/admin/networks/${chain}`,
  chain: (chain: string) => `${BASE}/${chain}`,
  transactions: (chain: string) => `${BASE}/${chain}/txs`,
  transaction: (chain: string, hash: string, tab = '') => `${BASE}/${chain}/tx/${hash}${tail(tab)}`,
  transactionByNonce: (chain: string, sender: string, nonce: string) =>
    `${BASE}/${chain}/tx/by-nonce/${sender}/${nonce}`,
  /** `time` is Unix seconds, or a date and time in UTC as ISO 8601 writes it. */
  blockAt: (chain: string, time: string) => `${BASE}/${chain}/block/at/${time}`,
  blocks: (chain: string) => `${BASE}/${chain}/blocks`,
  block: (chain: string, heightOrHash: string | number, tab = '') =>
    `${BASE}/${chain}/block/${heightOrHash}${tail(tab)}`,
  addresses: (chain: string) => `${BASE}/${chain}/addresses`,
  address: (chain: string, hash: string, tab = '') => `${BASE}/${chain}/address/${hash}${tail(tab)}`,
  internalTransactions: (chain: string) => `${BASE}/${chain}/internal-transactions`,
  withdrawals: (chain: string) => `${BASE}/${chain}/withdrawals`,
  charts: (chain: string) => `${BASE}/${chain}/stats`,
  gas: (chain: string) => `${BASE}/${chain}/gas`,
  rollup: (chain: string) => `${BASE}/${chain}/rollup`,
  tools: (chain: string) => `${BASE}/${chain}/tools`,
  lists: (chain: string) => `${BASE}/${chain}/lists`,
  deposits: (chain: string) => `${BASE}/${chain}/deposits`,
  tokenTransfers: (chain: string) => `${BASE}/${chain}/token-transfers`,
  /** The advanced filter, with the search parameters that are given. */
  transfers: (chain: string, search: Readonly<Record<string, string | undefined>> = {}) => {
    const given = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
    return `${BASE}/${chain}/transfers${given.length > 0 ? `?${new URLSearchParams(given).toString()}` : ''}`
  },
  userOperations: (chain: string) => `${BASE}/${chain}/ops`,
  userOperation: (chain: string, hash: string) => `${BASE}/${chain}/op/${hash}`,
  blob: (chain: string, hash: string) => `${BASE}/${chain}/blob/${hash}`,
  /** The decoder, with the data that is entered. */
  decode: (chain: string, data?: string) => `${BASE}/${chain}/decode${data === undefined ? '' : `?data=${data}`}`,
  devnet: (chain: string) => `${BASE}/${chain}/devnet`,
  tokens: (chain: string) => `${BASE}/${chain}/tokens`,
  contracts: (chain: string) => `${BASE}/${chain}/contracts`,
  token: (chain: string, hash: string, tab = '') => `${BASE}/${chain}/token/${hash}${tail(tab)}`,
  instance: (chain: string, token: string, id: string | bigint, tab = '') =>
    `${BASE}/${chain}/token/${token}/instance/${encodeURIComponent(String(id))}${tail(tab)}`,
  search: (chain: string | null, text: string) =>
    `${BASE}${chain ? `/${chain}` : ''}/search?q=${encodeURIComponent(text)}`,
  /** Searches all chains for a hash; `link` is its page under the chain that has it. */
  seek: (hash: string, link: string) => `${BASE}/search?q=${hash}&link=${encodeURIComponent(link)}`,
}

function tail(tab: string): string {
  return tab ? `/${tab}` : ''
}

const RECORD = /^\/[1-9][\da-z-]*\/(?:(?:tx|op|blob|address|block)\/[^/]+|token\/[^/]+(?:\/instance\/[^/]+)?)(?=\/|$)/

/** The own path of the record that a path shows, whichever tab it is: an address, a transaction, a user operation, a blob, a block, a token or an NFT; null elsewhere. */
export function recordPath(pathname: string): string | null {
  return RECORD.exec(pathname)?.[0] ?? null
}

/** Whether a text is a chain ID as in paths: decimal digits without a leading zero, at most 256 bits. */
export function isChainId(text: string): boolean {
  return /^[1-9]\d{0,77}$/.test(text)
}

/** What a placeholder of a rule stands for, by its name. */
const forms: Readonly<Record<string, RegExp>> = {
  hash: /^0x[\da-f]{64}$/i,
  address: /^0x[\da-f]{40}$/i,
  holder: /^0x[\da-f]{40}$/i,
  block: /^(?:\d{1,20}|0x[\da-f]{64}|0x[\da-f]{1,16})$/i,
  id: /^\d{1,78}$/,
  text: /\S/,
}

/** A page of the explorers there are: how they write its path, how it is written here, and what they call its tabs. */
interface Rule {
  /** Paths below the host or the chain, with a query where that chooses the page; the first that fits decides. */
  readonly theirs: string
  /** Below the chain. */
  readonly ours: string
  /** The tabs here, each with the words for it: of a deeper path, of `?tab=` or of the fragment, `_` written `-`. */
  readonly tabs?: Readonly<Record<string, string>>
}

const transaction = {
  'token-transfers': 'token-transfers tokentxns',
  internal: 'internal internal-transactions internal-txns internaltx trace',
  logs: 'logs eventlog',
  state: 'state statechange state-changes',
  raw: 'raw raw-trace',
}

const block = {
  txs: 'txs transactions',
  internal: 'internal internal-transactions internal-txns internal-txs internaltx',
  withdrawals: 'withdrawals',
}

const address = {
  txs: 'txs transactions',
  'token-transfers':
    'token-transfers tokentxns erc20-transfers nfttransfers tokentxnserc721 tokentxnserc1155 erc20 erc721',
  tokens: 'tokens tokens-erc20 asset-tokens',
  nft: 'nft tokens-nfts tokens-nfts-list tokens-erc721 tokens-erc1155 asset-nfts',
  'nft/collections': 'nft/collections tokens-nfts-collection',
  internal: 'internal internal-transactions internal-txns internaltx',
  'blocks-validated': 'blocks-validated validations mine proposedblocks',
  withdrawals: 'withdrawals',
  history: 'history coin-balance-history coin-balances',
  approvals: 'approvals',
  logs: 'logs events',
  'contract/abi': 'contract/abi contract-abi',
  'contract/read': 'contract/read readcontract readproxycontract read-contract read-proxy read-write-contract',
  'contract/write': 'contract/write writecontract writeproxycontract write-contract write-proxy',
  contract: 'contract code contract-code contract-source-code contract-bytecode contracts',
}

const token = {
  transfers: 'transfers token-transfers',
  holders: 'holders token-holders balances',
  instances: 'instances inventory',
}

const instance = { transfers: 'transfers token-transfers', holders: 'holders', metadata: 'metadata' }

/** Links as explorers write them, and what they are here: Etherscan and its family, Blockscout new and old, and this one. */
const RULES: readonly Rule[] = [
  { theirs: 'vmtrace?txhash={hash}', ours: 'tx/{hash}/raw' },
  { theirs: 'getRawTx?tx={hash}', ours: 'tx/{hash}/raw' },
  { theirs: 'tx/{hash}', ours: 'tx/{hash}', tabs: transaction },
  { theirs: 'transaction/{hash}', ours: 'tx/{hash}', tabs: transaction },
  { theirs: 'transactions/{hash}', ours: 'tx/{hash}', tabs: transaction },

  { theirs: 'op/{hash}', ours: 'op/{hash}' },
  { theirs: 'ops', ours: 'ops' },
  { theirs: 'blob/{hash}', ours: 'blob/{hash}' },

  { theirs: 'txs?block={block}', ours: 'block/{block}/txs' },
  { theirs: 'txsInternal?block={block}', ours: 'block/{block}/internal' },
  { theirs: 'block/countdown/{block}', ours: 'block/{block}' },
  { theirs: 'block/{block}', ours: 'block/{block}', tabs: block },
  { theirs: 'blocks/{block}', ours: 'block/{block}', tabs: block },

  { theirs: 'txs?a={address}', ours: 'address/{address}/txs' },
  { theirs: 'txsInternal?a={address}', ours: 'address/{address}/internal' },
  { theirs: 'tokentxns?a={address}', ours: 'address/{address}/token-transfers' },
  { theirs: 'tokentxns-nft?a={address}', ours: 'address/{address}/token-transfers' },
  { theirs: 'nft-transfers?a={address}', ours: 'address/{address}/token-transfers' },
  { theirs: 'tokenapprovalchecker?search={address}', ours: 'address/{address}/approvals' },
  { theirs: 'tokenholdings?a={address}', ours: 'address/{address}/tokens' },
  { theirs: 'address/{address}', ours: 'address/{address}', tabs: address },
  { theirs: 'addresses/{address}', ours: 'address/{address}', tabs: address },
  { theirs: 'account/{address}', ours: 'address/{address}', tabs: address },
  { theirs: 'accounts/{address}', ours: 'address/{address}', tabs: address },
  { theirs: 'contract/{address}', ours: 'address/{address}', tabs: address },

  { theirs: 'nft/{address}/{id}', ours: 'token/{address}/instance/{id}', tabs: instance },
  { theirs: 'assets/{address}/{id}', ours: 'token/{address}/instance/{id}' },
  { theirs: 'item/{address}/{id}', ours: 'token/{address}/instance/{id}' },
  { theirs: 'items/{address}/{id}', ours: 'token/{address}/instance/{id}' },
  { theirs: 'token/{address}/{id}', ours: 'token/{address}/instance/{id}' },
  { theirs: 'nft/{address}', ours: 'token/{address}/instances' },
  { theirs: 'token/{address}/instance/{id}', ours: 'token/{address}/instance/{id}', tabs: instance },
  { theirs: 'tokens/{address}/instances/{id}', ours: 'token/{address}/instance/{id}', tabs: instance },
  { theirs: 'tokens/{address}/instance/{id}', ours: 'token/{address}/instance/{id}', tabs: instance },
  { theirs: 'token/{address}?a={holder}', ours: 'address/{holder}/token-transfers?token={address}' },
  { theirs: 'token/{address}?a={id}', ours: 'token/{address}/instance/{id}', tabs: instance },
  { theirs: 'token/tokenholderchart/{address}', ours: 'token/{address}/holders' },
  { theirs: 'token/{address}', ours: 'token/{address}', tabs: token },
  { theirs: 'tokens/{address}', ours: 'token/{address}', tabs: token },

  { theirs: 'txs', ours: 'txs', tabs: { '?filter=pending': 'pending' } },
  { theirs: 'transactions', ours: 'txs' },
  { theirs: 'txsPending', ours: 'txs?filter=pending' },
  { theirs: 'pending-transactions', ours: 'txs?filter=pending' },
  { theirs: 'blocks', ours: 'blocks', tabs: { '?type=reorg': 'reorgs', '?type=uncle': 'uncles' } },
  { theirs: 'blocks_forked', ours: 'blocks?type=reorg' },
  { theirs: 'forked-blocks', ours: 'blocks?type=reorg' },
  { theirs: 'reorgs', ours: 'blocks?type=reorg' },
  { theirs: 'uncles', ours: 'blocks?type=uncle' },
  { theirs: 'accounts', ours: 'addresses' },
  { theirs: 'addresses', ours: 'addresses' },
  { theirs: 'tokens', ours: 'tokens' },
  { theirs: 'tokens-nft', ours: 'tokens?type=ERC-721' },
  { theirs: 'tokens-nft1155', ours: 'tokens?type=ERC-1155' },
  { theirs: 'token-transfers', ours: 'token-transfers' },
  { theirs: 'tokentxns', ours: 'token-transfers' },
  { theirs: 'hot-contracts', ours: 'contracts/hot' },
  { theirs: 'gas-tracker', ours: 'gas' },
  { theirs: 'gastracker', ours: 'gas' },
  { theirs: 'contracts', ours: 'contracts' },
  { theirs: 'verified-contracts', ours: 'contracts' },
  { theirs: 'contractsVerified', ours: 'contracts' },
  { theirs: 'internal-transactions', ours: 'internal-transactions' },
  { theirs: 'internal-txs', ours: 'internal-transactions' },
  { theirs: 'txsInternal', ours: 'internal-transactions' },
  { theirs: 'withdrawals', ours: 'withdrawals' },
  { theirs: 'deposits', ours: 'deposits' },
  { theirs: 'txsBeaconWithdrawal', ours: 'withdrawals' },

  { theirs: 'search?q={text}', ours: 'search?q={text}' },
  { theirs: 'search-results?q={text}', ours: 'search?q={text}' },
  { theirs: 'searchHandler?term={text}', ours: 'search?q={text}' },
  { theirs: 'name-lookup-search?id={text}', ours: 'search?q={text}' },
  { theirs: 'enslookup-search?search={text}', ours: 'search?q={text}' },
  { theirs: 'name-domains/{text}', ours: 'search?q={text}' },
  { theirs: 'address/{text}', ours: 'search?q={text}' },
  { theirs: 'token/{text}', ours: 'search?q={text}' },
]

interface Link {
  /** Its path without the host, and without what names the chain. */
  readonly segments: readonly string[]
  readonly query: URLSearchParams
  /** Without its #. */
  readonly fragment: string
}

/** What a link of another explorer is here: its path below `/{chain}`, and what of its query that did not decide. */
export interface PathHere {
  readonly path: string
  readonly rest: URLSearchParams
}

function filled(template: string, values: ReadonlyMap<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
}

function fits(pattern: string, given: string, values: Map<string, string>): boolean {
  const name = /^\{(\w+)\}$/.exec(pattern)?.[1]
  if (name === undefined) return pattern.toLowerCase() === given.toLowerCase()
  // A height may be in hex, which here it is not.
  const isHexHeight = name === 'block' && /^0x[\da-f]{1,16}$/i.test(given)
  values.set(name, isHexHeight ? String(BigInt(given.toLowerCase())) : given.replace(/^0X/, '0x'))
  return forms[name]?.test(given) === true
}

function tabOf(tabs: Rule['tabs'] = {}, words: readonly string[]): string {
  for (const word of words) {
    const spelt = word.toLowerCase().replaceAll('_', '-')
    const found = Object.entries(tabs).find(([, names]) => spelt !== '' && names.split(' ').includes(spelt))
    if (found) return found[0]
  }
  return ''
}

function apply({ theirs, ours, tabs }: Rule, { segments, query, fragment }: Link): PathHere | null {
  const [path = '', asked = ''] = theirs.split('?')
  const patterns = path.split('/')
  const wanted = asked === '' ? [] : asked.split('&').map((pair) => pair.split('='))
  const values = new Map<string, string>()
  if (segments.length < patterns.length) return null
  if (!patterns.every((pattern, place) => fits(pattern, segments[place] ?? '', values))) return null
  if (!wanted.every(([key = '', pattern = '']) => fits(pattern, query.get(key) ?? '', values))) return null
  const rest = new URLSearchParams(query)
  for (const [key = ''] of wanted) rest.delete(key)
  const deeper = segments.slice(patterns.length).join('/')
  const tab = tabOf(tabs, [deeper, query.get('tab') ?? '', fragment.split(/[?&=/]/)[0] ?? ''])
  rest.delete('tab')
  const join = tab === '' || tab.startsWith('?') ? '' : '/'
  return { path: `/${filled(ours, values)}${join}${tab}`, rest }
}

/** Finds what a link of any explorer shows, by its path, query and fragment; null where that has no meaning here. */
export function foreignPath(link: Link): PathHere | null {
  for (const rule of RULES) {
    const found = apply(rule, link)
    if (found) return found
  }
  return null
}

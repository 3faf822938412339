import { isChainId } from '#/domain/links/paths'

/** What chains are called before addresses (EIP-3770) and in the links of explorers that show many, by their ids. */
const WORDS: Readonly<Record<string, string>> = {
  '1': 'eth ethereum',
  '10': 'oeth optimism',
  '25': 'cro cronos',
  '30': 'rsk rootstock',
  '56': 'bnb bsc',
  '61': 'etc ethereum-classic',
  '100': 'gno gnosis xdai',
  '122': 'fuse',
  '130': 'unichain',
  '137': 'matic polygon',
  '146': 'sonic',
  '169': 'manta-pacific',
  '196': 'okb xlayer x-layer',
  '204': 'obnb opbnb',
  '250': 'ftm fantom',
  '252': 'fraxtal',
  '324': 'zksync zksync-era',
  '480': 'wc worldchain world-chain',
  '1088': 'metis-andromeda metis',
  '1101': 'zkevm polygon-zkevm',
  '1284': 'mbeam moonbeam',
  '1285': 'mriver moonriver',
  '5000': 'mnt mantle',
  '8217': 'kaia klaytn',
  '8453': 'base',
  '34443': 'mode',
  '42161': 'arb1 arbitrum arbitrum-one',
  '42170': 'arb-nova arbitrum-nova',
  '42220': 'celo',
  '43114': 'avax avalanche avalanche-c',
  '57073': 'ink',
  '59144': 'linea',
  '60808': 'bob',
  '80094': 'berachain',
  '81457': 'blastmainnet blast',
  '84532': 'basesep base-sepolia',
  '167000': 'taiko',
  '421614': 'arb-sep arbitrum-sepolia',
  '534352': 'scr scroll',
  '560048': 'hoodi',
  '7777777': 'zora',
  '11155111': 'sep sepolia',
  '11155420': 'opsep optimism-sepolia',
}

/** The decimal id of the chain that a word names, itself where it is one; null for any other word. */
export function chainOfWord(word: string): string | null {
  if (isChainId(word)) return word
  const name = word.toLowerCase()
  return Object.entries(WORDS).find(([, words]) => words.split(' ').includes(name))?.[0] ?? null
}

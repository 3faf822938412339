/** Explorers by the chain that they show: hosts of one chain id each, without `www.`; more are found in the configuration. */
const HOSTS: Readonly<Record<string, string>> = {
  '1': 'etherscan.io cn.etherscan.com eth.blockscout.com ethplorer.io ethtx.info beaconcha.in',
  '5': 'goerli.etherscan.io',
  '10': 'optimistic.etherscan.io optimism.blockscout.com explorer.optimism.io',
  '25': 'cronoscan.com',
  '30': 'rootstock.blockscout.com explorer.rootstock.io',
  '56': 'bscscan.com',
  '61': 'etc.blockscout.com',
  '97': 'testnet.bscscan.com',
  '100': 'gnosisscan.io gnosis.blockscout.com',
  '130': 'uniscan.xyz unichain.blockscout.com',
  '137': 'polygonscan.com polygon.blockscout.com',
  '146': 'sonicscan.org',
  '169': 'pacific-explorer.manta.network',
  '204': 'opbnb.bscscan.com opbnbscan.com',
  '250': 'ftmscan.com',
  '252': 'fraxscan.com',
  '288': 'bobascan.com',
  '324': 'era.zksync.network explorer.zksync.io zksync.blockscout.com',
  '314': 'filfox.info',
  '480': 'worldscan.org',
  '1088': 'andromeda-explorer.metis.io',
  '1101': 'zkevm.polygonscan.com zkevm.blockscout.com',
  '1135': 'blockscout.lisk.com',
  '1284': 'moonscan.io moonbeam.moonscan.io moonbeam.subscan.io',

  '1285': 'moonriver.moonscan.io',
  '1329': 'seitrace.com',
  '1868': 'soneium.blockscout.com',
  '5000': 'mantlescan.xyz explorer.mantle.xyz',
  '7777777': 'explorer.zora.energy',
  '8217': 'kaiascan.io',
  '8453': 'basescan.org base.blockscout.com',
  '10200': 'gnosis-chiado.blockscout.com',
  '17000': 'holesky.etherscan.io eth-holesky.blockscout.com',
  '34443': 'modescan.io explorer.mode.network',
  '42161': 'arbiscan.io arbitrum.blockscout.com',
  '42170': 'nova.arbiscan.io arbitrum-nova.blockscout.com',
  '42220': 'celoscan.io celo.blockscout.com',
  '43113': 'testnet.snowtrace.io testnet.snowscan.xyz',
  '43114': 'snowtrace.io snowscan.xyz',
  '57073': 'explorer.inkonchain.com',
  '59144': 'lineascan.build explorer.linea.build',
  '80002': 'amoy.polygonscan.com',
  '80094': 'berascan.com',
  '81457': 'blastscan.io blast.blockscout.com',
  '84532': 'sepolia.basescan.org base-sepolia.blockscout.com',
  '167000': 'taikoscan.io blockscoutapi.mainnet.taiko.xyz',
  '421614': 'sepolia.arbiscan.io arbitrum-sepolia.blockscout.com',
  '534352': 'scrollscan.com scroll.blockscout.com',
  '560048': 'hoodi.etherscan.io eth-hoodi.blockscout.com',
  '11155111': 'sepolia.etherscan.io eth-sepolia.blockscout.com',
  '11155420': 'sepolia-optimism.etherscan.io optimism-sepolia.blockscout.com',
}

/** The decimal id of the chain that an explorer's host shows, null for a host that is not known. */
export function chainOfHost(host: string): string | null {
  const name = host.toLowerCase().replace(/^www\./, '')
  const numbered = /^(\d+)\.routescan\.io$/.exec(name)?.[1]
  if (numbered) return numbered
  return Object.entries(HOSTS).find(([, hosts]) => hosts.split(' ').includes(name))?.[0] ?? null
}

/** The host of a Blockscout explorer of a chain, by which it can be added; null if none is known. */
export function addableHost(chain: string): string | null {
  return HOSTS[chain]?.split(' ').find((host) => host.includes('blockscout')) ?? null
}

/** The size of one recorded chain, from which the scenario takes its amount of traffic. */
export interface ChainSpec {
  id: number
  name: string
  currency: { name: string; symbol: string; decimals: 18 }
  testnet: boolean
  /** Height of the last block of the plan. */
  blocks: number
  /** Seconds from block to block. */
  interval: number
  /** Unix seconds of that block. */
  end: number
  /** Days before the regular blocks, in which the blocks are hours apart at first, and ever closer. */
  days: number
  /** Seconds that the chain stands still after the last block of the plan, so that what other chains sent is there by then. */
  pause: number
  /** Whether smart accounts, stakes and blobs follow the last block. */
  epilogue: boolean
  gasLimit: bigint
  seed: number
  /** Total number of transactions. */
  transactions: number
  /** Accounts of ordinary people. */
  people: number
  /** Tokens that the factory makes. */
  factoryTokens: number
  /** Collections that the factory makes, and how many NFTs each. */
  collections: number
  collectionSize: number
  charts: number
  tides: number
  /** Ids of the almanac's holders: how many get the first instrument. */
  almanacHolders: number
  /** Transfers of the one NFT that everyone hands on. */
  hotTransfers: number
  airdrop: number
  multicall: number
  /** Transactions of the fullest block. */
  crowd: number
  /** One block in so many carries sixteen withdrawals. */
  withdrawalsEvery: number
  producers: { label: string; extraData: string; weight: number }[]
}

const END = Date.UTC(2026, 10, 20, 12) / 1000

/** The two chains of the demo. */
export const CHAINS: ChainSpec[] = [
  {
    id: 8801,
    name: 'Meridian',
    currency: { name: 'Meridian Ether', symbol: 'MER', decimals: 18 },
    testnet: false,
    blocks: 420,
    interval: 12,
    end: END,
    days: 30,
    pause: 0,
    epilogue: true,
    gasLimit: 5_000_000n,
    seed: 8801,
    transactions: 4100,
    people: 240,
    factoryTokens: 56,
    collections: 11,
    collectionSize: 13,
    charts: 110,
    tides: 60,
    almanacHolders: 120,
    hotTransfers: 74,
    airdrop: 108,
    multicall: 88,
    crowd: 136,
    withdrawalsEvery: 7,
    producers: [
      { label: 'Alioth Pool', extraData: 'alioth/2.1', weight: 38 },
      { label: 'Polaris Builder', extraData: 'polaris builder', weight: 26 },
      { label: 'Vega Staking', extraData: 'vega', weight: 18 },
      { label: 'Capella Node', extraData: 'capella 7', weight: 13 },
      { label: 'Solo proposer', extraData: '', weight: 5 },
    ],
  },
  {
    id: 8802,
    name: 'Equinox Testnet',
    currency: { name: 'Equinox', symbol: 'EQX', decimals: 18 },
    testnet: true,
    blocks: 150,
    interval: 2,
    end: END,
    days: 0,
    pause: 240,
    epilogue: false,
    gasLimit: 5_000_000n,
    seed: 8802,
    transactions: 980,
    people: 60,
    factoryTokens: 8,
    collections: 3,
    collectionSize: 6,
    charts: 24,
    tides: 16,
    almanacHolders: 30,
    hotTransfers: 12,
    airdrop: 30,
    multicall: 20,
    crowd: 62,
    withdrawalsEvery: 12,
    producers: [
      { label: 'Testnet sequencer A', extraData: 'equinox a', weight: 60 },
      { label: 'Testnet sequencer B', extraData: 'equinox b', weight: 30 },
      { label: 'Testnet sequencer C', extraData: 'equinox c', weight: 10 },
    ],
  },
]

/** Blocks before the last of the plan that follow each other at the regular interval. */
const REGULAR = 60

/** Unix seconds of a block: the last ones are regular; those before stretch over the days of the chain's history. */
export function timeOf({ blocks, interval, end, days, pause }: ChainSpec, height: number): number {
  const turn = blocks - REGULAR
  if (height > blocks) return end + pause + (height - blocks) * interval
  if (days === 0 || height >= turn) return end - (blocks - height) * interval
  const before = days * 24 * 60 * 60 * ((turn - height) / turn) ** 1.6
  return end - REGULAR * interval - Math.max(turn - height, Math.round(before / interval)) * interval
}

import type { DecodedFacts } from './recordedProtocols'
import type { AccountFacts, SourceFacts } from './recordedContracts.ts'
import type { BlobFacts, DepositFacts, OperationFacts } from './recordedProtocols.ts'

/**
 * The facts of one chain. The recorder writes those of the demo's chains to `public/demo/{chainId}/{name}.json`, a file for each
 * property.
 *
 * Facts are what the blocks did: of a run of the demo's EVM, or of a node. API bodies are derived from them at request time, so that all endpoints agree. Amounts are
 * decimal strings in wei (or a token's base units), times Unix seconds. Hashes are lower-case hex; addresses are checksummed, but
 * lower-case inside topics, input and data. Keys without a value are left out; an empty name or symbol is the token's own.
 */
export interface Recording {
  chain: ChainFacts
  blocks: BlockFacts[]
  transactions: TransactionFacts[]
  calldata: CalldataFacts[]
  calls: RecordedCall[]
  transfers: TransferFacts[]
  logs: LogFacts[]
  state: StateFacts[]
  addresses: RecordedAddress[]
  tokens: TokenFacts[]
  holdings: HoldingFacts[]
  instances: InstanceFacts[]
  withdrawals: WithdrawalFacts[]
  deposits: DepositFacts[]
  blobs: BlobFacts[]
  operations: OperationFacts[]
  accounts: AccountFacts[]
  contracts: SourceFacts
}

/** The name of a recorded file. */
export type RecordedFile = keyof Recording

/** The recorded chain; `id` is the decimal chain ID that transactions were signed for. */
export interface ChainFacts {
  id: string
  name: string
  currency: { name: string; symbol: string; decimals: number }
  testnet: boolean
  /** Unix seconds of the run. */
  recordedAt: number
  /** Height of the last block. */
  head: number
  /** Sum of every balance at the head, wei; absent where it is not known. */
  totalSupply?: string
  /** Price of the native currency in dollars at the head, decimal string; absent where it has none. */
  coinPrice?: string
  /** The same two at the end of each day (UTC), oldest first; without a price until the pair had reserves. */
  days: { date: string; totalSupply: string; coinPrice?: string }[]
}

/** One block, ascending by height from genesis (0). */
export interface BlockFacts {
  height: number
  hash: string
  parentHash: string
  timestamp: number
  /** Checksummed; absent where a node has none. */
  miner?: string
  gasLimit: string
  gasUsed: string
  baseFee?: string
  /** Bytes of the RLP-encoded block. */
  size?: number
  nonce?: string
  difficulty?: string
  totalDifficulty?: string
  stateRoot?: string
  extraData?: string
  /** Index in `transactions` of the block's first transaction; `transactionsCount` of them follow in order. */
  firstTransaction: number
  transactionsCount: number
  withdrawalsCount: number
  /** Gas of the block's blobs, the excess that sets its price, and that price in wei (EIP-4844); only where there is any. */
  blobGas?: { used: string; excess: string; price: string }
  /** Rewards credited by the run: wei by kind. */
  rewards: { type: string; reward: string }[]
}

/**
 * One transaction, ascending by block and position. Last and without `block` are those that were signed and never included: pending
 * ones, then those that another one with the same nonce replaced.
 */
export interface TransactionFacts {
  hash: string
  block?: number
  position?: number
  /** EIP-2718. */
  type: number
  /** Checksummed. */
  from: string
  /** Checksummed; absent when the transaction creates a contract. */
  to?: string
  /** Checksummed address of the contract created. */
  created?: string
  nonce: number
  value: string
  gasLimit: string
  gasUsed?: string
  /** Effective price paid per gas (the offered one without a block). */
  gasPrice: string
  maxFeePerGas?: string
  maxPriorityFeePerGas?: string
  /** Of Celo: the token that gas is paid in, and gas prices are of; null for the native currency. */
  feeToken?: string | null
  /** Versioned hashes of the blobs, and the most that the sender pays per blob gas; only of type 3. */
  blobs?: { hashes: string[]; maxFeePerGas: string }
  /** What the transaction paid for its data on L1, wei, as receipts of the OP Stack have it. */
  l1?: { fee: string; gasUsed?: string; gasPrice?: string; scalar?: string }
  /** Absent while pending, and where a node has no receipt; 'error' if it was replaced. */
  status?: 'ok' | 'error'
  /** 'success', 'execution reverted', 'out of gas', …, 'pending', or 'dropped/replaced'; absent where it is not known. */
  result?: string
  /** True when a call inside failed although the transaction did not. */
  innerError?: boolean
  /** Index in `transfers` of the first token transfer, and how many follow. */
  firstTransfer?: number
  transfersCount?: number
  /** Name of the method called, or its selector when the contract's source is unknown. */
  method?: string
  /** Unix seconds when the pool first saw it; absent where that is not known. */
  seenAt?: number
  /** Actions found in the logs: 'liquidation_call' of the lending pool, 'swap' of the exchange; amounts in whole tokens. */
  actions?: { type: string; protocol: string; data: Record<string, string | number> }[]
}

/** Input data of the transaction at the same index of `transactions`. */
export interface CalldataFacts {
  input: string
  decoded?: DecodedFacts
  /** Return data of a revert in hex, decoded if the error is known. */
  revert?: { raw: string; text?: string; decoded?: DecodedFacts }
}

/**
 * One call made inside a transaction, depth first; index 0 is the transaction itself, its gas without the intrinsic cost.
 * A delegate call moves no value, and a self-destruct (from the contract, to its heir) has no gas of its own.
 */
export interface RecordedCall {
  /** Index in `transactions`. */
  transaction: number
  index: number
  /** Position in the call tree, e.g. [0, 2] for the third call of the first call; [] is the transaction itself. */
  path: number[]
  type: 'call' | 'delegatecall' | 'staticcall' | 'callcode' | 'create' | 'create2' | 'selfdestruct'
  from: string
  to?: string
  created?: string
  value: string
  gasLimit: string
  gasUsed: string
  /** Hex; cut in the demo to the selector and first four words, with `inputSize` as the total. The output of a creation is its code, left out. */
  input?: string
  inputSize?: number
  output?: string
  error?: string
}

/**
 * One token transfer, in log order over the whole chain. An ERC-404 has rows of both kinds: with a value for the amount, and with an
 * ID for the NFTs that are minted and burnt along with it.
 */
export interface TransferFacts {
  transaction: number
  logIndex: number
  /** Checksummed token address. */
  token: string
  from: string
  to: string
  /** Base units; absent for ERC-721. */
  value?: string
  tokenId?: string
  type: 'token_transfer' | 'token_minting' | 'token_burning'
}

/** One log, in order over the whole chain; `index` counts within its block. */
export interface LogFacts {
  transaction: number
  index: number
  address: string
  topics: string[]
  data: string
  decoded?: DecodedFacts
}

/** Balances that a transaction changed, in wei before and after. */
export interface StateFacts {
  transaction: number
  changes: { address: string; before: string; after: string; miner?: true }[]
}

/** An address at the head. */
export interface RecordedAddress {
  /** Checksummed. */
  hash: string
  balance: string
  /** Transactions sent or received. */
  transactionsCount: number
  /** Height at which the balance last changed. */
  updatedAt: number
  contract?: {
    /** Name in the source, if the run compiled it ('verified'). */
    name?: string
    /** Absent where its creation is not known. */
    creator?: string
    /** Index in `transactions`. */
    creation?: number
    proxyType?: string
    implementations?: { address: string; name?: string }[]
    /** Bytes of deployed code. */
    codeSize: number
    destroyed?: true
  }
  /** What the run used the account for, e.g. 'Faucet'. */
  label?: string
  /** Marked by the run as an attacker. */
  scam?: true
}

/** A token contract; totals at the head. */
export interface TokenFacts {
  address: string
  type: 'ERC-20' | 'ERC-721' | 'ERC-1155' | 'ERC-404'
  name?: string
  symbol?: string
  decimals?: number
  totalSupply?: string
  /** Both absent where not all blocks were read. */
  holdersCount?: number
  transfersCount?: number
  /** Price in the run's dollar token, from the exchange pair's reserves; absent when there is no pair. */
  price?: string
}

/** A balance above zero at the head, of a token or of one token ID; holders of an ERC-404 have rows of both kinds. */
export interface HoldingFacts {
  token: string
  holder: string
  tokenId?: string
  value: string
}

/** One NFT that exists at the head; `metadata` is the decoded tokenURI, null if there is none or it is invalid. */
export interface InstanceFacts {
  token: string
  id: string
  /** The single owner; absent for ERC-1155 ids with several. */
  owner?: string
  metadata: Record<string, unknown> | null
  /** Height of the mint, and number of transfers since, mint included. */
  mintedAt: number
  transfersCount: number
}

/** A beacon-chain withdrawal credited by a block. */
export interface WithdrawalFacts {
  index: number
  validatorIndex: number
  /** Checksummed. */
  receiver: string
  /** Wei. */
  amount: string
  block: number
}

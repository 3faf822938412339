/** A deposit to the beacon chain, from the event of the deposit contract, ascending by index. */
export interface DepositFacts {
  index: number
  transaction: number
  logIndex: number
  pubkey: string
  credentials: string
  /** Checksummed; absent where the credentials name a key. */
  withdrawal?: string
  /** Amount in Gwei, as in the event. */
  gwei: string
  signature: string
  /** Whether the beacon chain would take it: signed by the key, or of a validator that it knows. */
  valid: boolean
}

/** A blob of a transaction, in the order of both; the zeros at its end are left out: it has `size` bytes. */
export interface BlobFacts {
  /** Versioned hash. */
  hash: string
  transaction: number
  commitment: string
  proof: string
  data: string
  size: number
}

/** An ERC-4337 operation, from the calldata and the events of an entry point of version 0.7, in the order of execution. */
export interface OperationFacts {
  transaction: number
  /** Position of the call of the entry point among those of the transaction, and of the operation in it. */
  bundle: number
  index: number
  hash: string
  entryPoint: string
  bundler: string
  sender: string
  /** Decimal: key and sequence number. */
  nonce: string
  initCode: string
  callData: string
  /** Words of two 128-bit numbers: verification and call gas; priority and maximum fee. */
  accountGasLimits: string
  gasFees: string
  preVerificationGas: string
  paymasterAndData: string
  signature: string
  factory?: string
  paymaster?: string
  success: boolean
  /** What was paid, in wei, and for how much gas. */
  gasCost: string
  gasUsed: string
  revertReason?: string
  /** Who paid, by the deposits that the transaction made. */
  sponsor: 'wallet_deposit' | 'wallet_balance' | 'paymaster_sponsor' | 'paymaster_hybrid'
  /** Index within the block of the first log, and how many of the operation's own follow. */
  firstLog: number
  logsCount: number
  /** The call of the account, and the one that it made, if it was a single one. */
  decoded?: DecodedFacts
  target?: { address: string; data: string; decoded?: DecodedFacts }
}

/** A decoded call, event or error: parameter values are decimal or hex strings, or arrays of them for arrays and tuples. */
export interface DecodedFacts {
  /** Signature with parameter names, e.g. `transfer(address to, uint256 amount)`. */
  call: string
  /** Selector without 0x for calls and errors, the full topic for events. */
  id: string
  parameters: { name: string; type: string; value: RecordedValue; indexed?: boolean }[]
}

/** A value inside decoded data. */
export type RecordedValue = string | boolean | RecordedValue[]

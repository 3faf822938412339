import type { DecodedFacts } from '#/served/recordedProtocols'
import { instanceKey } from '#/served/indexes'
import type { RecordedFile } from '#/served/recording'
import type { Facts } from '#/served/store'

/** The records that deviate from the contract in some responses. */
export type DeviatingRecord =
  | 'transaction'
  | 'block'
  | 'log'
  | 'trace'
  | 'instance'
  | 'operation'
  | 'operation row'
  | 'deposit count'

/** A deliberate deviation from the contract, as in real servers: the records and their fields. */
export interface Deviation {
  because: string
  kind: DeviatingRecord
  /** Paths of fields in the record; `*` is any index of an array. */
  paths: readonly string[]
  /** The records: the hash of a transaction or block, hash/index of a log, hash/path of a trace, `instanceKey` of an NFT; '' for the one of the chain. */
  records: (facts: Facts<DeviationFile>) => string[]
}

/** The recorded files that `records` reads. */
export const deviationFiles = [
  'blocks',
  'calldata',
  'calls',
  'instances',
  'logs',
  'operations',
  'transactions',
] as const satisfies RecordedFile[]

type DeviationFile = (typeof deviationFiles)[number]

/** All deviations of the demo; the rest of its responses follows the contract exactly. */
export const DEVIATIONS: readonly Deviation[] = [
  {
    because: 'A transaction without a block has null in the fields that it gets from its block.',
    kind: 'transaction',
    paths: [
      'base_fee_per_gas',
      'block_number',
      'gas_used',
      'has_error_in_internal_transactions',
      'position',
      'priority_fee',
      'timestamp',
      'transaction_burnt_fee',
    ],
    records: ({ transactions }) => transactions.filter((row) => row.block === undefined).map((row) => row.hash),
  },
  {
    because: 'A pending transaction has no status; one that was replaced has that of an error.',
    kind: 'transaction',
    paths: ['status'],
    records: ({ transactions }) => transactions.filter((row) => row.result === 'pending').map((row) => row.hash),
  },
  {
    because: 'Arrays and tuples among the parameters are JSON arrays, not text.',
    kind: 'transaction',
    paths: ['decoded_input.parameters.*.value'],
    records: ({ calldata, transactions }) =>
      transactions.filter((_, at) => hasArray(calldata[at]?.decoded)).map((row) => row.hash),
  },
  {
    because: 'The contract does not know transactions with blobs.',
    kind: 'transaction',
    paths: ['transaction_types.*'],
    records: ({ transactions }) => transactions.filter((row) => row.blobs !== undefined).map((row) => row.hash),
  },
  ...(['operation', 'operation row'] as const).map((kind) => ({
    because: `The service of user operations writes the height of a block as text: ${kind}.`,
    kind,
    paths: ['block_number'],
    records: ({ operations }: Facts<DeviationFile>) => operations.map((row) => row.hash),
  })),
  {
    because: 'Arrays among the parameters of an account’s call are JSON arrays, too.',
    kind: 'operation',
    paths: ['decoded_call_data.parameters.*.value'],
    records: ({ operations }) => operations.filter((row) => hasArray(row.decoded)).map((row) => row.hash),
  },
  {
    because: 'The number of deposits is a JSON number, not text.',
    kind: 'deposit count',
    paths: ['deposits_count'],
    records: () => [''],
  },
  {
    because: 'A custom error is decoded like a call, and is not a text.',
    kind: 'transaction',
    paths: ['revert_reason'],
    records: ({ calldata, transactions }) =>
      transactions
        .filter((_, at) => calldata[at]?.revert?.decoded !== undefined && calldata[at].revert.text === undefined)
        .map((row) => row.hash),
  },
  {
    because: 'Arrays among the parameters of an event are JSON arrays, as in calls.',
    kind: 'log',
    paths: ['decoded.parameters.*.value'],
    records: ({ logs, transactions }) =>
      logs.filter((row) => hasArray(row.decoded)).map((row) => `${transactions[row.transaction]?.hash}/${row.index}`),
  },
  {
    because: 'A trace is the output of the node, which writes quantities in hex.',
    kind: 'trace',
    paths: ['action.gas', 'action.value'],
    records: ({ calls, transactions }) => calls.map((row) => traceKey(transactions[row.transaction]?.hash, row.path)),
  },
  {
    because: 'The same for the gas used, which a failed call does not have.',
    kind: 'trace',
    paths: ['result.gasUsed'],
    records: ({ calls, transactions }) =>
      calls
        .filter((row) => row.error === undefined)
        .map((row) => traceKey(transactions[row.transaction]?.hash, row.path)),
  },
  {
    because: 'A reward that is too large for a JSON number is a string.',
    kind: 'block',
    paths: ['rewards.*.reward'],
    records: ({ blocks }) =>
      blocks
        .filter((row) => row.rewards.some(({ reward }) => !Number.isSafeInteger(Number(reward))))
        .map((row) => row.hash),
  },
  {
    because: 'Metadata is null if the token has none, or none that can be parsed.',
    kind: 'instance',
    paths: ['metadata'],
    records: ({ instances }) =>
      instances.filter((row) => row.metadata === null).map((row) => instanceKey(row.token, row.id)),
  },
]

/** The key of one call in a transaction's trace. */
export function traceKey(hash: string | undefined, path: readonly number[]): string {
  return `${hash}/${path.join('.')}`
}

function hasArray(decoded: DecodedFacts | undefined): boolean {
  return decoded?.parameters.some(({ value }) => Array.isArray(value)) === true
}

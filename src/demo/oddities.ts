import { instanceKey } from './indexes'
import type { DecodedFacts, RecordedNoun } from './recording'
import type { Facts } from './store'

/** A kind of record that some answers hold in a form that the contract doesn't have. */
export type OddKind = 'transaction' | 'block' | 'log' | 'trace' | 'instance'

/** Where the demo differs from the contract on purpose, as real servers do: in which records, and in which of their fields. */
export interface Oddity {
  because: string
  kind: OddKind
  /** Within the record; `*` stands for any place in an array. */
  paths: readonly string[]
  /** The records by identity: a transaction's or block's hash, a log's hash/index, a trace's hash/path, an NFT's `instanceKey`. */
  records: (facts: Facts<OddNoun>) => string[]
}

/** The nouns that tell which records are odd. */
export const oddNouns = [
  'blocks',
  'calldata',
  'calls',
  'instances',
  'logs',
  'transactions',
] as const satisfies RecordedNoun[]

type OddNoun = (typeof oddNouns)[number]

/** Every place where an answer of the demo isn't what the contract says; the rest of it is, to the letter. */
export const oddities: readonly Oddity[] = [
  {
    because: 'A transaction that waits for a block has nulls for what only a block gives.',
    kind: 'transaction',
    paths: [
      'base_fee_per_gas',
      'block_number',
      'gas_used',
      'has_error_in_internal_transactions',
      'position',
      'priority_fee',
      'status',
      'timestamp',
      'transaction_burnt_fee',
    ],
    records: ({ transactions }) => transactions.filter((row) => row.block === undefined).map((row) => row.hash),
  },
  {
    because: 'Arrays and tuples among the parameters are JSON arrays, not text.',
    kind: 'transaction',
    paths: ['decoded_input.parameters.*.value'],
    records: ({ calldata, transactions }) =>
      transactions.filter((_, at) => hasArray(calldata[at]?.decoded)).map((row) => row.hash),
  },
  {
    because: 'An error that the contract declares is decoded like a call, not put into words.',
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
    because: 'A trace is what the node wrote, and nodes write quantities in hex.',
    kind: 'trace',
    paths: ['action.gas', 'action.value'],
    records: ({ calls, transactions }) => calls.map((row) => traceKey(transactions[row.transaction]?.hash, row.path)),
  },
  {
    because: 'The same for the gas that a call used, which one that failed does not say.',
    kind: 'trace',
    paths: ['result.gasUsed'],
    records: ({ calls, transactions }) =>
      calls
        .filter((row) => row.error === undefined)
        .map((row) => traceKey(transactions[row.transaction]?.hash, row.path)),
  },
  {
    because: 'A reward that a JSON number would round is text.',
    kind: 'block',
    paths: ['rewards.*.reward'],
    records: ({ blocks }) =>
      blocks
        .filter((row) => row.rewards.some(({ reward }) => !Number.isSafeInteger(Number(reward))))
        .map((row) => row.hash),
  },
  {
    because: 'Metadata is null where the token has none, or none that parses.',
    kind: 'instance',
    paths: ['metadata'],
    records: ({ instances }) =>
      instances.filter((row) => row.metadata === null).map((row) => instanceKey(row.token, row.id)),
  },
]

/** Identifies one step of a transaction's trace. */
export function traceKey(hash: string | undefined, path: readonly number[]): string {
  return `${hash}/${path.join('.')}`
}

function hasArray(decoded: DecodedFacts | undefined): boolean {
  return decoded?.parameters.some(({ value }) => Array.isArray(value)) === true
}

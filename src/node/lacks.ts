import type { NodeState } from '#/contracts/nodeState'
import { SERVED_NAMES } from '#/served/respond'
import type { ServedName } from '#/served/responder'

/** What only a Blockscout with another service has. */
export const OF_OTHER_SERVICES = [
  'beaconDeposits',
  'beaconDepositCounters',
  'blob',
  'marketChart',
  'transactionBlobs',
  'userOperation',
  'userOperations',
] as const satisfies readonly ServedName[]

/** What traces of calls are needed for. */
export const OF_TRACES = [
  'addressInternalTransactions',
  'blockInternalTransactions',
  'internalTransactions',
  'transactionInternalTransactions',
  'transactionRawTrace',
] as const satisfies readonly ServedName[]

/** What a page says where calls inside of transactions are needed. */
export const NO_TRACES = 'This node offers no traces.'
/** The same where no node has such records. */
export const NO_RECORDS = 'Nodes have no such records.'

/** What a node has no method for, on a chain whose blocks are not all read. */
const REASONS: Partial<Record<ServedName, string>> = {
  addresses: 'A node has no list of accounts.',
  tokens: 'A node has no list of tokens.',
  tokenHolders: 'A node has no list of the holders of a token.',
  tokenInstances: 'A node has no list of the NFTs of a collection.',
  tokenInstanceHolders: 'A node has no list of the holders of an NFT.',
  addressInternalTransactions: 'A node cannot find the internal transactions of an address.',
  addressBlocksValidated: 'A node cannot find the blocks that an address validated.',
  addressWithdrawals: 'A node cannot find the withdrawals of an address.',
  addressBalanceHistory: 'A node has no history of balances.',
}

/** Why a chain without an index has no response for an endpoint, as a sentence. */
export const lackReason = (name: ServedName) => REASONS[name] ?? NO_RECORDS

/**
 * The endpoints that a node's API cannot respond for, with the reason: `planned` are those of a chain without an index, null for a chain
 * with one.
 */
export function lackedEndpoints(
  offersTraces: boolean | null,
  planned: ReadonlySet<ServedName> | null,
): NodeState['lacks'] {
  const others: ReadonlySet<ServedName> = new Set(OF_OTHER_SERVICES)
  const traced: ReadonlySet<ServedName> = new Set(offersTraces === false ? OF_TRACES : [])
  const reasonOf = (name: ServedName) => {
    if (others.has(name)) return NO_RECORDS
    if (planned?.has(name) === false) return lackReason(name)
    return traced.has(name) ? NO_TRACES : null
  }
  return Object.fromEntries(
    SERVED_NAMES.flatMap((name) => {
      const reason = reasonOf(name)
      return reason === null ? [] : [[name, reason]]
    }),
  )
}

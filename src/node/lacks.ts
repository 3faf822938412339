import { SERVED_NAMES } from '#/served/respond'
import type { ServedName } from '#/served/responder'

/** What only a Blockscout with another service has. */
const OF_OTHER_SERVICES: readonly ServedName[] = [
  'beaconDeposits',
  'beaconDepositCounters',
  'blob',
  'marketChart',
  'transactionBlobs',
  'userOperation',
  'userOperations',
]

/** What traces of calls are needed for. */
const OF_TRACES: readonly ServedName[] = [
  'addressInternalTransactions',
  'blockInternalTransactions',
  'internalTransactions',
  'transactionInternalTransactions',
  'transactionRawTrace',
]

/** The endpoints that a node's API cannot respond for: `planned` are those of a chain without an index, null for a chain with one. */
export function lackedEndpoints(offersTraces: boolean | null, planned: ReadonlySet<ServedName> | null): ServedName[] {
  const lacked = new Set([...OF_OTHER_SERVICES, ...(offersTraces === false ? OF_TRACES : [])])
  return SERVED_NAMES.filter((name) => lacked.has(name) || planned?.has(name) === false)
}

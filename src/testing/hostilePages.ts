import type { ResourceName } from '#/api/resources'
import { at, chain } from './pages'

/** A page, and the API responses on it that are in no list. */
type HostilePage = readonly [path: string, ...resources: ResourceName[]]

/** Pages of one record. They are opened until each field has had each payload. */
export const hostileRecords: readonly HostilePage[] = [
  [`/${chain}/tx/${at.routedSwap}`, 'transaction'],
  [`/${chain}/tx/${at.revertedWithText}`],
  [`/${chain}/block/${at.crowdedBlock}`, 'block'],
  [`/${chain}/address/${at.router}`, 'address', 'addressCounters'],
  [`/${chain}/token/${at.charts}`, 'token', 'tokenCounters'],
  [`/${chain}/token/${at.charts}/instance/7`, 'tokenInstance'],
  [`/${chain}/token/${at.charts}/instance/7/metadata`],
  [`/${chain}/op/${at.operation}`, 'userOperation'],
  [`/${chain}/blob/${at.blob}`, 'blob'],
]

/** Pages that are neither a list nor of one record. */
export const otherHostilePages: readonly HostilePage[] = [
  [`/${chain}`, 'blocks', 'stats'],
  [`/${chain}/tx/${at.callTree}/raw`, 'transactionRawTrace'],
  [`/${chain}/tx/${at.routedSwap}/state`, 'transactionStateChanges'],
  [`/${chain}/address/${at.router}/contract`, 'smartContract'],
  [`/${chain}/contracts`, 'smartContractCounters'],
  [`/${chain}/stats`, 'statsLines'],
]

/** Resources without text that could be hostile: only numbers and dates. A line of the stats service is named by the list of lines. */
export const textless: ReadonlySet<string> = new Set<ResourceName>([
  'addressTabCounts',
  'tokenInstanceCounters',
  'withdrawalCounters',
  'beaconDepositCounters',
  'indexingStatus',
  'addressBalanceHistory',
  'addressBalanceByDay',
  'transactionsChart',
  'marketChart',
  'statsLine',
])

import { identityOf } from '#/api/rows'
import { item, list } from '#/api/resource'
import { beaconDeposit, beaconDepositCounters, blob } from '#/api/schemas/beacon'

/** Endpoints of deposits to the beacon chain, and of the blobs that it stores. */
export const BEACON_RESOURCES = {
  beaconDeposits: list({
    path: '/beacon/deposits',
    firstRows: 'Latest',
    total: ['beaconDepositCounters', 'deposits_count'],
    item: beaconDeposit,
    identity: (row) => identityOf(row.index),
  }),
  beaconDepositCounters: item({ path: '/beacon/deposits/count', item: beaconDepositCounters }),
  transactionBlobs: list({
    path: '/transactions/{hash}/blobs',
    of: 'transaction',
    item: blob,
    identity: (row) => identityOf(row.hash),
  }),
  blob: item({ path: '/blobs/{hash}', of: 'blob', item: blob }),
} as const

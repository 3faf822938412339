import type { ListName } from '#/api/resources'
import { at, chain } from '../../e2e/pages'

/** A list that the demo has no records of. */
interface UnrecordedList {
  /** Accessible name. */
  name: string
  resource: ListName
  path: string
  /** Headers in order. */
  columns: string
}

/** The lists whose endpoints the demo does not serve; tests answer with bodies made from their schemas. */
export const unrecordedLists: readonly UnrecordedList[] = [
  {
    name: 'User operations',
    resource: 'userOperations',
    path: `/${chain}/ops`,
    columns: 'User op hash, Status, Sender, Txn hash, Block, Age, Fee (MER)',
  },
  {
    name: 'Deposits',
    resource: 'beaconDeposits',
    path: `/${chain}/deposits`,
    columns: 'Index, Status, Txn hash, Block, Age, From, Public key, Withdrawal address, Amount (MER)',
  },
  {
    name: 'Blobs',
    resource: 'transactionBlobs',
    path: `/${chain}/tx/${at.routedSwap}/blobs`,
    columns: 'Blob hash, Size, KZG commitment, KZG proof',
  },
]

import { queryOptions } from '@tanstack/react-query'
import type { ChainConnection } from '#/data/connection'
import { itemQuery } from '#/data/queries'
import { transactionState } from '#/domain/transactionState'

/** Time between two looks at what is not in a block yet, ms. */
const interval = 4_000

/** A transaction that is looked at again until it is in a block. */
export function liveTransactionQuery(connection: ChainConnection, hash: string) {
  return queryOptions({
    ...itemQuery(connection, 'transaction', { hash }),
    refetchInterval: ({ state }) => {
      const transaction = state.data?.value
      return transaction && transactionState(transaction).kind === 'pending' ? interval : false
    },
  })
}

import { useQuery } from '@tanstack/react-query'
import type { Transaction } from '#/api/schemas/transaction'
import { useBackground } from '#/data/queries/background'
import { firstPageQuery } from '#/data/queries/resourceQueries'
import { sendToNode, useNodeConnection } from '#/data/queries/rpc'
import { transactionState } from '#/domain/transactions/transactionState'
import { nonceQueue, type NonceQueue } from '#/domain/transactions/nonceQueue'

/** How often the node is requested again. */
const NODE_INTERVAL_MS = 15_000

/** Where a transaction without a block is among those of its sender, and what that is read from. */
export type KnownQueue = NonceQueue & {
  /** The configured node that counted the sender's mined transactions; null if none did. */
  readonly node: string | null
}

/**
 * Reads the latest transactions of the sender, and their number from the node where one is configured; null while neither is known,
 * without a transaction, and for one without a sender or a nonce.
 */
export function useNonceQueue(transaction: Transaction | null): KnownQueue | null {
  const { hash = null, nonce = null, from = null } = transaction ?? {}
  const connection = useNodeConnection()
  const { chain } = connection
  const sender = from?.hash ?? ''
  const isKnown = sender !== '' && nonce !== null && hash !== null
  const list = { resource: 'addressTransactions', params: { hash: sender }, filters: { filter: 'from' } } as const
  const { data: page } = useQuery({
    ...firstPageQuery(connection, list),
    ...useBackground(connection, 'addressTransactions', isKnown),
  })
  const { data: count } = useQuery({
    queryKey: ['transaction count', chain.id, sender],
    queryFn: async ({ signal }) => {
      const [outcome] = await sendToNode(
        connection,
        [{ method: 'eth_getTransactionCount', params: [sender, 'latest'] }],
        signal,
      )
      return readCount(outcome?.result)
    },
    enabled: isKnown && chain.rpcUrl !== undefined,
    retry: false,
    refetchInterval: NODE_INTERVAL_MS,
  })
  if (!isKnown || (page === undefined && count == null)) return null
  // One that was dropped is neither mined nor pending.
  const known = (page?.rows ?? []).flatMap(({ value }) =>
    value && (value.block_number !== null || transactionState(value).kind === 'pending') ? [value] : [],
  )
  const isWhole = page !== undefined && page.next === null && !page.hasUnreadableCursor
  const queue = nonceQueue({ hash, nonce, from: sender }, known, { minedCount: count ?? null, isWhole })
  return { ...queue, node: count == null || !chain.rpcUrl ? null : new URL(chain.rpcUrl, location.origin).host }
}

/** A count as nodes report it; null if it is none. */
function readCount(result: unknown): number | null {
  if (typeof result !== 'string' || !/^0x[\da-f]{1,13}$/i.test(result)) return null
  return Number(result)
}

import type { Transaction } from '#/api/schemas/transaction'
import { TransactionLink } from '#/entity/links'
import type { KnownQueue } from '#/features/transactions/pending/useNonceQueue'
import type { Fact } from '#/ui/DetailRows'

/** What the sender's other transactions say of one that is in no block; facts that are not known have no value. */
export function queueFacts(queue: KnownQueue, { nonce }: Transaction, chain: string): Fact[] {
  const { replacedBy, rival, earlier, latestMined, node } = queue
  const isPassed = latestMined !== null && nonce !== null && latestMined.nonce >= nonce
  return [
    {
      label: 'Replaced by',
      hint: 'Mined transaction of the sender with the same nonce.',
      value: replacedBy && (
        <>
          <TransactionLink chain={chain} hash={replacedBy} />, with the same nonce {nonce}: this one was not executed
        </>
      ),
    },
    {
      label: 'Nonce used',
      hint: 'A nonce is used once, so this transaction can no longer be included.',
      value:
        isPassed && !replacedBy
          ? `Nonce ${nonce} is used: the sender’s transactions are mined up to nonce ${latestMined.nonce}`
          : null,
    },
    {
      label: 'Earlier nonces',
      hint: 'A block includes a sender’s transactions in the order of their nonces.',
      value: earlier && (
        <>
          <span className="icon icon-clock text-warn">
            {earlier.count === 1
              ? `Nonce ${earlier.next} is not mined yet`
              : `Nonces ${earlier.next} to ${earlier.next + earlier.count - 1} are not mined yet`}
          </span>
          {earlier.pending === null ? (
            `; no transaction with nonce ${earlier.next} was found`
          ) : (
            <>
              ; {earlier.next} is pending: <TransactionLink chain={chain} hash={earlier.pending} />
            </>
          )}
          <span className="block text-sm text-muted">
            {node === null ? 'by the sender’s latest transactions' : `by the node ${node}`}
            {latestMined === null ? (
              ': none is mined'
            ) : (
              <>
                : the latest mined nonce is {latestMined.nonce}
                {latestMined.hash !== null && (
                  <>
                    {' '}
                    in <TransactionLink chain={chain} hash={latestMined.hash} />
                  </>
                )}
              </>
            )}
          </span>
        </>
      ),
    },
    {
      label: 'Same nonce',
      hint: 'Another pending transaction of the sender; only one of them can be included.',
      value:
        rival && !replacedBy ? (
          <>
            <TransactionLink chain={chain} hash={rival} /> is pending with the same nonce; only one of the two can be
            included
          </>
        ) : null,
    },
  ]
}

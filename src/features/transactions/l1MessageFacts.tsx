import type { Transaction } from '#/api/schemas/transaction'
import { Count } from '#/entity/Count'
import { FullL1Link } from '#/entity/L1Link'
import { StatusWords } from '#/entity/StatusWords'
import type { Fact } from '#/ui/DetailRows'

/** Directions of a message, in the words of Arbitrum's servers. */
const DIRECTIONS: Readonly<Record<string, string>> = { incoming: 'from L1', outcoming: 'to L1', outgoing: 'to L1' }

/** The heading above a message: its direction, if it is known. */
export function l1MessageTitle({ arbitrum, scroll }: Transaction): string {
  const direction = DIRECTIONS[arbitrum?.contains_message ?? ''] ?? (scroll?.queue_index == null ? '' : 'from L1')
  return `Message ${direction}`.trim()
}

/** The message between L1 and the chain that a transaction has. */
export function l1MessageFacts({ arbitrum, scroll }: Transaction): Fact[] {
  const direction = arbitrum?.contains_message ?? null
  const { message_id, message_status, associated_l1_transaction_hash } = arbitrum?.message_related_info ?? {}
  const queueIndex = scroll?.queue_index ?? null
  return [
    {
      label: 'Direction',
      hint: 'Whether the message was sent to this chain or by it.',
      value: direction && <StatusWords text={DIRECTIONS[direction] ?? direction} />,
    },
    {
      label: 'Status',
      hint: 'How far the message is, as reported by the API.',
      value: message_status ? <StatusWords text={message_status} /> : null,
    },
    {
      label: 'Message ID',
      hint: 'Number of the message.',
      value: message_id == null ? null : String(message_id),
    },
    {
      label: 'L1 txn hash',
      hint: 'Transaction on L1 that sent the message, or executed it.',
      value: associated_l1_transaction_hash ? <FullL1Link page="tx" id={associated_l1_transaction_hash} /> : null,
    },
    {
      label: 'Queue index',
      hint: 'Position in the queue of messages from L1.',
      value: queueIndex === null ? null : <Count value={queueIndex} />,
    },
  ]
}

import type { Block } from '#/api/schemas/block'
import { Count } from '#/entity/Count'
import { L1Link } from '#/entity/L1Link'
import type { Fact } from '#/ui/DetailRows'
import { FullHash } from '#/ui/Hash'

/** What a block of Arbitrum has of the messages between L1 and the chain. */
export function blockL1MessageFacts({ arbitrum }: Block): Fact[] {
  if (arbitrum === null) return []
  const { l1_block_number, delayed_messages, send_count, send_root } = arbitrum
  return [
    {
      label: 'L1 block',
      hint: 'Block of L1 that the chain knew of when it produced this one.',
      value: l1_block_number === null ? null : <L1Link page="block" id={String(l1_block_number)} />,
    },
    {
      label: 'Delayed messages',
      hint: 'Messages from L1 that the chain had read up to this block.',
      value: delayed_messages === null ? null : <Count value={delayed_messages} />,
    },
    {
      label: 'Sent messages',
      hint: 'Messages that the chain had sent to L1 up to this block.',
      value: send_count === null ? null : <Count value={send_count} />,
    },
    {
      label: 'Send root',
      hint: 'Merkle root of the messages sent to L1 up to this block.',
      value: send_root ? <FullHash hash={send_root} /> : null,
    },
  ]
}

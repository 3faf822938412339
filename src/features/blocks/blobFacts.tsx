import type { Block } from '#/api/schemas/block'
import type { Chain } from '#/data/config/config'
import { blobGasFacts } from '#/entity/blobGasFacts'
import { Count } from '#/entity/Count'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import type { Fact } from '#/ui/DetailRows'

/** What the block has of blobs (EIP-4844). */
export function blobFacts(block: Block, chain: Chain): Fact[] {
  const { blob_transactions_count: count, excess_blob_gas: excess, burnt_blob_fees: burnt } = block
  return [
    {
      label: 'Blob txns',
      hint: 'Transactions that carry blobs (EIP-4844).',
      value: count === null ? null : <Count value={count} />,
    },
    ...blobGasFacts(block),
    {
      label: 'Burnt blob fees',
      hint: 'Blob gas price × blob gas used, removed from circulation.',
      value: burnt === null ? null : <NativeAmountWithFiat value={burnt} chain={chain} rate={null} />,
    },
    {
      label: 'Excess blob gas',
      hint: 'Blob gas of earlier blocks above the target, which raises the price.',
      value: excess === null ? null : <Count value={excess} />,
    },
  ]
}

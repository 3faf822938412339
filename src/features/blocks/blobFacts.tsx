import type { Block } from '#/api/schemas/block'
import type { Chain } from '#/data/config/config'
import { Count } from '#/entity/Count'
import { GasPrice } from '#/entity/Gas'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import type { Fact } from '#/ui/DetailRows'

/** Blob gas of one blob (EIP-4844). */
const GAS_PER_BLOB = 131_072n

/** What the block has of blobs (EIP-4844). */
export function blobFacts(block: Block, chain: Chain): Fact[] {
  const { blob_transactions_count: count, blob_gas_used: used, excess_blob_gas: excess } = block
  const { blob_gas_price: price, burnt_blob_fees: burnt } = block
  return [
    {
      label: 'Blob txns',
      hint: 'Transactions that carry blobs (EIP-4844).',
      value: count === null ? null : <Count value={count} />,
    },
    {
      label: 'Blob gas used',
      hint: 'Gas of the blobs, 131,072 for each.',
      value:
        used === null ? null : (
          <>
            <Count value={used} />
            {used > 0n && used % GAS_PER_BLOB === 0n && (
              <span className="ml-3 text-muted">
                <Count value={used / GAS_PER_BLOB} noun={['blob', 'blobs']} />
              </span>
            )}
          </>
        ),
    },
    {
      label: 'Blob gas price',
      hint: 'Price per blob gas, which the excess blob gas sets.',
      value: price === null ? null : <GasPrice wei={price} />,
    },
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

import { Count } from '#/entity/Count'
import { GasPrice } from '#/entity/Gas'
import type { Fact } from '#/ui/DetailRows'

/** Blob gas of one blob (EIP-4844). */
const GAS_PER_BLOB = 131_072n

interface BlobGas {
  readonly blob_gas_used: bigint | null
  readonly blob_gas_price: bigint | null
}

/** The gas of the blobs of a block or transaction (EIP-4844), and its price. */
export function blobGasFacts({ blob_gas_used: used, blob_gas_price: price }: BlobGas): Fact[] {
  return [
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
  ]
}
